/** The finite vocabularies of the rule, each list giving its type. */
export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

/** UNI-01, UNI-02. */
export const UNIT_TYPES = [
  'heavyCavalry',
  'mediumCavalry',
  'lightCavalry',
  'lineInfantry',
  'lightInfantry',
  'heavyFootBattery',
  'mediumFootBattery',
  'lightHorseBattery',
  'regimentalGun',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** QUA-01. */
export const QUALITIES = ['elite', 'ordinary', 'recruit'] as const;
export type Quality = (typeof QUALITIES)[number];

/** SKL-01 to SKL-21, in the rulebook's order. */
export const SKILLS = [
  'cuirassier',
  'halfCuirass',
  'feudalCavalry',
  'counterCharge',
  'lancer',
  'harassment',
  'grandCharge',
  'controlledFire',
  'tenacious',
  'warrior',
  'skirmisher',
  'scout',
  'largeBattalion',
  'linearOrder',
  'looseOrder',
  'irregular',
  'impetuous',
  'tacticalSense',
  'bombard',
  'obsoleteFirearm',
  'grandBattery',
] as const;
export type Skill = (typeof SKILLS)[number];

/** FRM-01. `none` is the formation of steady cavalry and of artillery, which have none to manage (FRM-02). */
export const FORMATIONS = [
  'none',
  'line',
  'column',
  'square',
  'skirmish',
  'closedColumn',
  'extendedLine',
  'horde',
] as const;
export type Formation = (typeof FORMATIONS)[number];

/** The halves of an extended line, as it looks. FRM-09. */
export const HALVES = ['left', 'right'] as const;
export type Half = (typeof HALVES)[number];

/** What a hex holds besides a hill, TER-02, TER-04. A ford filling a hex is difficult terrain (R-145). */
export const HEX_TERRAINS = [
  'open',
  'wood',
  'village',
  'fortifiedPoint',
  'difficult',
  'bridge',
  'impassable',
] as const;
export type HexTerrain = (typeof HEX_TERRAINS)[number];

/** What a hex side may carry, TER-03. */
export const SIDE_TERRAINS = [
  'stream',
  'river',
  'largeRiver',
  'ford',
  'bridge',
  'wood',
  'impassable',
] as const;
export type SideTerrain = (typeof SIDE_TERRAINS)[number];

/** The fourteen actions of SEQ-07, in its order. */
export const ACTIONS = [
  'frontalMarch',
  'indirectMarch',
  'evade',
  'flight',
  'charge',
  'assault',
  'fire',
  'marchThenFire',
  'doubleFire',
  'formationThenFire',
  'fireThenAttack',
  'formation',
  'marchThenFormation',
  'rally',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The actions that close with an enemy, each with its chapter. CHG, ASL. */
export const ATTACKS = ['charge', 'assault'] as const;
export type Attack = (typeof ATTACKS)[number];

/** The seven reactions to a charge or an assault; the closed column is a variant of the square. CHG-13. */
export const REACTIONS = [
  'nothing',
  'square',
  'closedColumn',
  'defensiveFire',
  'rotation',
  'counterCharge',
  'evade',
  'flight',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The chapters of the rule, by the letters before the numbers of their statements. */
export type ChapterCode =
  | 'GEN'
  | 'GEO'
  | 'SEQ'
  | 'ORD'
  | 'UNI'
  | 'QUA'
  | 'CMD'
  | 'SKL'
  | 'FRM'
  | 'MAN'
  | 'CHG'
  | 'ASL'
  | 'FIR'
  | 'CBT'
  | 'SAV'
  | 'LOS'
  | 'MOR'
  | 'RAL'
  | 'TER'
  | 'BLD'
  | 'VIC';

/** The number of a statement of the rule, or of a ruling. */
export type RuleId = `${ChapterCode}-${number}${'' | `.${number}`}` | `R-${number}`;
