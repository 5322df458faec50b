import type { Format } from './format.ts';
import { json } from './json.ts';
import { ownText } from './own-text.ts';
import { papersAkari } from './papers-akari.ts';
import { papersBosnianRoad } from './papers-bosnian-road.ts';
import { papersCrazyPavement } from './papers-crazy-pavement.ts';
import { papersDualClue } from './papers-dual-clue.ts';
import { penpaLink } from './penpa-link.ts';
import { puzzLinkAkari } from './puzz-link-akari.ts';
import { puzzLinkBosnianRoad } from './puzz-link-bosnian-road.ts';
import { puzzLinkSkyscrapers } from './puzz-link-skyscrapers.ts';
import { puzzLinkSlitherlink } from './puzz-link-slitherlink.ts';
import { puzzLinkTilepaint } from './puzz-link-tilepaint.ts';
import { pzprv3Akari } from './pzprv3-akari.ts';
import { studioLink } from './studio-link.ts';
import { tathamLightUp } from './tatham-light-up.ts';
import { tathamLoopy } from './tatham-loopy.ts';
import { tathamMosaic } from './tatham-mosaic.ts';
import { tathamTowers } from './tatham-towers.ts';
import { tathamUnequal } from './tatham-unequal.ts';

/** The only list of formats. */
export const formats: readonly Format[] = [
  ownText,
  json,
  studioLink,
  penpaLink,
  puzzLinkAkari,
  puzzLinkBosnianRoad,
  puzzLinkSkyscrapers,
  puzzLinkSlitherlink,
  puzzLinkTilepaint,
  pzprv3Akari,
  tathamLightUp,
  tathamLoopy,
  tathamMosaic,
  tathamTowers,
  tathamUnequal,
  papersAkari,
  papersBosnianRoad,
  papersCrazyPavement,
  papersDualClue,
];
