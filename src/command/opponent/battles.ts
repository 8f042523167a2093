/** The battles that levels play against each other: those of the collection, all of them at hand. */
import { bartkenau } from '../../scenarios/bartkenau.ts';
import { gersbach } from '../../scenarios/gersbach.ts';
import { almenar } from '../../scenarios/library/almenar.ts';
import { hautecroix } from '../../scenarios/library/hautecroix.ts';
import { kinzig } from '../../scenarios/library/kinzig.ts';
import { liebenau } from '../../scenarios/library/liebenau.ts';
import { rothmuehle } from '../../scenarios/library/rothmuehle.ts';
import { rouveroy } from '../../scenarios/library/rouveroy.ts';
import { serralva } from '../../scenarios/library/serralva.ts';
import { weissdorf } from '../../scenarios/library/weissdorf.ts';
import { zaborovo } from '../../scenarios/library/zaborovo.ts';
import { zeithain } from '../../scenarios/library/zeithain.ts';
import type { Scenario } from '../../scenarios/scenario.ts';

export const COLLECTION: readonly Scenario[] = [
  rothmuehle,
  almenar,
  rouveroy,
  weissdorf,
  serralva,
  hautecroix,
  zeithain,
  gersbach,
  bartkenau,
  kinzig,
  liebenau,
  zaborovo,
];
