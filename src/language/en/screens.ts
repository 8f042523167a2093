import type { GroundHex, Unit } from '../../rules/state/game.ts';
import type { SideTerrain } from '../../rules/state/vocabulary.ts';
import { capital } from '../sentences.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

const { count, number } = english;

const buttons = {
  endOrders: 'End the orders',
  activate: 'Activate',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  redo: 'Redo',
  resign: 'Resign',
  agreedEnd: 'End by agreement',
  rematch: 'Rematch',
  newBattle: 'New battle',
  openFile: 'Open a file',
  exportGame: 'Export the game',
  deleteGame: 'Delete the saved game',
  language: 'Language',
  help: 'Help',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Show the whole map',
  flipBoard: 'Turn the board round',
  showGrid: 'Show the grid',
  showOdds: 'Show the odds',
  legend: 'Legend of the map',
  mapTools: 'The tools of the map',
  backToNow: 'Back to the present',
  playFromHere: 'Play on from here',
  resume: 'Go on',
};

const headings = {
  forecast: 'Forecast',
  keys: 'Keys',
  savedGames: 'Saved games',
  map: 'Map of the battle',
  trail: 'Where we are',
};

const states = {
  panicked: 'panicked',
  demoralised: 'demoralised',
  outflanked: 'outflanked',
  acted: 'has acted',
  activated: 'activated',
  ordered: 'has standing orders',
  mayNotManoeuvre: 'will not leave its line',
  displaced: 'has made way for a friend',
  eliminated: 'destroyed',
  fledOffMap: 'fled off the map',
  awaited: 'not set up yet',
  coming: 'on its way',
  exited: 'has left the map in good order',
};

const labels = {
  commandValue: 'Command value',
  combat: 'Combat dice',
  fire: 'Fire dice',
  range: 'Range',
  movement: 'Movement',
  threshold: 'Demoralisation threshold',
  facing: 'Facing',
  formation: 'Formation',
};

const counters = {
  turn: (turn: number, limit: number) => `Turn ${number(turn)} of ${number(limit)}`,
  turnOf: (side: string) => `${side} to play`,
  decides: (side: string) => `${side} decides`,
  rolls: (side: string) => `${side} rolls`,
  orderPoints: (points: number) => count(points, 'order point', 'order points'),
  victoryPoints: (points: number) => count(points, 'victory point', 'victory points'),
  armyPoints: (points: number) => count(points, 'army point', 'army points'),
  strength: (strength: number, initial: number) => `strength ${number(strength)} of ${number(initial)}`,
  threshold: (threshold: number) => `demoralised at ${number(threshold)} or less`,
  hexes: (distance: number) => count(distance, 'hex', 'hexes'),
  dice: (amount: number) => count(amount, 'die', 'dice'),
  groupCost: (cost: number) => `costs ${count(cost, 'order point', 'order points')}`,
};

const confirmations = {
  deleteGame: 'This game will be gone for good. Delete it?',
  yes: 'Yes',
  no: 'No',
};

const saving = {
  saved: 'Saved',
  saving: 'Saving…',
  none: 'No saved game',
};

const failure = {
  title: 'Something broke',
  explanation:
    'A fault of the program stopped the table. Your game is saved as it was before the last answer: reload the page to go on.',
  advice: 'If it happens again, export the game and send the file with a few words on what you did.',
  reload: 'Reload the page',
  details: 'Details of the fault',
  unreached: 'A part of the program did not come over the network',
  kept: 'The game is saved as you left it.',
  reconnect: 'Reload the page once the network is there.',
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
  /** "C7, hill of level 2, wood; river to the east". */
  hex: (
    name: string,
    { terrain, hill, level }: Pick<GroundHex, 'terrain' | 'hill' | 'level'>,
    sides: readonly { readonly terrain: SideTerrain; readonly direction: number }[] = [],
  ): string => {
    const ground = [
      ...(hill ? [level ? `${words.hill} of level ${level}` : words.hill] : []),
      ...(hill && terrain === 'open' ? [] : [words.hexTerrains[terrain]]),
    ];
    const edges = sides.map((side) => `${words.sideTerrains[side.terrain]} ${borders[side.direction] ?? ''}`);
    return [[name, ...ground].join(', '), ...edges].join('; ');
  },
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
  subtitle: 'Napoleonic battles for two on one screen, or against the program',
  chooseBattle: 'Choose a battle',
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
  aria,
  welcome,
  capital,
};
