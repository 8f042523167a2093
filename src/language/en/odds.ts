import { english } from './writing.ts';

const { all, number } = english;

/** A chance in whole per cent; what may happen is never 0, what may fail never 100. */
function percent(share: number): string {
  if (share <= 0) return '0%';
  if (share >= 1) return '100%';
  if (share < 0.01) return '<1%';
  if (share > 0.99) return '>99%';
  return `${Math.round(share * 100)}%`;
}

/** Strength points to be expected, in tenths; what may be lost is never 0. */
function points(value: number): string {
  if (value <= 0) return '0';
  return value < 0.05 ? '<0.1' : number(Math.round(value * 10) / 10);
}

/** What the table says of odds, of what an enemy could do, and of how both are reckoned. */
export const odds = {
  percent,
  points,
  /** On the tag of a target: what a shot may be expected to cost it. */
  cost: (value: number) => (value < 0.05 ? points(value) : `−${points(value)}`),
  /** On a tag, under a figure that somebody's answer decides. */
  between: (least: number, most: number) =>
    percent(least) === percent(most) ? percent(most) : `${percent(least).replace('%', '')}–${percent(most)}`,
  /** On a tag while its figure is being worked out, and where there is none. */
  waiting: '…',
  none: 'no odds',
  title: 'Odds',
  breaks: (share: number) => `breaks it ${percent(share)}`,
  costs: (value: number) => `costs it ${points(value)}`,
  holds: (share: number) => `holds ${percent(share)}`,
  /** In a line under an attack, as the side that acts sees it. */
  attack: (breaks: number, lost: number, attackerLost: number) =>
    `breaks it ${percent(breaks)}; own losses ${points(attackerLost)}, the enemy’s ${points(lost)}`,
  /** In a line under an answer, after what the unit asked holds. */
  answer: (breaks: number | null, lost: number, enemyLost: number) =>
    `own losses ${points(lost)}, the enemy’s ${points(enemyLost)}${breaks === null ? '' : `; enemy breaks ${percent(breaks)}`}`,
  rows: {
    breaks: 'Target breaks: flees, leaves the map or is destroyed',
    attackerBreaks: 'Attacker breaks',
    lost: 'Strength points lost by the side attacked',
    attackerLost: 'Strength points lost by the attacker’s side',
    staying: 'If whoever fails a test stays and bears the losses',
  },
  range: (least: number, most: number) =>
    least === most
      ? 'whatever both sides decide'
      : `${percent(least)} to ${percent(most)} as both sides decide`,
  stayingCost: (breaks: number, lost: number, attackerLost: number) =>
    `breaks ${percent(breaks)}; the side attacked loses ${points(lost)}, the attacker’s ${points(attackerLost)}`,
  policy:
    'Odds to the end of the action, as if whoever fails a test flees. Otherwise both sides play for the ground. Where a unit goes or looks is played by the first answer, and of places much alike where a flight or a pursuit may end one is weighed.',
  /** The same in a line, behind a mark. */
  policyMark: 'How these are reckoned',
  kept: 'No odds: they would tell what is kept from you.',
  hide: 'Play without odds',
  /** Why some are not there. */
  missing: {
    lasting: 'The odds are still being reckoned…',
    stopped: 'The reckoning of the odds was stopped here.',
    tooMuch:
      'Some odds are not told: too much may follow to go through it all while you play. The laboratory (in the menu) takes more time for it, and lets you take units away or settle decisions.',
    failed:
      'Some odds could not be reckoned. The game itself is not touched; look elsewhere and back, or load the page anew.',
  },
  /** Why one attack has none, beside what is told of all. */
  noneOf: {
    alike: 'No odds: whatever is answered here comes to the same.',
    notAsked: 'No odds: there is nothing to compare here, or there are too many answers to compare.',
    tooMuch: 'No odds: too much may follow to go through it all while you play.',
    failed: 'No odds: they could not be reckoned.',
    stopped: 'No odds: the reckoning was stopped.',
  },
  stop: 'Stop',
  goOn: 'Reckon on',
  /** Of a test that an answer leads to at once. */
  test: {
    succeeds: (share: number) => `succeeds ${percent(share)}`,
    passed: 'The test of morale is passed',
    none: 'It succeeds without a test.',
    dice: 'The chance to pass the test of morale: nobody decides anything in it, the dice alone.',
  },
  danger: {
    title: (hex: string) => `In ${hex}, in the enemy’s next turn`,
    none: (hex: string) => `In ${hex} no enemy that stands where he stands now could attack it.`,
    dice: (n: number) => `${number(n)} ${n === 1 ? 'die' : 'dice'}`,
    act: (action: string, told: string) => `${action.toLowerCase()}: ${told}`,
    /** One enemy and what he could do, as a part of a sentence. */
    part: (enemy: string, told: readonly string[]) => `${enemy} (${told.join('; ')})`,
    nobody: 'Nobody could attack it there.',
    /** How many could fire, how many charge or assault, and the worst of their chances to break it, once known. */
    counts: (fire: number, shock: number, worst: number | null): string => {
      const firing = fire > 0 ? [`${number(fire)} could fire at it`] : [];
      const could = fire > 0 ? '' : 'could ';
      const charging = shock > 0 ? [`${number(shock)} ${could}charge or assault it`] : [];
      return `${[...firing, ...charging].join(', ')}${worst === null ? '' : `; at worst it breaks at ${percent(worst)}`}.`;
    },
    sentence: (hex: string, parts: readonly string[]) => `In ${hex} it could be attacked by ${all(parts)}.`,
    note: 'From where the enemy stands now; what the march itself may cost is not counted.',
  },
  guide: {
    title: 'Odds at the table',
    target:
      'On a target: the chance that it breaks, and below it what that may come to as both sides answer; where the unit can only fire, the strength points the target may be expected to lose.',
    answer:
      'Beside an answer: what it leads to for whoever gives it. Beside a rally, a change of formation or an initiative: the chance that its test is passed.',
    danger:
      'Of a hex the unit can reach, pointed at, drafted, held under a finger or come to by the arrow keys: who could attack it there.',
    off: 'The button beside the grid, or its key, shows them or puts them away: without them the tags of targets tell the dice.',
  },
};
