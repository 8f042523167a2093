/** A second, plain reading of formations, duties and actions: for comparisons only. */
import { FACINGS, type Facing } from '../../src/geometry/facing.ts';
import { contains } from '../../src/geometry/shape.ts';
import type { Choice } from '../../src/rules/state/answers.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import type { Formation } from '../../src/rules/state/vocabulary.ts';
import { contacts, engaged, foot, guns, has, horse, inLine, shown } from './plainFactors.ts';
import {
  enemies,
  evades,
  plainAssaultEnds,
  plainChargeEnds,
  plainChargeTargets,
  plainFrontal,
  plainIndirect,
  plainVainAssaults,
  plainVainCharges,
} from './plainMoves.ts';
import { steadyNear } from './plainOrders.ts';
import { apart, between, ground, here, neighbours, on, ROUGH, sheltered, square } from './plainRule.ts';
import { maySpeak, plainTargets } from './plainShots.ts';
import { at } from './plainWays.ts';

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
export function mayBe(g: Game, u: Unit, to: Formation): boolean {
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
  const formations = (['line', 'column', 'square', 'skirmish', 'extendedLine'] as const).filter(
    // in contact neither before nor after
    (to) => mayBe(g, u, to) && (to !== 'extendedLine' || contacts(g, u).length === 0),
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

/** R-22, by its option: a panicked unit may look anywhere else, which is its action. */
export function plainTurns(g: Game, u: Unit): readonly Choice[] {
  if (!u.panicked || g.battle.houseRules.panicked_reface !== 'yes') return [];
  return FACINGS.filter((facing) => facing !== u.facing).map((facing) => ({
    choose: 'refaceWithoutOrder',
    unit: u.id,
    facing,
  }));
}

/** ORD-13, ORD-14, SKL-18.3, FLOW-TURN steps 6 and 7. */
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
      // a piece of a regiment waits for a group beside it
      .filter((u) => has(u, 'tacticalSense') && !sensed.has(u.id) && u.type !== 'regimentalGun')
      .map(({ id }): Choice => ({ choose: 'tacticalSense', unit: id })),
    ...idle.filter((u) => u.panicked).map(({ id }): Choice => ({ choose: 'fleeWithoutOrder', unit: id })),
    ...idle.flatMap((u) => plainTurns(g, u)),
    ...(rash.length > 0 ? [] : [{ choose: 'endInitiative' } as const]),
  ];
}

/** SEQ-07: every action open to the unit, a word each. */
export function plainActions(g: Game, u: Unit, inPanickedGroup: boolean): readonly string[] {
  const duty = plainDuty(g, u);
  const all = plainWords(g, u, inPanickedGroup);
  if (duty.length === 0) return all;
  const attack = /^(charge|assault|fireThenAttack charge|fireThenAttack assault) (.*)$/;
  // to try in vain is no attack
  const vain = [
    ...plainVainCharges(g, u).map((target) => `charge ${target}`),
    ...plainVainAssaults(g, u).map((target) => `assault ${target}`),
  ];
  return all.filter((word) => duty.includes(attack.exec(word)?.[2] ?? '') && !vain.includes(word));
}

function plainWords(g: Game, u: Unit, inPanickedGroup: boolean): readonly string[] {
  const found: string[] = ['pass'];
  if (!guns(u) && !u.mayNotManoeuvre) found.push('flight');
  const fort = u.hexes.every((hex) => ground(g, hex) === 'fortifiedPoint') && !u.panicked;
  const may = u.panicked ? inPanickedGroup : u.strength < u.initialStrength;
  if (may && (fort || !steadyNear(g, u, 3))) found.push('rally');
  if (u.panicked && !u.mayNotManoeuvre) found.push(...plainTurns(g, u).map(({ choose }) => choose));
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
