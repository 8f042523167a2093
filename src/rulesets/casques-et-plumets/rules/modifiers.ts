/** The tables of Casques et Plumets as sums of terms: the test, the dice of fire, the dice of melee. CP-T6, CP-T8, CP-T9. */

import { otherRole, type Role } from '../../../contract/encounter.ts';
import type { ToldSum, ToldTerm } from '../../../contract/systemTypes.ts';
import {
  type CpGame,
  hasFlanks,
  isArtillery,
  isCavalry,
  isInfantry,
  type Occasion,
  type Unit,
} from './state.ts';

const STATUS_POINTS: Readonly<Record<Unit['status'], number>> = {
  militia: -1,
  regular: 0,
  elite: 1,
  guard: 2,
};

/** A unit that has lost nothing and stands in order. CP-R-03. */
function isFresh(g: CpGame, { value, full, disordered, fought }: Unit): boolean {
  switch (g.options.fresh_unit) {
    case 'no_loss_and_in_order':
      return value === full && !disordered;
    case 'no_loss':
      return value === full;
    case 'until_first_fight':
      return !fought;
  }
}

type Lines = readonly (readonly [why: string, amount: number])[];

function summed(rule: string, lines: Lines, floor: number | null): ToldSum {
  const terms: ToldTerm[] = lines.filter(([, n]) => n !== 0).map(([why, amount]) => ({ rule, why, amount }));
  const total = terms.reduce((sum, term) => sum + ('amount' in term ? term.amount : 0), 0);
  if (floor === null || total >= floor) return { total, terms };
  return { total: floor, terms: [...terms, { rule, why: 'minimum', amount: floor - total }] };
}

/** Fresh or numerous: one bonus for either. CP-R-03. */
function freshLine(g: CpGame, unit: Unit): readonly [string, number] {
  return unit.numerous ? ['numerous', 1] : ['fresh', isFresh(g, unit) ? 1 : 0];
}

/** What everybody's test counts: skill, column, status, freshness, support, every loss missing. CP-T6, CP-R-04, CP-R-15, CP-R-30. */
function commonLines(g: CpGame, unit: Unit): Lines {
  return [
    ['skill', unit.skill],
    ['attackColumn', isInfantry(unit) && unit.formation === 'column' ? 1 : 0],
    ['status', STATUS_POINTS[unit.status]],
    freshLine(g, unit),
    ['supports', unit.supports],
    ['losses', unit.value - unit.full],
  ];
}

/** The test of entering a zone, by the attacker: passed on 8 or more. CP-27, CP-P3, CP-T6. */
export function entryTest(g: CpGame, assault: boolean): ToldSum {
  const { attacker, target } = g;
  const charges = !assault;
  const steadyLine = isInfantry(target) && target.formation === 'line' && !target.disordered;
  const square = target.formation === 'square';
  return summed(
    'CP-T6',
    [
      ...commonLines(g, attacker),
      ['heavyCharge', charges && attacker.kind === 'heavyCavalry' ? 1 : 0],
      ['cuirassedCharge', charges && attacker.kind === 'cuirassiers' ? 2 : 0],
      ['lightAtLine', attacker.kind === 'lightCavalry' && steadyLine ? -2 : 0],
      ['atSquare', isCavalry(attacker) && square ? (target.disordered ? -1 : -4) : 0],
    ],
    null,
  );
}

/**
 * The test of forming square, by the target: passed on 8 or more. An enemy is on its flank or in its rear only from the
 * next hex, for one who comes from farther away is not there yet, and only in order. CP-P6, CP-R-15, CP-R-53.
 */
export function squareTest(g: CpGame): ToldSum {
  const beset = g.field.onto !== 'front' && g.field.distance === 1 && !g.attacker.disordered;
  return summed('CP-T6', [...commonLines(g, g.target), ['enemyBeside', beset ? -2 : 0]], null);
}

/** Hexes at which it shoots with its whole value and at which with half of it; of guns, those near ones at which canister adds to it. CP-T7, CP-R-26. */
export function rangesOf({ kind }: Pick<Unit, 'kind'>): {
  readonly canister: number;
  readonly short: number;
  readonly long: number;
} {
  if (kind === 'heavyGuns') return { canister: 3, short: 8, long: 14 };
  if (kind === 'fieldGuns' || kind === 'horseGuns') return { canister: 2, short: 5, long: 10 };
  return { canister: 0, short: 1, long: 2 };
}

/**
 * The dice of a shot; of a reaction at short range (CP-R-12), guns with canister. A value is halved and rounded before anything is
 * added (CP-R-40); disorder and house cost two dice in all (CP-32, CP-R-41); horse in open order is hit like skirmishers
 * (CP-R-42); cover is hard or light (CP-R-73). Neither height (CP-R-74) nor the skill of an officer (CP-R-30) changes it, and all
 * lines add up (CP-R-25). CP-P4, CP-T8, CP-30.
 */
export function fireDice(g: CpGame, by: Role, occasion: Occasion): ToldSum {
  const [firer, aim] = [g[by], g[otherRole(by)]];
  const { canister, short } = rangesOf(firer);
  const distance = occasion === 'own' ? g.field.distance : 1;
  const half = distance > short;
  const guns = isArtillery(firer);
  const salvo = firer.salvo && (g.options.salvo === 'all_arms' || isInfantry(firer));
  const covered = by === 'attacker';
  return summed(
    'CP-T8',
    [
      [half ? 'halfValue' : 'value', half ? Math.ceil(firer.value / 2) : firer.value],
      firer.numerous ? ['numerous', 1] : ['salvo', salvo ? 1 : 0],
      ['squareTarget', aim.formation === 'square' ? (guns ? 2 : 1) : 0],
      ['columnTarget', aim.formation === 'column' ? 1 : 0],
      ['officer', firer.led ? 1 : 0],
      ['lineFires', isInfantry(firer) && firer.formation === 'line' ? 1 : 0],
      ['rifles', firer.rifles ? 1 : 0],
      ['canister', guns && distance <= canister ? 2 : 0],
      ['firerHampered', firer.disordered || firer.formation === 'house' ? -2 : 0],
      ['lightCover', covered && g.field.cover === 'light' ? -1 : 0],
      ['hardCover', covered && g.field.cover === 'hard' ? -2 : 0],
      ['chargingCavalry', occasion === 'charge' && isCavalry(aim) ? -1 : 0],
      ['skirmishTarget', aim.formation === 'skirmish' ? -1 : 0],
    ],
    1,
  );
}

/** Heavy horse and cuirasses: both count, or the better one. CP-R-06, CP-R-22. */
function armourLines(g: CpGame, unit: Unit, foe: Unit): Lines {
  const heavy = unit.kind === 'heavyCavalry' || unit.kind === 'cuirassiers';
  const atFoot = heavy && isInfantry(foe) && foe.formation !== 'square' ? 1 : 0;
  const cuirass = unit.kind === 'cuirassiers' ? 2 : 0;
  const both = g.options.cuirassed_adds === 'yes';
  return [
    ['heavyAtFoot', both || cuirass === 0 ? atFoot : 0],
    ['cuirassed', cuirass],
    ['heavyAtLight', unit.kind === 'heavyCavalry' && foe.kind === 'lightCavalry' ? 1 : 0],
  ];
}

/**
 * The dice of a melee, for one of the two. Only friends in order support it (CP-54), and height is one line, no more (CP-R-74).
 * CP-P8, CP-T9, CP-R-69.
 */
export function meleeDice(g: CpGame, role: Role): ToldSum {
  const [unit, foe] = [g[role], g[otherRole(role)]];
  const attacks = role === 'attacker';
  const { onto, cover, uphill, wood } = g.field;
  const exposed = (attacks && onto !== 'front' && hasFlanks(foe)) || isArtillery(foe);
  const square = foe.formation === 'square';
  return summed(
    'CP-T9',
    [
      ['value', unit.value],
      ['officer', unit.led ? 1 : 0],
      ['attackColumn', isInfantry(unit) && unit.formation === 'column' ? 1 : 0],
      ...armourLines(g, unit, foe),
      ['supports', unit.supports],
      ['lance', unit.lance ? 1 : 0],
      freshLine(g, unit),
      ['exposedFoe', exposed ? 2 : 0],
      ['guns', isArtillery(unit) ? -1 : 0],
      ['lightAtFoot', unit.kind === 'lightCavalry' && isInfantry(foe) && !foe.disordered ? -1 : 0],
      ['higherFoe', attacks && uphill ? -1 : 0],
      ['cavalryInWood', isCavalry(unit) && wood && !attacks ? -2 : 0],
      ['disordered', unit.disordered ? -2 : 0],
      ['lightCover', attacks && cover === 'light' ? -1 : 0],
      ['hardCover', attacks && cover === 'hard' ? -2 : 0],
      ['atSquare', isCavalry(unit) && square ? (foe.disordered ? -1 : -3) : 0],
    ],
    1,
  );
}
