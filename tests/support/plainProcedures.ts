/** A second, plain reading of orders, actions and reactions: for comparisons only. */
import { FACINGS, type Facing } from '../../src/geometry/facing.ts';
import { contains } from '../../src/geometry/shape.ts';
import type { Choice } from '../../src/rules/answers.ts';
import type { Game, Unit } from '../../src/rules/game.ts';
import type { Formation } from '../../src/rules/vocabulary.ts';
import {
  contacts,
  engaged,
  foot,
  grapplers,
  guns,
  has,
  horse,
  inLine,
  maySpeak,
  open,
  plainTargets,
  shootable,
  shown,
  slow,
} from './plainFactors.ts';
import {
  enemies,
  evades,
  plainAssaultEnds,
  plainChargeEnds,
  plainChargeTargets,
  plainCounterCharge,
  plainFrontal,
  plainIndirect,
  plainTurns,
} from './plainMoves.ts';
import {
  apart,
  between,
  faces,
  ground,
  here,
  neighbours,
  on,
  ROUGH,
  sheltered,
  square,
} from './plainRule.ts';
import { at } from './plainWays.ts';

function friends(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((o) => o.side === u.side && o.id !== u.id && here(o));
}

function steadyNear(g: Game, u: Unit, within: number): boolean {
  return enemies(g, u).some((e) => !e.panicked && apart(e, u) <= within);
}

/** ORD-05, ORD-07. */
export function plainCost(g: Game, units: readonly Unit[]): number {
  const count = (test: (u: Unit) => boolean): number => units.filter(test).length;
  const dear =
    (count(horse) >= 2 && !units.filter(horse).every((u) => has(u, 'grandCharge'))) ||
    (count(guns) >= 2 && !units.filter(guns).every((u) => has(u, 'grandBattery'))) ||
    count((u) => has(u, 'irregular')) >= 2 ||
    count((u) => u.quality === 'recruit') >= 2 ||
    count((u) => foot(u) && u.formation === 'column' && has(u, 'linearOrder')) >= 1 ||
    count((u) => u.panicked) >= 1;
  return dear && units.some((u) => steadyNear(g, u, 6)) ? 2 : 1;
}

function orderings<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item) => orderings(items.filter((o) => o !== item)).map((rest) => [item, ...rest]));
}

/** By the option of R-15 whoever is linked to the first through the others will do. */
function hangsTogether(units: readonly Unit[], reached: readonly Unit[] = units.slice(0, 1)): boolean {
  const more = units.filter((u) => !reached.includes(u) && reached.some((o) => apart(u, o) === 1));
  return more.length === 0 ? reached.length === units.length : hangsTogether(units, [...reached, ...more]);
}

function isGroup(g: Game, units: readonly Unit[]): boolean {
  if (units.length > 3 && !units.every((u) => has(u, 'irregular'))) return false;
  if (new Set(units.map((u) => u.panicked)).size > 1) return false;
  if (new Set(units.filter((u) => !square(u) && !u.panicked).map((u) => u.facing)).size > 1) return false;
  if (g.battle.houseRules.group_shape === 'connected') return hangsTogether(units);
  return orderings(units).some((row) => row.every((u, n) => n === 0 || apart(u, row[n - 1] ?? u) === 1));
}

/** ORD-03 to ORD-06, ORD-15: the ids of every group that can be paid for. */
export function plainGroups(g: Game): readonly string[] {
  const free = g.units
    .filter((u) => here(u) && u.side === g.side && !u.activated && !u.acted && u.type !== 'regimentalGun')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const found: string[] = [];
  const grow = (group: readonly Unit[], from: number): void => {
    if (group.length > 0 && isGroup(g, group) && plainCost(g, group) <= g.orderPoints)
      found.push(group.map((u) => u.id).join());
    if (group.length < 4)
      for (let n = from; n < free.length; n++) grow([...group, ...free.slice(n, n + 1)], n + 1);
  };
  grow([], 0);
  return found.sort();
}

/** ORD-09, ORD-10, R-16, R-17: every choice of riders for a group, as ids; the empty one too. */
export function plainRiders(g: Game, group: readonly Unit[]): readonly string[] {
  if (group.some((u) => u.panicked)) return [''];
  const free = g.units.filter(
    (u) => here(u) && u.side === g.side && !u.activated && !u.acted && !group.includes(u),
  );
  const scouts = free.filter(
    (u) =>
      u.type === 'lightInfantry' &&
      has(u, 'scout') &&
      !square(u) &&
      !u.panicked &&
      group.some((member) => apart(u, member) <= 3),
  );
  const pieces = group.some(guns)
    ? []
    : free.filter(
        (u) => u.type === 'regimentalGun' && group.some((member) => foot(member) && apart(u, member) === 1),
      );
  const found: string[] = [];
  const riders = [...scouts, ...pieces];
  for (let mask = 0; mask < 2 ** riders.length; mask++) {
    const chosen = riders.filter((_, n) => (mask >> n) % 2 === 1);
    if (chosen.filter((u) => scouts.includes(u)).length > 2) continue;
    if (chosen.filter((u) => pieces.includes(u)).length > 1) continue;
    found.push(
      chosen
        .map(({ id }) => id)
        .sort()
        .join(),
    );
  }
  return found;
}

/** FRM-21. */
const NEXT: Readonly<Record<string, readonly Formation[]>> = {
  line: ['column', 'square', 'skirmish', 'extendedLine'],
  column: ['line', 'square', 'skirmish', 'closedColumn', 'extendedLine'],
  square: ['line', 'column', 'skirmish'],
  skirmish: ['line', 'column'],
  closedColumn: ['line', 'column', 'square'],
  extendedLine: ['line', 'column'],
};

/** FRM-01, FRM-04, FRM-05, FRM-07, FRM-09: what type, skills and ground let the unit be. */
function mayBe(g: Game, u: Unit, to: Formation): boolean {
  if (!foot(u) || has(u, 'looseOrder')) return foot(u) && to === 'skirmish';
  const rough = u.hexes.some((hex) => ROUGH.includes(ground(g, hex)));
  switch (to) {
    case 'line':
    case 'column':
      return true;
    case 'square':
      return !rough && !has(u, 'irregular');
    case 'closedColumn':
      return !rough && !has(u, 'irregular') && has(u, 'largeBattalion');
    case 'skirmish':
      return has(u, 'skirmisher');
    case 'extendedLine':
      return has(u, 'linearOrder');
    default:
      return false;
  }
}

/** every way to stand in the new formation, contact apart. */
function stances(g: Game, u: Unit, to: Formation, facings: readonly Facing[]): readonly Unit[] {
  const places = facings.flatMap((facing): Unit['hexes'][] => {
    if (to !== 'extendedLine') return u.hexes.map((hex) => [hex]);
    const [hex] = u.hexes;
    return [2, 5].flatMap((way): Unit['hexes'][] => {
      const beside = neighbours(hex)[(facing + way) % 6];
      const taken = beside && g.units.some((o) => here(o) && o.id !== u.id && on(o, beside));
      if (!beside || taken || !contains(g.battle.map.shape, beside)) return [];
      if (ground(g, beside) === 'impassable' || between(g, hex, beside) === 'impassable') return [];
      return [way === 2 ? [hex, beside] : [beside, hex]];
    });
  });
  const turned = facings.flatMap((facing) => places.map((hexes) => ({ facing, hexes })));
  return turned
    .filter(
      ({ facing, hexes: [left, right] }) =>
        !right || (neighbours(left)[(facing + 2) % 6] ?? left).q === right.q,
    )
    .filter(
      ({ facing, hexes: [left, right] }) =>
        !right || (neighbours(left)[(facing + 2) % 6] ?? left).r === right.r,
    )
    .map((stand) => ({ ...u, ...stand, formation: to, panicked: false }));
}

/** FRM-14, FRM-18, FRM-21, R-44, R-55. */
export function plainFormations(g: Game, u: Unit): readonly Formation[] {
  if (!foot(u) || u.panicked || u.mayNotManoeuvre || contacts(g, u).length > 0) return [];
  return (NEXT[u.formation] ?? []).filter((to) => {
    if (!mayBe(g, u, to)) return false;
    const free = square(u) || g.battle.houseRules.formation_change_refaces === 'yes';
    const facings = free && to !== 'square' && to !== 'closedColumn' ? FACINGS : [u.facing];
    return stances(g, u, to, facings).some((stand) => contacts(g, stand).length === 0);
  });
}

/** RAL-05, R-49, R-142: what a unit free of its panic may become, facing anywhere. */
export function plainOrder(g: Game, u: Unit): readonly string[] {
  if (horse(u)) return FACINGS.map((facing) => `none ${facing}`);
  const formations = (['line', 'column', 'square', 'skirmish', 'extendedLine'] as const).filter((to) =>
    mayBe(g, u, to),
  );
  return formations
    .flatMap((to) =>
      (to === 'square' ? ([0] as const) : FACINGS)
        .filter((facing) => stances(g, u, to, [facing]).length > 0)
        .map((facing) => `${to} ${facing}`),
    )
    .sort();
}

/** ORD-12, R-18, R-19: the enemies an Impetuous unit must attack. */
export function plainDuty(g: Game, u: Unit): readonly string[] {
  if (!has(u, 'impetuous') || u.panicked) return [];
  const charged = u.mayNotManoeuvre ? [] : plainChargeTargets(g, u);
  return enemies(g, u)
    .filter((e) => {
      if (
        apart(u, e) > g.battle.houseRules.impetuous_range ||
        shown(g, e, u).every((hex) => ROUGH.includes(ground(g, hex)))
      )
        return false;
      if (horse(u) && square(e)) return false;
      const straight = plainChargeEnds(g, u, e).some(
        (word) => word.split(' ')[1] === `${u.facing}` && !screened(g, u, e, word),
      );
      return (charged.includes(e.id) && straight) || plainAssaults(g, u, e, true);
    })
    .map(({ id }) => id)
    .sort();
}

/** at that end of its move a wood on the side between shelters the enemy. */
function screened(g: Game, u: Unit, e: Unit, end: string): boolean {
  const [q = 0, r = 0] = (end.split(' ')[0] ?? '').split(',').map(Number);
  return sheltered(g, e, at(u, { q, r }));
}

/** ASL-03, R-23. */
function plainAssaults(g: Game, u: Unit, e: Unit, bare = false): boolean {
  const ends = plainAssaultEnds(g, u, e).filter((word) => !bare || !screened(g, u, e, word));
  const [{ q, r }] = u.hexes;
  return u.mayNotManoeuvre ? ends.includes(`${q},${r}`) : ends.length > 0;
}

/** ORD-13, ORD-14, FLOW-TURN steps 6 and 7. */
export function plainInitiative(
  g: Game,
  heldBack: ReadonlySet<string>,
  sensed: ReadonlySet<string>,
): readonly Choice[] {
  const idle = g.units.filter((u) => here(u) && u.side === g.side && !u.activated && !u.acted);
  const steady = idle.filter((u) => !u.panicked && !u.displaced);
  const rash = steady.filter((u) => !heldBack.has(u.id) && plainDuty(g, u).length > 0);
  return [
    ...rash.flatMap(({ id }): Choice[] => [
      { choose: 'letLoose', unit: id },
      { choose: 'holdBack', unit: id },
    ]),
    ...steady
      .filter((u) => has(u, 'tacticalSense') && !sensed.has(u.id))
      .map(({ id }): Choice => ({ choose: 'tacticalSense', unit: id })),
    ...idle.filter((u) => u.panicked).map(({ id }): Choice => ({ choose: 'fleeWithoutOrder', unit: id })),
    ...(rash.length > 0 ? [] : [{ choose: 'endInitiative' } as const]),
  ];
}

/** CHG-36, R-71: the friends that may pursue beside the charger. */
export function plainJoiners(g: Game, charger: Unit): readonly string[] {
  return g.units
    .filter(
      (u) =>
        here(u) &&
        u.side === charger.side &&
        u.id !== charger.id &&
        has(u, 'tacticalSense') &&
        (foot(u) || horse(u)) &&
        !u.panicked &&
        !square(u) &&
        !u.mayNotManoeuvre &&
        !u.displaced &&
        u.facing === charger.facing &&
        apart(u, charger) === 1 &&
        grapplers(g, u).length === 0,
    )
    .map(({ id }) => id)
    .sort();
}

/** SEQ-07: every action open to the unit, a word each. */
export function plainActions(g: Game, u: Unit, inPanickedGroup: boolean): readonly string[] {
  const duty = plainDuty(g, u);
  const all = plainWords(g, u, inPanickedGroup);
  if (duty.length === 0) return all;
  const attack = /^(charge|assault|fireThenAttack charge|fireThenAttack assault) (.*)$/;
  return all.filter((word) => duty.includes(attack.exec(word)?.[2] ?? ''));
}

function plainWords(g: Game, u: Unit, inPanickedGroup: boolean): readonly string[] {
  const found: string[] = ['pass'];
  if (!guns(u) && !u.mayNotManoeuvre) found.push('flight');
  const fort = u.hexes.every((hex) => ground(g, hex) === 'fortifiedPoint') && !u.panicked;
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
  for (const e of enemies(g, u)) if (plainAssaults(g, u, e)) found.push(`assault ${e.id}`);
  if (maySpeak(g, u) && !engaged(g, u))
    for (const target of plainTargets(g, u)) {
      found.push(`fire ${target}`);
      if (u.hexes.length === 2) found.push(`doubleFire ${target}`);
    }
  if (has(u, 'controlledFire') && inLine(u))
    for (const both of found.filter((word) => word.startsWith('fire ')).map((word) => word.slice(5)))
      for (const attack of ['charge', 'assault'])
        if (found.includes(`${attack} ${both}`)) found.push(`fireThenAttack ${attack} ${both}`);
  // in vain, and so not after a shot either
  if (!u.mayNotManoeuvre) {
    for (const target of plainVainCharges(g, u)) found.push(`charge ${target}`);
    for (const target of plainVainAssaults(g, u)) found.push(`assault ${target}`);
  }
  for (const formation of plainFormations(g, u)) {
    found.push(`formation ${formation}`);
    if (has(u, 'tacticalSense')) found.push(`formationThenFire ${formation}`);
  }
  return found.sort();
}

export interface Declared {
  readonly kind: 'charge' | 'assault';
  /** Whether the attacker was outflanked then, which lasts as long as an assault. GEO-20. */
  readonly outflanked: boolean;
  readonly attacker: string;
  readonly target: string;
  readonly distance: number;
  readonly targetTouched: boolean;
  /** Friends of the target in contact with the attacker at declaration. */
  readonly touching: readonly string[];
  /** Where the target stood before its own reaction, R-88. */
  readonly targetHexes: Unit['hexes'];
}

/** CHG-13, CHG-16, CHG-17, CHG-22, ASL-13, R-105, R-110. */
export function plainReactions(g: Game, d: Declared, attacker: Unit, u: Unit): readonly string[] {
  const found = ['nothing'];
  if (!guns(u)) found.push('flight');
  if (d.targetTouched || u.panicked) return found.sort();
  const alone = grapplers(g, u).every((e) => e.id === attacker.id);
  const roughly = u.hexes.some((hex) => ROUGH.includes(ground(g, hex)));
  const afar = d.distance >= 3;
  const formed = u.formation === 'line' || u.formation === 'column';
  if (formed && horse(attacker) && afar && mayBe(g, u, 'square')) found.push('square');
  if (u.formation === 'column' && horse(attacker) && mayBe(g, u, 'closedColumn')) found.push('closedColumn');
  if (maySpeak(g, u) && !slow(u) && alone && shootable(g, u, attacker, true)) found.push('defensiveFire');
  if (afar && turnsInReaction(g, u, attacker).length > 0) found.push('rotation');
  const kind = horse(u) || (u.formation === 'column' && foot(attacker));
  if (afar && kind && !roughly && faces(g, u, attacker)) found.push('counterCharge');
  if (evades(g, u, true)) found.push('evade');
  return found.sort();
}

/** CHG-20, R-99: how the unit may turn with the charger still engaging it. */
export function turnsInReaction(g: Game, u: Unit, charger: Unit): readonly string[] {
  if (square(u)) return [];
  const ends = u.hexes.length === 2 ? plainTurns(g, u) : FACINGS.map((facing) => ({ ...u, facing }));
  return ends
    .filter((end) => end.facing !== u.facing && faces(g, charger, end))
    .map(({ hexes: [{ q, r }], facing }) => `${q},${r} ${facing}`)
    .sort();
}

/** CHG-24 to CHG-28, R-88, R-92, R-124. */
export function plainFriendReactions(g: Game, d: Declared, attacker: Unit, target: Unit): readonly string[] {
  return friends(g, target)
    .flatMap((f) => {
      const found: string[] = [];
      if (f.panicked || grapplers(g, f).some((e) => e.id !== attacker.id)) return found;
      if (
        (horse(f) || (foot(f) && f.formation === 'column')) &&
        plainCounterCharge(g, f, attacker, d.kind === 'assault' && d.outflanked).length > 0
      )
        found.push(`counterCharge ${f.id}`);
      const beside = apart(f, { hexes: d.targetHexes }) === 1 && !d.touching.includes(f.id);
      if (beside && maySpeak(g, f) && !slow(f) && shootable(g, f, attacker, true))
        found.push(`defensiveFire ${f.id}`);
      return found;
    })
    .sort();
}

/** FIR-15, R-117, R-122. */
export function plainAnswers(g: Game, u: Unit, firer: Unit): boolean {
  return !u.returnedFire && !slow(u) && open(u) && maySpeak(g, u) && !engaged(g, u) && shootable(g, u, firer);
}
