/** A second, plain reading of orders, actions and reactions: for comparisons only. */
import type { Game, Unit } from '../../src/rules/game.ts';
import {
  contacts,
  engaged,
  foot,
  guns,
  has,
  horse,
  maySpeak,
  open,
  plainTargets,
  shootable,
} from './plainFactors.ts';
import {
  enemies,
  evades,
  plainAssaultEnds,
  plainChargeTargets,
  plainCounterCharge,
  plainFrontal,
  plainIndirect,
} from './plainMoves.ts';
import { away, faces, ground, here, inCone, ROUGH, square } from './plainRule.ts';

function friends(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((o) => o.side === u.side && o.id !== u.id && here(o));
}

function steadyNear(g: Game, u: Unit, within: number): boolean {
  return enemies(g, u).some((e) => !e.panicked && away(e.hexes[0], u.hexes[0]) <= within);
}

/** ORD-05, ORD-07, without the skills that do not count yet. */
export function plainCost(g: Game, units: readonly Unit[]): number {
  const count = (test: (u: Unit) => boolean): number => units.filter(test).length;
  const dear =
    count(horse) >= 2 ||
    count(guns) >= 2 ||
    count((u) => has(u, 'irregular')) >= 2 ||
    count((u) => u.quality === 'recruit') >= 2 ||
    count((u) => u.panicked) >= 1;
  return dear && units.some((u) => steadyNear(g, u, 6)) ? 2 : 1;
}

function orderings<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item) => orderings(items.filter((o) => o !== item)).map((rest) => [item, ...rest]));
}

function isGroup(units: readonly Unit[]): boolean {
  if (units.length > 3 && !units.every((u) => has(u, 'irregular'))) return false;
  if (new Set(units.map((u) => u.panicked)).size > 1) return false;
  if (new Set(units.filter((u) => !square(u) && !u.panicked).map((u) => u.facing)).size > 1) return false;
  return orderings(units).some((row) =>
    row.every((u, n) => n === 0 || away(u.hexes[0], row[n - 1]?.hexes[0] ?? u.hexes[0]) === 1),
  );
}

/** ORD-03 to ORD-06, ORD-15: the ids of every group that can be paid for. */
export function plainGroups(g: Game): readonly string[] {
  const free = g.units
    .filter((u) => here(u) && u.side === g.side && !u.activated && !u.acted && u.type !== 'regimentalGun')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const found: string[] = [];
  const grow = (group: readonly Unit[], from: number): void => {
    if (group.length > 0 && isGroup(group) && plainCost(g, group) <= g.orderPoints)
      found.push(group.map((u) => u.id).join());
    if (group.length < 4)
      for (let n = from; n < free.length; n++) grow([...group, ...free.slice(n, n + 1)], n + 1);
  };
  grow([], 0);
  return found.sort();
}

/** FRM-01, FRM-04, FRM-05, FRM-18, FRM-21. */
function plainFormations(g: Game, u: Unit): readonly string[] {
  if (!foot(u) || u.panicked || u.mayNotManoeuvre || contacts(g, u).length > 0) return [];
  const found = ['line', 'column'];
  const beside = enemies(g, u).some(
    (e) =>
      faces(g, { ...u, formation: 'square', facing: 0 }, e) || faces(g, e, { ...u, formation: 'square' }),
  );
  const barred = u.formation === 'skirmish' || has(u, 'irregular') || ROUGH.includes(ground(g, u.hexes[0]));
  if (!barred && !beside) found.push('square');
  if (u.type === 'lightInfantry' && has(u, 'skirmisher')) found.push('skirmish');
  return found.filter((formation) => formation !== u.formation);
}

/** SEQ-07: every action open to the unit, a word each. */
export function plainActions(g: Game, u: Unit, inPanickedGroup: boolean): readonly string[] {
  const found: string[] = ['pass'];
  if (!guns(u) && !u.mayNotManoeuvre) found.push('flight');
  const fort = ground(g, u.hexes[0]) === 'fortifiedPoint' && !u.panicked;
  const may = u.panicked ? inPanickedGroup : u.strength < u.initialStrength;
  if (may && (fort || !steadyNear(g, u, 3))) found.push('rally');
  if (u.panicked) return found.sort();
  if (!u.mayNotManoeuvre) {
    for (const [after, name] of [
      ['none', ''],
      ['fire', 'marchThenFire '],
      ['formation', 'marchThenFormation '],
    ] as const) {
      if (plainFrontal(g, u, after).length > 0) found.push(`${name}frontalMarch`);
      if (plainIndirect(g, u, after).length > 0) found.push(`${name}indirectMarch`);
    }
    if (evades(g, u, false)) found.push('evade');
    for (const target of plainChargeTargets(g, u)) found.push(`charge ${target}`);
  }
  for (const e of enemies(g, u)) {
    const ends = plainAssaultEnds(g, u, e);
    const [{ q, r }] = u.hexes;
    if (u.mayNotManoeuvre ? ends.includes(`${q},${r}`) : ends.length > 0) found.push(`assault ${e.id}`);
  }
  if (maySpeak(g, u) && !engaged(g, u)) for (const target of plainTargets(g, u)) found.push(`fire ${target}`);
  for (const formation of plainFormations(g, u)) found.push(`formation ${formation}`);
  return found.sort();
}

export interface Declared {
  readonly attacker: string;
  readonly target: string;
  readonly distance: number;
  readonly targetTouched: boolean;
  /** Friends of the target in contact with the attacker at declaration. */
  readonly touching: readonly string[];
  readonly targetHex: Unit['hexes'][0];
}

/** CHG-13, CHG-16, CHG-17, CHG-22, ASL-13, R-105, R-110. */
export function plainReactions(g: Game, d: Declared, attacker: Unit, u: Unit): readonly string[] {
  const found = ['nothing'];
  if (!guns(u)) found.push('flight');
  if (d.targetTouched || u.panicked) return found.sort();
  const alone = contacts(g, u).every((e) => e.id === attacker.id);
  const roughly = ROUGH.includes(ground(g, u.hexes[0]));
  const afar = d.distance >= 3;
  const formed = u.formation === 'line' || u.formation === 'column';
  if (foot(u) && formed && horse(attacker) && afar && !roughly && !has(u, 'irregular')) found.push('square');
  if (maySpeak(g, u) && alone && inCone(u, attacker.hexes[0])) found.push('defensiveFire');
  if (afar && !square(u)) found.push('rotation');
  const kind = horse(u) || (u.formation === 'column' && foot(attacker));
  if (afar && kind && !roughly && inCone(u, attacker.hexes[0])) found.push('counterCharge');
  if (evades(g, u, true)) found.push('evade');
  return found.sort();
}

/** CHG-24 to CHG-28, R-88, R-92, R-124. */
export function plainFriendReactions(g: Game, d: Declared, attacker: Unit, target: Unit): readonly string[] {
  return friends(g, target)
    .flatMap((f) => {
      const found: string[] = [];
      if (f.panicked || contacts(g, f).some((e) => e.id !== attacker.id)) return found;
      if (
        (horse(f) || (foot(f) && f.formation === 'column')) &&
        plainCounterCharge(g, f, attacker).length > 0
      )
        found.push(`counterCharge ${f.id}`);
      const beside = away(f.hexes[0], d.targetHex) === 1 && !d.touching.includes(f.id);
      if (beside && maySpeak(g, f) && shootable(g, f, attacker)) found.push(`defensiveFire ${f.id}`);
      return found;
    })
    .sort();
}

/** FIR-15, R-117, R-122. */
export function plainAnswers(g: Game, u: Unit, firer: Unit): boolean {
  return !u.returnedFire && open(u) && maySpeak(g, u) && !engaged(g, u) && shootable(g, u, firer);
}
