import type { explanations as english } from '../en/explanations.ts';
import { acting } from './acting.ts';
import { agreements } from './agreements.ts';
import { dialogs } from './dialogs.ts';
import { frames } from './frames.ts';
import { keyDesk } from './keyDesk.ts';
import { keys } from './keys.ts';
import { lines } from './lines.ts';
import { listed } from './listed.ts';
import { looks } from './looks.ts';
import { objectives } from './objectives.ts';
import { odds } from './odds.ts';
import { problems } from './problems.ts';
import { refusals } from './refusals.ts';
import { setUp } from './setUp.ts';
import { skillEffects } from './skillEffects.ts';
import { standingOrders } from './standingOrders.ts';
import { telling } from './telling.ts';
import { terms } from './terms.ts';

/** What French says when it is asked why or how. */
export const explanations: typeof english = {
  terms: terms.labels,
  termLabel: terms.termLabel,
  termLine: terms.termLine,
  refusals: refusals.sentences,
  refusalSentence: refusals.sentence,
  ...problems,
  ...frames,
  skillEffects,
  keys,
  keyDesk,
  lines,
  listed,
  objectives,
  odds,
  dialogs,
  acting,
  agreements: agreements.asked,
  looks,
  setUp,
  told: telling,
  standingOrders,
};
