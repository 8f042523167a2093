/** What an army by lot is about: how its points are shared out, and what marks its units. */
import type { Skill, UnitType } from '../rules/state/vocabulary.ts';
import type { Century } from './regiments/regiment.ts';

export const THEMES = [
  'balanced',
  'cavalry',
  'guns',
  'lightTroops',
  'irregulars',
  'eighteenthCentury',
] as const;
export type ArmyTheme = (typeof THEMES)[number];

/** One kind of unit of a theme. */
export interface Part {
  readonly type: UnitType;
  /** Its part of the army points; the shares of a theme need not add up to 1. */
  readonly share: number;
  /** Skills its regiments should have anyway; where none has, they are bought. */
  readonly marks?: readonly Skill[];
  /** Only regiments that have those marks come: nobody is made one. */
  readonly isKnownOnly?: boolean;
  /** Skills a unit may have besides, each with its chance in a hundred. */
  readonly perhaps?: Readonly<Partial<Record<Skill, number>>>;
}

export interface ThemeShape {
  /** Whose regiments are preferred. */
  readonly century: Century;
  readonly parts: readonly Part[];
}

const BALANCED: ThemeShape = {
  century: 'napoleonic',
  parts: [
    { type: 'lineInfantry', share: 45 },
    { type: 'lightInfantry', share: 14, perhaps: { scout: 20 } },
    { type: 'heavyCavalry', share: 10 },
    { type: 'mediumCavalry', share: 8, perhaps: { counterCharge: 25 } },
    { type: 'lightCavalry', share: 9 },
    { type: 'heavyFootBattery', share: 5 },
    { type: 'mediumFootBattery', share: 6 },
    { type: 'lightHorseBattery', share: 3 },
  ],
};

const CAVALRY: ThemeShape = {
  century: 'napoleonic',
  parts: [
    { type: 'heavyCavalry', share: 30, perhaps: { grandCharge: 40 } },
    { type: 'mediumCavalry', share: 25, perhaps: { grandCharge: 30, counterCharge: 25 } },
    { type: 'lightCavalry', share: 22, perhaps: { grandCharge: 15 } },
    { type: 'lineInfantry', share: 12 },
    { type: 'lightHorseBattery', share: 11 },
  ],
};

const GUNS: ThemeShape = {
  century: 'napoleonic',
  parts: [
    { type: 'heavyFootBattery', share: 24, perhaps: { grandBattery: 50 } },
    { type: 'mediumFootBattery', share: 20, perhaps: { grandBattery: 30 } },
    { type: 'lightHorseBattery', share: 9 },
    { type: 'regimentalGun', share: 4 },
    { type: 'lineInfantry', share: 33 },
    { type: 'mediumCavalry', share: 10 },
  ],
};

const LIGHT_TROOPS: ThemeShape = {
  century: 'napoleonic',
  parts: [
    { type: 'lightInfantry', share: 52, perhaps: { skirmisher: 60, scout: 35, tacticalSense: 10 } },
    { type: 'lightCavalry', share: 28 },
    { type: 'lightHorseBattery', share: 8 },
    { type: 'lineInfantry', share: 12 },
  ],
};

const IRREGULARS: ThemeShape = {
  century: 'napoleonic',
  parts: [
    {
      type: 'lineInfantry',
      share: 36,
      marks: ['irregular'],
      perhaps: { warrior: 25, impetuous: 25, tenacious: 20 },
    },
    { type: 'lightInfantry', share: 30, marks: ['irregular'], perhaps: { looseOrder: 50 } },
    { type: 'lightCavalry', share: 18, marks: ['irregular'], isKnownOnly: true, perhaps: { harassment: 50 } },
    {
      type: 'heavyCavalry',
      share: 8,
      marks: ['irregular'],
      isKnownOnly: true,
      perhaps: { feudalCavalry: 50 },
    },
    { type: 'mediumFootBattery', share: 8, perhaps: { bombard: 60 } },
  ],
};

const EIGHTEENTH_CENTURY: ThemeShape = {
  century: 'eighteenth',
  parts: [
    { type: 'lineInfantry', share: 52, marks: ['linearOrder'], perhaps: { tenacious: 10 } },
    { type: 'lightInfantry', share: 4 },
    { type: 'heavyCavalry', share: 14 },
    { type: 'mediumCavalry', share: 9 },
    { type: 'lightCavalry', share: 7 },
    { type: 'mediumFootBattery', share: 6 },
    { type: 'heavyFootBattery', share: 4 },
    { type: 'regimentalGun', share: 4 },
  ],
};

/** The shape of each theme. */
export const THEME_SHAPES: Readonly<Record<ArmyTheme, ThemeShape>> = {
  balanced: BALANCED,
  cavalry: CAVALRY,
  guns: GUNS,
  lightTroops: LIGHT_TROOPS,
  irregulars: IRREGULARS,
  eighteenthCentury: EIGHTEENTH_CENTURY,
};
