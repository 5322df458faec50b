export { regionsInAsp as encodeAsp } from '../kit/region-asp.ts';
