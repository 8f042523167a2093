/** What a random battle is about: some are of everything, others bring about what seldom happens by itself. */
import type { HouseRules } from '../rules/state/houseRuleKeys.ts';
import { type BySide, UNIT_TYPES } from '../rules/state/vocabulary.ts';
import { type NumberStream, oneOf, whole } from './chance.ts';
import { MIXED, type Muster } from './randomArmy.ts';
import { BROKEN, OPEN_GROUND, type Roughness } from './randomGround.ts';

export interface Theme {
  /** Who comes on each side; drawn after the ground. */
  readonly musters: (stream: NumberStream) => BySide<Muster>;
  readonly ground: Roughness;
  /** Rows left free between two armies that face each other; null where they begin among each other. */
  readonly gap: number | null;
  /** Options that bring it about. */
  readonly rules?: Partial<HouseRules>;
}

const HORSE: Muster = {
  types: ['heavyCavalry', 'heavyCavalry', 'mediumCavalry', 'mediumCavalry', 'lightCavalry'],
  skilled: 0.3,
  likes: { impetuous: 0.15, irregular: 0.15, harassment: 0.1, tacticalSense: 0.8 },
};

/** Foot that can form square or closed column when it is charged. */
const STEADY_FOOT: Muster = {
  types: ['lineInfantry', 'lineInfantry', 'lineInfantry', 'lightInfantry'],
  skilled: 0.3,
  likes: { irregular: 0, warrior: 0, looseOrder: 0, largeBattalion: 0.8 },
  formation: 'column',
};

/** Lines that hold their fire, and guns that may not use it. */
const THIN_LINES: Muster = {
  types: ['lineInfantry', 'lineInfantry', 'lineInfantry', 'mediumFootBattery', 'regimentalGun'],
  skilled: 0.2,
  likes: { controlledFire: 0.7, obsoleteFirearm: 0.2, warrior: 0, bombard: 0.6 },
  formation: 'line',
};

const COLUMNS_AND_HORSE: Muster = {
  types: ['lineInfantry', 'lineInfantry', 'heavyCavalry', 'mediumCavalry', 'lightCavalry'],
  skilled: 0.3,
  likes: { lancer: 0.6, impetuous: 0.6 },
  formation: 'column',
};

const SQUARES: Muster = {
  types: ['lineInfantry', 'lineInfantry', 'lightInfantry', 'mediumFootBattery', 'regimentalGun'],
  skilled: 0.3,
  likes: { irregular: 0, looseOrder: 0 },
  formation: 'square',
};

const LIGHT_TROOPS: Muster = {
  types: [
    'lightCavalry',
    'lightCavalry',
    'lightInfantry',
    'lightInfantry',
    'heavyCavalry',
    'lightHorseBattery',
  ],
  skilled: 0.4,
  likes: { harassment: 0.9, feudalCavalry: 0.6, skirmisher: 0.6, scout: 0.6 },
  formation: 'skirmish',
};

const LONG_LINES: Muster = {
  types: ['lineInfantry', 'lineInfantry', 'lineInfantry', 'heavyFootBattery', 'heavyCavalry'],
  skilled: 0.3,
  likes: { linearOrder: 0.8, warrior: 0, tacticalSense: 0.5 },
  formation: 'extendedLine',
};

/** Infantry that fires before it comes on. */
const VOLLEYS: Muster = {
  types: ['lineInfantry'],
  skilled: 0,
  likes: { controlledFire: 0.95 },
  formation: 'line',
};

/** Guns that await a charge. */
const BATTERIES: Muster = {
  types: ['heavyFootBattery', 'mediumFootBattery', 'lightHorseBattery', 'lineInfantry'],
  skilled: 0.2,
  likes: { bombard: 0.1, controlledFire: 0.8 },
  formation: 'line',
};

/** Guns of the regiments among their infantry, to answer for it. */
const GUNS_AMONG_FOOT: Muster = {
  types: [
    'lineInfantry',
    'lineInfantry',
    'lightInfantry',
    'regimentalGun',
    'regimentalGun',
    'heavyFootBattery',
  ],
  skilled: 0.2,
  likes: { warrior: 0, obsoleteFirearm: 0.1 },
  formation: 'line',
};

/** The cheapest foot there is. */
const LEVIES: Muster = {
  types: ['lineInfantry', 'lineInfantry', 'lineInfantry', 'lightInfantry'],
  skilled: 0.3,
  likes: { irregular: 0.95, obsoleteFirearm: 0.9, tenacious: 0.9, warrior: 0.9, impetuous: 0.6 },
  formation: 'column',
};

/** Two armies that face each other over open ground: `defender` on either side. */
interface Meeting {
  readonly attacker: Muster;
  readonly defender: Muster;
  /** Rows between them, at least and at most. */
  readonly gap: readonly [number, number];
  readonly ground?: Roughness;
  readonly rules?: Partial<HouseRules>;
}

const ONE_FIRE = { defensive_fires_per_turn: 1 } as const;
const WIDE_CONES = { cone_width: 120 } as const;
const SHORT_STEPS = { half_move_rounding: 'down' } as const;

/** How often each stands here is how likely it is. */
const MEETINGS: readonly Meeting[] = [
  { attacker: HORSE, defender: STEADY_FOOT, gap: [2, 4] },
  { attacker: HORSE, defender: STEADY_FOOT, gap: [2, 4], rules: ONE_FIRE },
  { attacker: HORSE, defender: STEADY_FOOT, gap: [2, 4], rules: ONE_FIRE },
  { attacker: HORSE, defender: BATTERIES, gap: [2, 4] },
  { attacker: HORSE, defender: BATTERIES, gap: [1, 3], rules: { ...ONE_FIRE, ...WIDE_CONES } },
  { attacker: HORSE, defender: LONG_LINES, gap: [0, 2], rules: WIDE_CONES },
  { attacker: HORSE, defender: LONG_LINES, gap: [0, 2], rules: WIDE_CONES },
  { attacker: HORSE, defender: LEVIES, gap: [1, 3], rules: WIDE_CONES },
  { attacker: COLUMNS_AND_HORSE, defender: THIN_LINES, gap: [1, 3], rules: WIDE_CONES },
  { attacker: COLUMNS_AND_HORSE, defender: THIN_LINES, gap: [1, 3], rules: ONE_FIRE },
  { attacker: COLUMNS_AND_HORSE, defender: SQUARES, gap: [1, 2] },
  { attacker: COLUMNS_AND_HORSE, defender: SQUARES, gap: [1, 2], rules: ONE_FIRE },
  { attacker: VOLLEYS, defender: VOLLEYS, gap: [1, 1] },
  { attacker: VOLLEYS, defender: VOLLEYS, gap: [1, 1] },
  { attacker: VOLLEYS, defender: VOLLEYS, gap: [1, 1] },
  { attacker: VOLLEYS, defender: LEVIES, gap: [1, 1] },
  { attacker: VOLLEYS, defender: LEVIES, gap: [1, 1] },
  { attacker: VOLLEYS, defender: LEVIES, gap: [1, 1], rules: ONE_FIRE },
  { attacker: THIN_LINES, defender: SQUARES, gap: [1, 4], ground: BROKEN, rules: SHORT_STEPS },
  { attacker: LONG_LINES, defender: LONG_LINES, gap: [0, 3], rules: WIDE_CONES },
  { attacker: LIGHT_TROOPS, defender: LIGHT_TROOPS, gap: [2, 5] },
  { attacker: LIGHT_TROOPS, defender: LIGHT_TROOPS, gap: [2, 5] },
  { attacker: LIGHT_TROOPS, defender: LIGHT_TROOPS, gap: [1, 4], ground: BROKEN },
  { attacker: GUNS_AMONG_FOOT, defender: GUNS_AMONG_FOOT, gap: [2, 4] },
  { attacker: GUNS_AMONG_FOOT, defender: GUNS_AMONG_FOOT, gap: [2, 4] },
  { attacker: GUNS_AMONG_FOOT, defender: COLUMNS_AND_HORSE, gap: [1, 3], rules: ONE_FIRE },
];

function both(muster: Muster): BySide<Muster> {
  return { blue: muster, red: muster };
}

/** Both sides of one sort, among each other on ground of every kind. */
export const MIXED_ARMIES: Theme = {
  musters: (stream) => both(oneOf(MIXED, stream)),
  ground: BROKEN,
  gap: null,
};

/** The same, all types alike. */
export const ALL_ALIKE: Theme = {
  musters: () => both({ skilled: 0.4, types: UNIT_TYPES }),
  ground: BROKEN,
  gap: null,
};

/** The theme of a meeting, its attacker now on the one side, now on the other. */
function themeOf(meeting: Meeting, stream: NumberStream): Theme {
  const { attacker, defender, gap, ground = OPEN_GROUND, rules } = meeting;
  const [least, most] = gap;
  const musters = stream() < 0.5 ? { blue: attacker, red: defender } : { blue: defender, red: attacker };
  const rows = whole(least, most, stream);
  return { musters: () => musters, ground, gap: rows, ...(rules ? { rules } : {}) };
}

/** One of the meetings. */
export function meetingTheme(stream: NumberStream): Theme {
  return themeOf(oneOf(MEETINGS, stream), stream);
}
