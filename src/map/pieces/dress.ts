import type { Unit } from '../../rules/state/game.ts';
import type { Formation, UnitType } from '../../rules/state/vocabulary.ts';
import { BODIES, type Body, type Mount } from './bodies.ts';

/** The custom property of the palette that clothes the figures of a type. */
const CLOTHS: Readonly<Record<UnitType, string>> = {
  heavyCavalry: 'var(--heavy)',
  mediumCavalry: 'var(--medium)',
  lightCavalry: 'var(--light)',
  lineInfantry: 'var(--coat)',
  lightInfantry: 'var(--chasseur)',
  heavyFootBattery: 'var(--gunner)',
  mediumFootBattery: 'var(--gunner)',
  lightHorseBattery: 'var(--gunner)',
  regimentalGun: 'var(--gunner)',
};

const GUNS: Readonly<Partial<Record<UnitType, string>>> = {
  heavyFootBattery: 'heavyGuns',
  mediumFootBattery: 'mediumGuns',
  lightHorseBattery: 'horseGuns',
  regimentalGun: 'regimentalGuns',
};

const MOUNTS: Readonly<Partial<Record<UnitType, Mount>>> = {
  heavyCavalry: 'heavy',
  mediumCavalry: 'medium',
  lightCavalry: 'light',
};

const FOOT: Readonly<Record<Formation, string>> = {
  none: 'line',
  line: 'line',
  column: 'column',
  square: 'square',
  skirmish: 'skirmish',
  closedColumn: 'closedColumn',
  extendedLine: 'extendedLine',
  horde: 'horde',
};

const known = new Map(BODIES.map((body) => [body.id, body]));
const plainest = known.get('line4');

function bodyIdOf(unit: Unit): string {
  const guns = GUNS[unit.type];
  if (guns !== undefined) return guns;
  const mount = MOUNTS[unit.type];
  if (mount === undefined) return FOOT[unit.formation] + (unit.type === 'lightInfantry' ? 3 : 4);
  const armoured =
    mount === 'heavy' && unit.skills.some((skill) => skill === 'cuirassier' || skill === 'halfCuirass');
  const few = mount === 'light' && unit.skills.includes('harassment') ? 'Few' : '';
  const lance = unit.skills.includes('lancer') ? 'Lance' : '';
  return `${armoured ? 'cuirassier' : mount}${few}${lance}${unit.formation === 'horde' || unit.panicked ? 'Horde' : ''}`;
}

/** How the figures of a unit stand: its arm, its weapons and its formation. */
export function bodyOf(unit: Unit): Body {
  const body = known.get(bodyIdOf(unit)) ?? plainest;
  if (body === undefined) throw new Error(`no body: ${unit.type} ${unit.formation}`);
  return body;
}

export function clothOf(type: UnitType): string {
  return CLOTHS[type];
}
