import { english } from './writing.ts';

const { count, number } = english;

/** What the table and the first screen say besides the words they share. */
export const table = {
  victoryPoints: 'Victory points',
  houseRules: 'House rules',
  score: (points: number, limit: number | null) =>
    limit === null ? number(points) : `${number(points)} of ${number(limit)}`,
  scoreOf: (side: string, points: number, limit: number | null) =>
    limit === null
      ? `${side}: ${count(points, 'victory point', 'victory points')}`
      : `${side}: ${count(points, 'victory point', 'victory points')} of the ${number(limit)} that break the enemy’s army`,
  saveFailedShort: 'Not saved!',
  menu: 'Menu',
  panel: 'Orders and answers',
  register: 'Register of the battle',
  journal: 'Journal',
  choices: 'Choices',
  told: 'What happens',
  sheetSize: 'More or less of this sheet',
  refused: '(refused)',
  pickGroup:
    'Press units, on the map or here, to make a group; the figure is what the group would cost in order points.',
  noPointsLeft: 'No order point is left.',
  pointsShort: (points: number) => count(points, 'point', 'points'),
  beside: 'beside, free',
  willAttack: (units: readonly string[]) =>
    `Impetuous, near enough to an enemy, and so bound to attack if it can when it acts: ${english.all(units)}.`,
  forecastEmpty: 'Point at a unit, a target or an answer: its figures and reasons stand here.',
  inTurnOf: (side: string) => `in the turn of ${side}`,
  restartShort: 'Unit',
  diceShort: 'Dice',
  realDice: 'Real dice',
  standingOrder: 'By standing order',
  programDice: 'Dice of the program',
  programRolls: 'Let the program roll these',
  beginning: 'Before the first turn',
  turnTitle: (turn: number, side: string) => `Turn ${number(turn)} · ${side}`,
  mapHelp:
    'Arrow keys move over the hexes, Enter presses the hex, Shift with an arrow key moves the map, plus and minus zoom.',
  reachable: (cost: string) => `can be reached, ${cost}`,
  open: 'may be chosen',
  firstScreen: 'First screen',
  backToRulebook: 'Back to the rulebook',
  stepBack: 'Take back the last answer',
  playedBy: 'Name of the player',
  goesFirst: 'first turn',
  begin: 'Take the field',
  toss: 'the first turn is drawn by lot',
  limits: (turns: number, points: number) =>
    `${number(turns)} turns each, ${number(points)} army points a side`,
  dropFile: 'Drop a file anywhere, or choose it: a game, a battle, an army, a map, a set-up.',
  dropHere: 'Drop the file to open it',
  savedOn: (date: string) => `played ${date}`,
  savedTurn: (turn: number, side: string) => `turn ${number(turn)}, ${side}`,
  over: 'finished',
  battleOver: 'The battle is over',
  result: 'The outcome',
  howToPlay: 'How to play',
  laboratory: 'The laboratory',
  army: 'Raise an army',
  map: 'Draw a map',
  scenario: 'Plan a battle',
  skirmish: 'Skirmish in three presses',
  toLaboratory: 'Take this to the laboratory',
  toLaboratoryLater: 'To the laboratory once the battle is over',
  rulebook: 'The rulebook',
  readRule: (rule: string) => `${rule}: read it in the rulebook`,
  units: (units: number) => count(units, 'unit', 'units'),
};
