import type { Outcome, Unit } from '../../rules/game.ts';
import type { HexTerrain, Side, SideTerrain } from '../../rules/vocabulary.ts';
import { capital, facesFrom } from '../figures.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

const { count, number } = english;

const buttons = {
  endGroup: 'End the group',
  pass: 'Pass',
  finishUnit: 'Finish this unit',
  endOrders: 'End the orders',
  activate: 'Activate',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  undo: 'Undo',
  redo: 'Redo',
  restartUnit: 'Restart this unit',
  roll: 'Roll the dice',
  typeDice: 'Type the dice',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  resign: 'Resign',
  agreedEnd: 'End by agreement',
  rematch: 'Rematch',
  newBattle: 'New battle',
  continue: 'Continue the battle',
  openFile: 'Open a file',
  exportGame: 'Export the game',
  importGame: 'Import a game',
  copyReport: 'Copy the report',
  deleteGame: 'Delete the saved game',
  language: 'Language',
  help: 'Help',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Show the whole map',
  flipBoard: 'Turn the board round',
  showGrid: 'Show the grid',
  showOdds: 'Show the odds',
  showTerrain: 'Show the terrain',
  showThreat: 'Show the enemy’s reach',
  lineOfSight: 'Line of sight',
  nextUnit: 'Next unit',
  previousUnit: 'Previous unit',
  jumpHere: 'Look at this moment',
  backToNow: 'Back to the present',
  playFromHere: 'Play on from here',
};

const headings = {
  orders: 'Orders',
  log: 'Log of the battle',
  roster: 'Units',
  forecast: 'Forecast',
  dice: 'Dice',
  reactions: 'Reactions',
  actions: 'Actions',
  why: 'Why',
  whyNot: 'Why not',
  unit: 'Unit',
  hex: 'Hex',
  keys: 'Keys',
  guide: 'First steps',
  settings: 'Settings',
  savedGames: 'Saved games',
  battles: 'Battles',
  victory: 'Victory',
  map: 'Map of the battle',
  skills: 'Skills',
  trail: 'Where we are',
};

const states = {
  panicked: 'panicked',
  demoralised: 'demoralised',
  outflanked: 'outflanked',
  engaged: 'engaged',
  acted: 'has acted',
  activated: 'activated',
  waiting: 'waits for orders',
  mayNotManoeuvre: 'will not leave its line',
  displaced: 'has made way for a friend',
  eliminated: 'destroyed',
  fledOffMap: 'fled off the map',
};

const labels = {
  strength: 'Strength',
  commandValue: 'Command value',
  combat: 'Combat dice',
  fire: 'Fire dice',
  range: 'Range',
  movement: 'Movement',
  threshold: 'Demoralisation threshold',
  cost: 'Army points',
  quality: 'Quality',
  type: 'Type',
  formation: 'Formation',
  facing: 'Facing',
  total: 'Total',
  losses: 'Expected losses',
  hitChance: 'Chance of at least one hit',
  eliminationChance: 'Chance of destroying it',
  testChance: 'Chance of passing the test',
  routChance: 'Chance of putting it to flight',
  seed: 'Seed of the dice',
  rule: 'Rule',
};

const counters = {
  turn: (turn: number, limit: number) => `Turn ${number(turn)} of ${number(limit)}`,
  turnOf: (side: string) => `${side} to play`,
  decides: (side: string) => `${side} decides`,
  rolls: (side: string) => `${side} rolls`,
  orderPoints: (points: number) => count(points, 'order point', 'order points'),
  victoryPoints: (points: number) => count(points, 'victory point', 'victory points'),
  armyPoints: (points: number) => count(points, 'army point', 'army points'),
  strengthPoints: (points: number) => count(points, 'strength point', 'strength points'),
  strength: (strength: number, initial: number) => `strength ${number(strength)} of ${number(initial)}`,
  threshold: (threshold: number) => `demoralised at ${number(threshold)} or less`,
  breakPoint: (lost: number, limit: number) =>
    `${number(lost)} victory points lost of the ${number(limit)} that break the army`,
  hexes: (distance: number) => count(distance, 'hex', 'hexes'),
  dice: (amount: number) => count(amount, 'die', 'dice'),
  hits: (from: number) => `hits on ${english.any(facesFrom(from))}`,
  units: (amount: number) => count(amount, 'unit', 'units'),
  groupCost: (cost: number) => `costs ${count(cost, 'order point', 'order points')}`,
  percent: (share: number) => `${number(Math.round(share * 100))}%`,
};

const confirmations = {
  endOrdersUnits: (units: number) =>
    `${count(units, 'unit has', 'units have')} not been activated this turn. End the orders all the same?`,
  endOrdersPoints: (points: number) =>
    `${count(points, 'order point', 'order points')} will be lost. Order points are never kept for a later turn.`,
  endGroup: (units: number) =>
    `${count(units, 'unit of the group has', 'units of the group have')} not acted and will pass.`,
  resign: (side: string) => `${side} gives up the battle. This cannot be taken back.`,
  agreedEnd: 'Do both players want to stop here? The victory points as they stand decide.',
  undoConsent: (side: string) => `This takes back a decision or dice of ${side}: do both players agree?`,
  undoBarred: 'Dice have been rolled: the undo stops here.',
  deleteGame: 'This game will be gone for good. Delete it?',
  replaceGame: 'The battle in progress will be replaced. Export it first if you want to keep it.',
  yes: 'Yes',
  no: 'No',
};

const saving = {
  saved: 'Saved',
  saving: 'Saving…',
  failed:
    'The browser could not save the game. Export it to a file now, then free some space or leave private browsing.',
  readOnly:
    'This battle is open in another tab, so this one only watches. Close the other tab and reload this page to play here.',
  none: 'No saved game',
};

const failure = {
  title: 'Something broke',
  explanation:
    'A fault of the program stopped the table. Your game is saved as it was before the last answer: reload the page to go on.',
  advice: 'If it happens again, export the game and send the file with a few words on what you did.',
  reload: 'Reload the page',
  details: 'Details of the fault',
};

/** How a battle ended; resignation and agreement are the players', the others the rule's. */
type End = Outcome['by'] | 'resignation' | 'agreement';

const victory = {
  winner: (winner: string) => `Victory for ${winner}`,
  draw: 'A drawn battle',
  by: {
    breakPoint: 'The enemy’s army has lost more than it can bear and breaks.',
    turnLimit: 'Night falls on the last turn: the victory points decide.',
    resignation: 'The other side has laid down its arms.',
    agreement: 'Both sides have agreed to stop here.',
  } satisfies Record<End, string> as Record<End, string>,
  drawnBy: {
    breakPoint: 'Both armies break, and neither has the better of it.',
    turnLimit: 'Night falls on the last turn, and the scores are too close to part the armies.',
    resignation: 'Both sides have laid down their arms.',
    agreement: 'Both sides have agreed to stop here, with even scores.',
  } satisfies Record<End, string> as Record<End, string>,
  score: (side: string, points: number) => `${side}: ${count(points, 'victory point', 'victory points')}`,
};

const aria = {
  /** "3rd Line, line infantry, in line, 16 strength points of 20, facing north, panicked". */
  unit: (unit: Unit, marks: readonly string[] = [], hidden = false): string =>
    [
      unit.name,
      words.unitTypes[unit.type],
      ...(unit.formation === 'none' ? [] : [words.formed[unit.formation]]),
      ...(hidden ? [] : [`${number(unit.strength)} strength points of ${number(unit.initialStrength)}`]),
      ...(unit.formation === 'square' || unit.formation === 'closedColumn'
        ? []
        : [words.facings[unit.facing]]),
      ...(unit.panicked ? [states.panicked] : []),
      ...marks,
    ].join(', '),
  /** "C7, hill, wood; river to the east". */
  hex: (
    name: string,
    terrain: HexTerrain,
    hill: boolean,
    sides: readonly { readonly terrain: SideTerrain; readonly direction: number }[] = [],
  ): string => {
    const ground = [
      ...(hill ? [words.hill] : []),
      ...(hill && terrain === 'open' ? [] : [words.hexTerrains[terrain]]),
    ];
    const edges = sides.map((side) => `${words.sideTerrains[side.terrain]} ${borders[side.direction] ?? ''}`);
    return [[name, ...ground].join(', '), ...edges].join('; ');
  },
  map: (columns: number, rows: number) =>
    `Map of ${number(columns)} columns by ${number(rows)} rows of hexes`,
  dice: (faces: readonly number[]) => `Dice: ${faces.join(', ')}`,
  side: (side: Side, name: string) => `${name}, ${words.sides[side].toLowerCase()} side`,
  forecast: (text: string) => `Forecast: ${text}`,
  selected: (name: string) => `${name} is selected`,
};

/** Where a hex side lies, by its direction. */
const borders: readonly string[] = [
  'to the north-east',
  'to the east',
  'to the south-east',
  'to the south-west',
  'to the west',
  'to the north-west',
];

const welcome = {
  title: 'Sabreur-hex',
  subtitle: 'Napoleonic battles for two on one screen',
  chooseBattle: 'Choose a battle',
  chooseSide: 'Which side does each player take?',
  noScript: 'This game needs JavaScript.',
  loading: 'The armies take their places…',
};

export const screens = {
  buttons,
  headings,
  states,
  labels,
  counters,
  confirmations,
  saving,
  failure,
  victory,
  aria,
  welcome,
  capital,
};
