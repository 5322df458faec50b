export { lineRuleInAsp as ruleInAsp, regionsInAsp as encodeAsp } from '../kit/region-asp.ts';
