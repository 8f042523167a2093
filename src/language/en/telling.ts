import { odds } from './odds.ts';
import { english } from './writing.ts';

const { count, number } = english;
const { percent } = odds;

/** What befell a unit, as its line on the card is told. Places by their names. */
interface LotTold {
  readonly lost: number;
  readonly left: number | null;
  readonly regained: number | null;
  readonly panicked: boolean;
  readonly fled: string | null;
  readonly pursued: string | null;
  readonly gone: 'destroyed' | 'offMap' | null;
}

type Undertaken = 'charge' | 'assault' | 'fire' | 'rally' | 'flight' | 'move';

const points = (n: number) => count(n, 'strength point', 'strength points');
/** In tenths. */
const tenths = (value: number) => number(Math.round(value * 10) / 10);

function title(kind: Undertaken, unit: string, target: string): string {
  switch (kind) {
    case 'charge':
      return `Charge of ${unit} on ${target}`;
    case 'assault':
      return `Assault of ${unit} on ${target}`;
    case 'fire':
      return `Fire of ${unit} on ${target}`;
    case 'rally':
      return `Rally of ${unit}`;
    case 'flight':
      return `Flight of ${unit}`;
    case 'move':
      return `Move of ${unit}`;
  }
}

/** What befell a unit, after its name; `kind` is what was undertaken. */
function lot(kind: Undertaken, { lost, left, regained, panicked, fled, pursued, gone }: LotTold): string {
  const all: string[] = [];
  if (lost > 0) all.push(`loses ${points(lost)}${left === null || gone ? '' : ` (${number(left)} left)`}`);
  if (gone === 'destroyed') all.push('is destroyed');
  if (regained !== null) all.push(regained === 0 ? 'rallies' : `rallies and regains ${points(regained)}`);
  if (panicked) all.push('panics');
  if (gone === 'offMap') all.push('runs off the field');
  else if (fled !== null) all.push(`flees to ${fled}`);
  if (pursued !== null && gone === null) all.push(`pursues to ${pursued}`);
  if (all.length > 0) return all.join(', ');
  return kind === 'rally' ? 'does not rally' : 'no loss';
}

/** How what has happened is told: the card of its upshot, the chance of dice, the turn played again. */
export const telling = {
  card: 'What came of it',
  title,
  lot,
  holds: (unit: string, hex: string) => `${unit} holds the ground in ${hex}.`,
  nobodyHolds: (hex: string) => `Nobody is left on the ground in ${hex}.`,
  decidedBy: 'What decided it:',
  likelihood: (share: number) => `a chance of ${percent(share)}`,
  /** Beside a roll, before it. */
  chance: {
    passes: (share: number) => `The test is passed ${percent(share)} of the time.`,
    hits: (mean: number, none: number) => `${tenths(mean)} hits to be expected; none ${percent(none)}.`,
    saves: (mean: number, none: number, all: number) =>
      `${tenths(mean)} saves to be expected; none ${percent(none)}, all ${percent(all)}.`,
    even: (least: number, most: number) => `${number(least)} to ${number(most)}, each as likely.`,
    total: (least: number, most: number, mean: number) =>
      `${number(least)} to ${number(most)}, ${tenths(mean)} on average.`,
    lots: (each: number) => `Each ${percent(each)}.`,
  },
  savesFrom: (face: number) => `A die of ${number(face)} or more saves.`,
  replay: {
    offer: (side: string) => `Replay the turn of ${side}`,
    steps: 'Step by step',
    at: (side: string, step: number, of: number) => `The turn of ${side}: ${number(step)} of ${number(of)}`,
    back: 'One step back',
    on: 'One step on',
    run: 'Let it run',
    hold: 'Hold',
    end: 'Back to the game',
  },
  speed: {
    follow: 'The map follows what happens',
    title: 'Pace of what is shown',
    off: 'off',
    quick: 'quick',
    normal: 'normal',
    slow: 'slow',
  },
};
