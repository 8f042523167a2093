import { keeping } from './laboratory/keeping.ts';
import { rolling } from './laboratory/rolling.ts';
import { sentence } from './laboratory/sentence.ts';
import { working } from './laboratory/working.ts';
import { english } from './writing.ts';

const { count, number } = english;

/** A chance in per cent; what may happen is never 0, what may fail never 100. */
function percent(share: number): string {
  if (share <= 0) return '0%';
  if (share >= 1) return '100%';
  if (share < 0.0005) return '< 0.1%';
  if (share > 0.9995) return '> 99.9%';
  return `${share.toLocaleString('en-GB', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
}

/** A mean, to two places; what is not nothing is never told as 0. */
function mean(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  if (rounded === 0 && value !== 0) return value > 0 ? '< 0.01' : '> −0.01';
  return number(rounded);
}

/** What the screens of the laboratory say. */
export const laboratory = {
  title: 'The laboratory',
  open: 'The laboratory',
  back: 'Back to the battle',
  close: 'First screen',
  fromBattle: 'A moment of your battle. Whatever is changed here, the battle stays as it is.',
  example:
    'A worked example. Press two units, or change anything on the field and in the cards: the odds follow at once.',
  examplesTitle: 'Worked examples',
  examples: {
    cuirassiers: 'Cuirassiers charge a tired line',
    village: 'Assault on a village',
    guns: 'Hussars charge a battery',
    lancers: 'Lancers charge a square',
    battery: 'A battery fires on a column',
  },
  percent,
  mean,
  strength: (points: number) => count(points, 'strength point', 'strength points'),
  strengthShort: 'SP',
  points: (value: string) => `${value} army points`,
  tools: {
    title: 'Pieces and ground',
    whole: 'The whole set-up',
    place: (type: string, side: string) => `Place ${type}, ${side}`,
    hand: 'Choose and move',
    units: 'Units',
    ground: 'Ground',
    edges: 'Hex sides',
    rubber: 'Take away',
    hill: 'hill',
    side: (side: string) => `Units of ${side}`,
    handHelp:
      'Press the attacker, then its target. Drag a unit to move it; press the darts round it to turn it.',
    placeHelp: (type: string) => `Press the hexes where ${type} shall stand.`,
    groundHelp: 'Press the hexes to be covered.',
    edgeHelp: 'Press a hex, then the neighbour beyond the side.',
    rubberHelp: 'Press the units to be taken away.',
  },
  field: 'The field',
  columns: 'Columns',
  rows: 'Rows',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear the field',
  swap: 'Swap sides',
  map: 'The field of the laboratory',
  roles: { attacker: 'Attacker', target: 'Target', other: 'Unit' },
  noUnit: 'Press a unit on the map to change it here.',
  noUnitYet:
    'The field is empty. Choose a piece and press the hex where it shall stand, then put an enemy before it; or open a worked example.',
  oddsOnceTwo: 'The odds are reckoned as soon as an enemy stands before a unit.',
  makeAttacker: 'Attacker',
  makeTarget: 'Target',
  remove: 'Take away',
  fields: {
    name: 'Name',
    type: 'Type',
    quality: 'Quality',
    command: 'Command value',
    strength: 'Strength now',
    initial: 'At the start',
    formation: 'Formation',
    facing: 'Facing',
    place: 'Hex',
    panicked: 'Panicked',
    skills: 'Skills',
    nation: 'Nation',
  },
  noRoom: 'No such hex, or no room on it.',
  noRoomForHalf: 'No room for its right half: the hex beside is taken, impassable or off the field.',
  noSquareHere: 'No square can stand in a wood, village, fortified point or difficult terrain.',
  unitsThere: 'Units stand there: no impassable ground can be laid under them.',
  cannotBeBought: 'Not a unit the rule sells:',
  ask: 'What does it do?',
  pressTwo: 'Press an attacker and its target, on the map or in the list: the odds stand here at once.',
  underWay: 'The procedure under way in your battle, from here on.',
  underWayNext:
    'Read what each answer leads to below, play it on under “Roll it”, or change a unit: the action is then asked about from its beginning.',
  chooseAct: 'Choose what it does above; for an attack, press an enemy as its target first.',
  ...working,
  sections: {
    result: 'How it ends',
    conditions: 'Conditions',
    factors: 'Dice and command values',
    tree: 'The procedure',
    losses: 'Losses',
    reactions: 'Each reaction',
    compare: 'A and B',
    sweep: 'Sweep',
    roll: 'Roll it',
    keep: 'Keep and share',
  },
  tabs: { odds: 'Odds', sweep: 'Sweep', roll: 'Roll it', systems: 'Five systems', keep: 'Share' },
  systemsNote:
    'One encounter, and what five rules make of it: each by itself, nothing averaged, nothing ranked.',
  legal: 'The rule allows it',
  illegal: 'The rule refuses it',
  states: { met: 'met', unmet: 'not met', open: 'not looked at' },
  conditions: {
    mayAttack: 'A unit that may attack: no guns, no square, not panicked',
    obeys: 'It obeys: no activation test failed',
    free: 'In contact with no enemy',
    inReach: 'The target lies within its movement',
    inPlace: 'The target lies in its frontal cone, or touches a flank hex',
    prey: 'A target for such a unit',
    way: 'A way leads to it and ends engaging it',
    noneBefore: 'No other enemy in front comes first',
    assaultReach: 'The target is near enough',
    assaultMove: 'A step of one hex, or none, engages it',
    keepsContact: 'It stays engaged by one of its enemies',
    hasFire: 'A unit that has fire, steady and not outflanked',
    unengaged: 'No enemy engages it',
    range: 'The target is within range',
    cone: 'The target is in its frontal cone',
    sight: 'The target is seen',
    adjacentOnly: 'No contact forces an adjacent shot',
    priority: 'No other target comes first',
    mayChangeForm: 'Steady infantry',
    formOpen: 'That formation is open to it here',
    clearOfEnemies: 'No contact with the enemy, before or after',
    losses: 'It has losses to make good, or is panicked',
    enemyFar: 'No steady enemy too near',
    orderedPanicked: 'A panicked unit is ordered as such',
  },
  showAbsent: 'Show what does not apply',
  variants: (n: number) => `one of ${number(n)} that may arise`,
  rolled: (chance: string) => `rolled in ${chance} of cases`,
  noRolls: 'No dice with a sum of their own.',
  outcomes: {
    attacker: (attacker: string, target: string) => `${attacker} wins the ground of ${target}`,
    both: (attacker: string, target: string) => `${target} keeps the ground, ${attacker} is steady`,
    target: (attacker: string, target: string) => `${target} keeps the ground, ${attacker} is broken`,
    nobody: (attacker: string, target: string) => `Neither ${attacker} nor ${target} has the ground`,
  },
  outcomesShot: {
    attacker: (attacker: string, target: string) => `${target} leaves its ground to ${attacker}`,
    both: (_attacker: string, target: string) => `${target} keeps its ground`,
    target: (attacker: string, target: string) => `${target} keeps its ground, ${attacker} is broken`,
    nobody: (_attacker: string, target: string) => `${target} does not keep its ground`,
  },
  outcomesAlone: {
    attacker: (unit: string) => `${unit} keeps its ground`,
    both: (unit: string) => `The enemy has the ground of ${unit}`,
    target: (unit: string) => `The enemy has the ground of ${unit}, which is broken`,
    nobody: (unit: string) => `${unit} does not keep its ground`,
  },
  outcomesRallied: {
    attacker: (unit: string) => `${unit} rallies on its ground`,
    nobody: (unit: string) => `${unit} does not rally on its ground`,
  },
  regains: (unit: string) => `${unit} regains strength points`,
  outcomesShotShort: {
    attacker: 'Target leaves its ground',
    both: 'Target keeps it',
    target: 'Who shoots is broken',
    nobody: 'Target does not keep it',
  },
  outcomesShort: {
    attacker: 'Attacker wins the ground',
    both: 'Target keeps it',
    target: 'Attacker broken',
    nobody: 'Neither has it',
  },
  range: (worst: string, best: string) => `${worst} to ${best} as decisions go`,
  fates: {
    stands: 'Steady',
    panicked: 'Panicked',
    fledOffMap: 'Fled off the map',
    eliminated: 'Destroyed',
  },
  unit: 'Unit',
  expectedLoss: 'Mean loss',
  expectedPoints: 'In army points',
  lossShort: { attacker: 'Attacker’s loss', target: 'Target’s loss' },
  lossOf: (unit: string) => `Losses of ${unit}`,
  sideInAll: (side: string) => `${side}, all its units`,
  remainingOf: (unit: string) => `Strength left of ${unit}`,
  counted: 'What is counted',
  summed: 'How it is summed',
  asLosses: 'Losses',
  asRemaining: 'Strength left',
  cumulative: 'At least so many',
  exactly: 'Exactly so many',
  policy: 'How everybody decides',
  aimOf: (side: string) => `${side} plays to`,
  aims: {
    keepGround: 'have the ground',
    keepStrength: 'keep its strength',
    costEnemy: 'cost the enemy army points',
    breakEnemy: 'break the enemy',
  },
  failedTest: 'Whoever fails a test',
  failed: { flee: 'flees', stay: 'stays and bears the losses', aim: 'decides by its side’s aim' },
  placing: 'Places',
  placings: { aim: 'weighed for the aim', first: 'the first answer' },
  firstNote:
    'The first answer in the rule’s order is played; the best may be another. Choose it under “Where units go”, or have places weighed.',
  asAtTable: 'So the table reckons too: these are its figures.',
  decisions: (n: number) =>
    n === 0
      ? 'No other decision is left open.'
      : `${count(n, 'decision is', 'decisions are')} played for these aims, ties by the first answer in the rule’s order.`,
  pinned: (n: number) => (n === 0 ? '' : `${count(n, 'branch', 'branches')} pinned.`),
  unpin: 'Unpin all',
  placesTitle: 'Where units go',
  placesNote: 'Where a unit goes, looks or goes back is decided for the aim; choose it yourself here.',
  placeOpen: 'for the aim',
  allWeighed: 'Of decisions about places, every answer is weighed.',
  unweighed: (n: number) =>
    `Not every answer is weighed in ${count(n, 'decision', 'decisions')} about places: which`,
  unweighedNote:
    'To weigh them all would take too long. Of places much alike the first stands for the others, or the first of all is played; the best may be another. Each line tells the question as it is met first; others of its kind count with it.',
  weighedOf: (weighed: number, answers: number, situations: number) =>
    `— weighed: ${number(weighed)} or more, of up to ${number(answers)}, in ${count(situations, 'situation', 'situations')}`,
  sweepUnweighed:
    'So that the points come quickly, not every answer of the decisions about places is weighed at them: the same set-up may have other figures under the odds.',
  decides: (side: string) => `${side} decides`,
  rolls: (side: string) => `${side} rolls`,
  pin: 'Pin',
  pinnedMark: 'pinned',
  takenMark: 'played',
  best: 'best',
  worst: 'worst',
  others: (n: number, share: string) =>
    `${count(n, 'less likely outcome', 'less likely outcomes')}, ${share} together`,
  gather: 'Gather what is unlikely',
  unfold: 'Show what follows',
  fold: 'Hide what follows',
  heat: 'Where units end, by chance',
  heatOf: (unit: string) => `Ends of ${unit}`,
  noHeat: 'None',
  pursuitOf: (unit: string) => `Pursuit reach of ${unit}`,
  pinA: 'Keep as A',
  dropA: 'Forget A',
  openA: 'Back to A',
  compareHelp: 'A is kept. Change anything: B and the difference stand beside it.',
  otherQuestion:
    'A answers another question (other units, or another action): the two are not compared. Go back to A, or forget it and keep these odds.',
  droppedA: 'A was forgotten: it belonged to the field that stood here before.',
  /** Too little, or too much, to be told in tenths: then in words. */
  pointsOff: (difference: number) => {
    const off = Math.abs(difference);
    const way = difference > 0 ? 'up' : 'down';
    if (off < 1e-12) return 'none';
    if (off < 0.0005) return `${way} by less than 0.1 points`;
    if (off > 0.9995 && off < 1) return `${way} by more than 99.9 points`;
    return `${difference > 0 ? '+' : '−'}${percent(off).replace(/%$/, '')} points`;
  },
  difference: 'Difference',
  reactionsNote: 'A press plays that reaction.',
  varied: {
    attackerStrength: 'Attacker’s strength',
    targetStrength: 'Target’s strength',
    distance: 'Distance',
    attackerFormation: 'Attacker’s formation',
    targetFormation: 'Target’s formation',
    attackerQuality: 'Attacker’s quality',
    targetQuality: 'Target’s quality',
    attackerCommand: 'Attacker’s command value',
    targetCommand: 'Target’s command value',
    attackerSkill: 'Attacker’s skills',
    targetSkill: 'Target’s skills',
    terrain: 'Ground under the target',
    edge: 'Hex side before the target',
    reaction: 'Reaction',
  },
  asItIs: 'as it is',
  withSkill: (skill: string) => `+ ${skill}`,
  withoutSkill: (skill: string) => `− ${skill}`,
  noEdge: 'nothing',
  vary: 'What is varied?',
  lines: 'Lines',
  moreLines: 'More lines',
  series: {
    attackerFlees: 'Attacker panicked',
    attackerRegains: 'Attacker regains strength points',
    attackerGone: 'Attacker destroyed or off the map',
    targetFlees: 'Target panicked',
    targetGone: 'Target destroyed or off the map',
    attackerLoss: 'Mean loss of the attacker',
    targetLoss: 'Mean loss of the target',
  },
  nothingToVary: 'Nothing here can be varied so: see what the units and the action are.',
  notAllowedPoints: (values: readonly string[]) => `Not allowed, or no room for it: ${values.join(', ')}.`,
  plot: (varied: string) => `Chances against: ${varied}`,
  plotHelp: 'Left and right arrows go from point to point.',
  plotTable: 'The same as a table',
  csv: 'CSV',
  svg: 'SVG',
  png: 'PNG',
  json: 'JSON',
  exactJson: 'JSON, exact fractions',
  ...rolling,
  ...keeping,
  numbers: 'The numbers',
  list: 'Units on the field',
  stated: (unit: string, points: number) => `${unit} (${number(points)} SP)`,
  ...sentence,
};

/** What the laboratory says, in every language. */
export type LaboratoryWords = Readonly<typeof laboratory>;
