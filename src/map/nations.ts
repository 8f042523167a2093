/** The uniforms and the cockade of a nation, and how two armies in one uniform are told apart. */
import type { Nation } from '../rules/state/nations.ts';
import type { BySide, Side } from '../rules/state/vocabulary.ts';

/** The nations whose uniforms are drawn; the others wear the likest. */
type Uniform = 'france' | 'austria' | 'prussia' | 'russia' | 'britain';

/** Custom properties of the style sheet, which ink the figures of a unit, its plate and its arrows. */
type Ink =
  /** The coats of the foot, the collars, the breeches and the belts. */
  | '--coat'
  | '--collar'
  | '--breeches'
  /** Heavy cavalry, medium cavalry, light cavalry, gunners, light infantry. */
  | '--heavy'
  | '--medium'
  | '--light'
  | '--gunner'
  | '--chasseur'
  /** Gun carriages. */
  | '--carriage'
  /** Plumes and pompons; of the lance pennons, the upper half. */
  | '--plume'
  | '--pennon'
  /** The number plate, the edge of the stands and the arrows of the side. */
  | '--plate'
  | '--plate-dark';

type Cloth = Readonly<Record<Ink, string>>;

/** The palette of an army as custom properties, which symbols used by a unit inherit; also good for a banner or a frame. */
export type Dress = Readonly<Record<string, string>>;

/** From the centre outward. */
type Cockade = readonly [string, string, string];

// One object for each uniform, so that a unit's style never looks changed.
const CLOTHS: Readonly<Record<Uniform, Cloth>> = {
  france: {
    '--coat': '#27427c',
    '--collar': '#b93a32',
    '--breeches': '#f3ecdc',
    '--heavy': '#2d4a86',
    '--medium': '#356046',
    '--light': '#3f6a52',
    '--gunner': '#22365f',
    '--chasseur': '#31508f',
    '--carriage': '#5f7350',
    '--plume': '#c8402f',
    '--pennon': '#c8402f',
    '--plate': '#1f3b70',
    '--plate-dark': '#142850',
  },
  austria: {
    '--coat': '#f5f1e6',
    '--collar': '#a8332f',
    '--breeches': '#e3dccb',
    '--heavy': '#f5f1e6',
    '--medium': '#e9e2d0',
    '--light': '#7d3b3a',
    '--gunner': '#7a5640',
    '--chasseur': '#a9b0ab',
    '--carriage': '#c9a648',
    '--plume': '#d9b23c',
    '--pennon': '#23201c',
    '--plate': '#8e2424',
    '--plate-dark': '#631515',
  },
  prussia: {
    '--coat': '#2b3a58',
    '--collar': '#c2443a',
    '--breeches': '#d9d5ca',
    '--heavy': '#eee9dc',
    '--medium': '#6f8fae',
    '--light': '#4a4f63',
    '--gunner': '#27334c',
    '--chasseur': '#3d5140',
    '--carriage': '#6f87a0',
    '--plume': '#f1ede2',
    '--pennon': '#23242a',
    '--plate': '#2a2b31',
    '--plate-dark': '#17181c',
  },
  russia: {
    '--coat': '#36563f',
    '--collar': '#b4392f',
    '--breeches': '#efe9da',
    '--heavy': '#f0ebde',
    '--medium': '#3c5a44',
    '--light': '#80465a',
    '--gunner': '#2f4a37',
    '--chasseur': '#466a4a',
    '--carriage': '#4d6b4f',
    '--plume': '#26241f',
    '--pennon': '#d0722c',
    '--plate': '#28503a',
    '--plate-dark': '#173324',
  },
  britain: {
    '--coat': '#b23a30',
    '--collar': '#e0bd55',
    '--breeches': '#cfcabd',
    '--heavy': '#a93830',
    '--medium': '#b4463a',
    '--light': '#35497a',
    '--gunner': '#2f4068',
    '--chasseur': '#3b5544',
    '--carriage': '#8f9794',
    '--plume': '#f3efe4',
    '--pennon': '#b23a30',
    '--plate': '#a12a22',
    '--plate-dark': '#6f1813',
  },
};

const COCKADES: Readonly<Record<Uniform, Cockade>> = {
  france: ['#27427c', '#b93a32', '#f6f0e2'],
  austria: ['#23201c', '#dcb543', '#23201c'],
  prussia: ['#202127', '#f3efe4', '#202127'],
  russia: ['#23211d', '#d98032', '#f3efe4'],
  britain: ['#1c1b1a', '#1c1b1a', '#3a3836'],
};

const UNIFORM_OF: Readonly<Record<Nation, Uniform>> = {
  france: 'france',
  austria: 'austria',
  prussia: 'prussia',
  russia: 'russia',
  britain: 'britain',
  italy: 'france',
  naples: 'france',
  poland: 'france',
  netherlands: 'france',
  wurttemberg: 'prussia',
  bavaria: 'prussia',
  sweden: 'prussia',
  portugal: 'prussia',
  brunswick: 'prussia',
  saxony: 'austria',
  spain: 'austria',
  ottoman: 'russia',
  nassau: 'russia',
  hanover: 'britain',
  allies: 'britain',
};

/** Plates and arrows of two armies in one uniform. */
const PLATES: BySide<Pick<Cloth, '--plate' | '--plate-dark'>> = {
  blue: {
    '--plate': '#1f3b70',
    '--plate-dark': '#142850',
  },
  red: {
    '--plate': '#8e2424',
    '--plate-dark': '#631515',
  },
};

/** The palette of a nation. */
export function nationStyle(nation: Nation): Dress {
  return CLOTHS[UNIFORM_OF[nation]];
}

/** The palette of one of two armies: where they wear the same, plates and arrows have the colour of the side, and it is made anew. */
export function sideStyle(nations: BySide<Nation>, side: Side): Dress {
  const own = nationStyle(nations[side]);
  return nationStyle(nations.blue) === nationStyle(nations.red) ? { ...own, ...PLATES[side] } : own;
}

/** The colours of the cockade from the centre outward. */
export function cockadeOf(nation: Nation): Cockade {
  return COCKADES[UNIFORM_OF[nation]];
}
