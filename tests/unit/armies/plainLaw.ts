/**
 * The chapter "Raising an army" once more, for the tests: its tables copied by hand from the text of the rule, and reckoned
 * without a line of the program's own prices or limits.
 */

/** UNI-02: least and most strength points, then army points for each as Elite, Ordinary, Recruit. */
const TYPES: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  heavyCavalry: [8, 12, 23, 20, 17],
  mediumCavalry: [5, 8, 22, 18, 15],
  lightCavalry: [4, 6, 21, 17, 14],
  lineInfantry: [14, 20, 12, 8, 6],
  lightInfantry: [6, 12, 13, 9, 7],
  heavyFootBattery: [3, 5, 33, 28, 25],
  mediumFootBattery: [3, 5, 23, 20, 18],
  lightHorseBattery: [2, 3, 27, 24, 20],
  regimentalGun: [2, 3, 20, 17, 15],
};

/** SKL, the table at its end: army points for each strength point, and for whom. h, m, l: cavalry; L, I: infantry; A: guns. */
const SKILLS: Readonly<Record<string, readonly [number, string]>> = {
  cuirassier: [3, 'h'],
  halfCuirass: [2, 'h'],
  feudalCavalry: [0, 'h'],
  counterCharge: [2, 'hm'],
  lancer: [2, 'l'],
  harassment: [-1, 'l'],
  grandCharge: [1, 'hml'],
  controlledFire: [2, 'L'],
  tenacious: [-1, 'L'],
  warrior: [-1, 'L'],
  skirmisher: [2, 'I'],
  scout: [1, 'I'],
  largeBattalion: [2, 'L'],
  linearOrder: [0, 'L'],
  looseOrder: [-1, 'I'],
  irregular: [-1, 'LIhml'],
  impetuous: [0, 'LIhml'],
  tacticalSense: [2, 'LIhmlABCD'],
  bombard: [-2, 'B'],
  obsoleteFirearm: [-2, 'LI'],
  grandBattery: [3, 'ABCD'],
};

const LETTERS: Readonly<Record<string, string>> = {
  heavyCavalry: 'h',
  mediumCavalry: 'm',
  lightCavalry: 'l',
  lineInfantry: 'L',
  lightInfantry: 'I',
  heavyFootBattery: 'A',
  mediumFootBattery: 'B',
  lightHorseBattery: 'C',
  regimentalGun: 'D',
};

/** CMD-02: what each command value adds for a strength point. */
const COMMAND: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  recruit: { 4: -2, 5: -1, 6: 0, 7: 1, 8: 2 },
  ordinary: { 5: -2, 6: -1, 7: 0, 8: 1, 9: 2 },
  elite: { 7: -1, 8: 0, 9: 1, 10: 2, 11: 3 },
};

const QUALITY_COLUMN: Readonly<Record<string, 2 | 3 | 4>> = { elite: 2, ordinary: 3, recruit: 4 };

export interface PlainUnit {
  readonly type: string;
  readonly quality: string;
  readonly commandValue: number;
  readonly skills: readonly string[];
  readonly strength: number;
}

/** BLD-03, R-30: at least 1 for a strength point, unless more is agreed. */
export function plainCost(
  { type, quality, commandValue, skills, strength }: PlainUnit,
  leastForPoint = 1,
): number {
  const base = TYPES[type]?.[QUALITY_COLUMN[quality] ?? 3] ?? Number.NaN;
  const command = COMMAND[quality]?.[commandValue] ?? Number.NaN;
  const added = skills.reduce((total, skill) => total + (SKILLS[skill]?.[0] ?? Number.NaN), 0);
  return strength * Math.max(leastForPoint, base + command + added);
}

/** What is unlawful about a unit; nothing if nothing is. BLD-04, BLD-06, CMD-02, R-34. */
export function plainFaults({ type, quality, commandValue, skills, strength }: PlainUnit): readonly string[] {
  const faults: string[] = [];
  const [least = 0, most = 0] = TYPES[type] ?? [];
  const more = skills.includes('largeBattalion') ? 4 : 0;
  if (!Number.isInteger(strength) || strength < least + more || strength > most + more)
    faults.push('strength');
  if (COMMAND[quality]?.[commandValue] === undefined) faults.push('command value');
  if (new Set(skills).size < skills.length) faults.push('a skill twice');
  for (const skill of skills)
    if (!SKILLS[skill]?.[1].includes(LETTERS[type] ?? '?')) faults.push(`${skill} reserved`);
  if (skills.includes('warrior') && !skills.includes('irregular')) faults.push('warrior alone');
  if (skills.includes('cuirassier') && skills.includes('halfCuirass')) faults.push('two cuirasses');
  return faults;
}

/** The same of an army. BLD-01, QUA-03, R-33. */
export function plainArmyFaults(
  units: readonly PlainUnit[],
  format: number,
  leastForPoint = 1,
): readonly string[] {
  const faults = units.flatMap((unit) => plainFaults(unit));
  if (units.reduce((total, unit) => total + plainCost(unit, leastForPoint), 0) > format)
    faults.push('too dear');
  const elites = units.filter(({ quality }) => quality === 'elite').length;
  const slices = [1500, 3000, 4500, 6000].filter((full) => format >= full).length;
  if (elites > 2 * slices) faults.push('too many Elite units');
  return faults;
}
