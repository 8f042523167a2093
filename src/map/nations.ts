/** The uniforms and the cockade of a nation. The shape of the plates tells the sides apart. */
import type { Nation } from '../rules/state/nations.ts';

/** The nations whose uniforms are drawn; the others wear the likest. */
type Uniform = 'france' | 'austria' | 'prussia' | 'russia' | 'britain';

interface Palette {
  /** The coats of the foot, the collars, the breeches and the belts. */
  readonly coat: string;
  readonly facing: string;
  readonly breeches: string;
  /** Heavy cavalry, medium cavalry, light cavalry, gunners, light infantry. */
  readonly heavy: string;
  readonly medium: string;
  readonly light: string;
  readonly gunner: string;
  readonly chasseur: string;
  /** Gun carriages. */
  readonly carriage: string;
  /** Plumes and pompons; of the lance pennons, the upper half. */
  readonly plume: string;
  readonly pennon: string;
  /** The number plate, the edge of the stands and the arrows of the side. */
  readonly plate: string;
  readonly plateDark: string;
  /** Cockade from the centre outward. */
  readonly cockade: readonly [string, string, string];
}

const PALETTES: Readonly<Record<Uniform, Palette>> = {
  france: {
    coat: '#27427c',
    facing: '#b93a32',
    breeches: '#f3ecdc',
    heavy: '#2d4a86',
    medium: '#356046',
    light: '#3f6a52',
    gunner: '#22365f',
    chasseur: '#31508f',
    carriage: '#5f7350',
    plume: '#c8402f',
    pennon: '#c8402f',
    plate: '#1f3b70',
    plateDark: '#142850',
    cockade: ['#27427c', '#b93a32', '#f6f0e2'],
  },
  austria: {
    coat: '#f5f1e6',
    facing: '#a8332f',
    breeches: '#e3dccb',
    heavy: '#f5f1e6',
    medium: '#e9e2d0',
    light: '#7d3b3a',
    gunner: '#7a5640',
    chasseur: '#a9b0ab',
    carriage: '#c9a648',
    plume: '#d9b23c',
    pennon: '#23201c',
    plate: '#8e2424',
    plateDark: '#631515',
    cockade: ['#23201c', '#dcb543', '#23201c'],
  },
  prussia: {
    coat: '#2b3a58',
    facing: '#c2443a',
    breeches: '#d9d5ca',
    heavy: '#eee9dc',
    medium: '#6f8fae',
    light: '#4a4f63',
    gunner: '#27334c',
    chasseur: '#3d5140',
    carriage: '#6f87a0',
    plume: '#f1ede2',
    pennon: '#23242a',
    plate: '#2a2b31',
    plateDark: '#17181c',
    cockade: ['#202127', '#f3efe4', '#202127'],
  },
  russia: {
    coat: '#36563f',
    facing: '#b4392f',
    breeches: '#efe9da',
    heavy: '#f0ebde',
    medium: '#3c5a44',
    light: '#80465a',
    gunner: '#2f4a37',
    chasseur: '#466a4a',
    carriage: '#4d6b4f',
    plume: '#26241f',
    pennon: '#d0722c',
    plate: '#28503a',
    plateDark: '#173324',
    cockade: ['#23211d', '#d98032', '#f3efe4'],
  },
  britain: {
    coat: '#b23a30',
    facing: '#e0bd55',
    breeches: '#cfcabd',
    heavy: '#a93830',
    medium: '#b4463a',
    light: '#35497a',
    gunner: '#2f4068',
    chasseur: '#3b5544',
    carriage: '#8f9794',
    plume: '#f3efe4',
    pennon: '#b23a30',
    plate: '#a12a22',
    plateDark: '#6f1813',
    cockade: ['#1c1b1a', '#1c1b1a', '#3a3836'],
  },
};

const NAMES: Readonly<Record<keyof Omit<Palette, 'cockade'>, string>> = {
  coat: '--coat',
  facing: '--collar',
  breeches: '--breeches',
  heavy: '--heavy',
  medium: '--medium',
  light: '--light',
  gunner: '--gunner',
  chasseur: '--chasseur',
  carriage: '--carriage',
  plume: '--plume',
  pennon: '--pennon',
  plate: '--plate',
  plateDark: '--plate-dark',
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

function styleOf(palette: Palette): Readonly<Record<string, string>> {
  const style: Record<string, string> = {};
  for (const [key, name] of Object.entries(NAMES)) style[name] = palette[key as keyof typeof NAMES];
  return style;
}

// One object for each uniform, so that a unit's style never looks changed.
const STYLES: Readonly<Record<Uniform, Readonly<Record<string, string>>>> = {
  france: styleOf(PALETTES.france),
  austria: styleOf(PALETTES.austria),
  prussia: styleOf(PALETTES.prussia),
  russia: styleOf(PALETTES.russia),
  britain: styleOf(PALETTES.britain),
};

/** The palette as custom properties, which symbols used by a unit inherit; also good for a banner or a frame. */
export function nationStyle(nation: Nation): Readonly<Record<string, string>> {
  return STYLES[UNIFORM_OF[nation]];
}

/** The colours of the cockade from the centre outward. */
export function cockadeOf(nation: Nation): Palette['cockade'] {
  return PALETTES[UNIFORM_OF[nation]].cockade;
}
