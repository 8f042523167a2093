/** What each fact changes in the notes, and what it must be by them. */
import { expect } from 'vitest';
import type { Fact } from '../../../src/rules/state/facts.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import { breaksRun, grapplers, has, inLine } from '../plainFactors.ts';
import { watches } from '../plainFlanks.ts';
import { enemies, penalising } from '../plainMoves.ts';
import { plainCost } from '../plainOrders.ts';
import { plainJoiners } from '../plainReactions.ts';
import { apart, outflankers, touch } from '../plainRule.ts';
import { opensNoPursuit } from './endings.ts';
import { count, type Notes, unit } from './notes.ts';
import { exempt, firstToTest } from './tests.ts';

function owesTenacity({ tenacity }: Notes, u: Unit): void {
  if (has(u, 'tenacious') && inLine(u) && !u.panicked) tenacity.add(u.id);
}

function declare(
  n: Notes,
  g: Game,
  fact: Extract<Fact, { fact: 'chargeDeclared' | 'assaultDeclared' }>,
): void {
  const { tested } = n;
  const [a, t] = [unit(g, fact.unit), unit(g, fact.target)];
  tested.clear();
  n.joiners = null;
  n.attack = {
    kind: fact.fact === 'chargeDeclared' ? 'charge' : 'assault',
    attacker: a.id,
    target: t.id,
    distance: apart(a, t),
    targetTouched: grapplers(g, t).length > 0,
    touching: enemies(g, a)
      .filter((e) => touch(g, a, e))
      .map((e) => e.id),
    targetHexes: t.hexes,
    pursuing: false,
    ran: false,
    watched: enemies(g, a)
      .filter((e) => !e.panicked && watches(g, e, a))
      .map((e) => e.id),
    outflanked: outflankers(g, a).length > 0,
    open: true,
    joinerOpen: true,
    helper: null,
    hurt: 0,
    countered: false,
    reaction: 'nothing',
    friendReaction: 'nothing',
    freshSquare: false,
    reduction: 0,
    felled: false,
    earlier: 0,
    strengths: new Map(),
    friendAsked: false,
    pursueAsked: false,
    lost: new Map(),
  };
  expect(fact.distance).toBe(n.attack.distance);
}

/** Whether losses call for a test. */
function owe(n: Notes, fact: Extract<Fact, { fact: 'losses' }>, earlier: Game): void {
  const { attack, last, shotAt, twice, due } = n;
  if (fact.cause === 'failedTest') {
    if (attack && fact.unit === attack.target) attack.reduction += fact.lost;
    return;
  }
  if (fact.cause !== 'fire' && fact.cause !== 'closeCombat') return;
  if (!last) throw new Error('losses without a blow');
  expect(fact.unit).toBe(last.on);
  expect(fact.by).toBe(last.by);
  expect(fact.lost).toBe(Math.min(last.hits - last.saved, unit(earlier, fact.unit).strength) - last.passed);
  count(n, `losses by ${fact.cause}`);
  let total = fact.lost;
  if (attack && last.kind === 'defensive') {
    total += attack.earlier;
    attack.earlier = total < 3 ? fact.lost : 0;
  }
  if (shotAt?.target === fact.unit) {
    if (last.kind === 'action') shotAt.lost = total < 3 ? total : 0;
    else if (attack && last.how === 'struck' && !attack.pursuing) total += shotAt.lost;
  }
  // MOR-02: the second shot of a double fire
  if (twice?.first === fact.unit && last.kind === 'action') {
    if (twice.shots === 2) total += twice.lost;
    else twice.lost = total < 3 ? total : 0;
  }
  // R-92, by its option: one shock, the blows of the target and of its friend counted together
  if (attack && last.how === 'struck' && fact.unit === attack.attacker) {
    if (last.by === attack.helper) {
      if (total > 0 && total < 3 && total + attack.hurt >= 3) count(n, 'two blows make one test');
      total += attack.hurt;
    } else if (!attack.pursuing) attack.hurt = total < 3 ? total : 0;
  }
  if (attack && attack.kind === 'charge' && last.how === 'struck' && fact.unit === attack.target)
    attack.reduction += fact.lost;
  if (attack && last.how === 'struck' && fact.unit === attack.target && fact.left === 0) attack.felled = true;
  if (attack && last.how === 'struck')
    attack.lost.set(fact.unit, (attack.lost.get(fact.unit) ?? 0) + fact.lost);
  if (total >= 3 && fact.left > 0) due.add(fact.unit);
}

export function told(n: Notes, fact: Fact, earlier: Game): void {
  const { attack, last, twice, pair, heldBack, sensed, tenacity, due, tested } = n;
  switch (fact.fact) {
    case 'chargeDeclared':
    case 'assaultDeclared':
      declare(n, earlier, fact);
      return;
    case 'groupActivated':
      n.steadyGroup = fact.units.some((id) => !unit(earlier, id).panicked);
      for (const id of fact.units) owesTenacity(n, unit(earlier, id));
      expect(fact.cost.total).toBe(
        plainCost(
          earlier,
          fact.units.map((id) => unit(earlier, id)),
        ),
      );
      return;
    case 'ridesAlong':
    case 'tookInitiative':
      owesTenacity(n, unit(earlier, fact.unit));
      return;
    case 'turnBegan':
      heldBack.clear();
      sensed.clear();
      return;
    case 'heldBack':
      heldBack.add(fact.unit);
      return;
    case 'moved':
      if (attack && fact.unit === attack.attacker && fact.manoeuvre === 'pursuit') {
        expect(opensNoPursuit(earlier, attack)).toBe(false);
        n.joiners = plainJoiners(earlier, unit(earlier, fact.unit));
      }
      if (attack && (fact.manoeuvre === 'charge' || fact.manoeuvre === 'pursuit')) {
        const way = [fact.from, ...fact.route];
        const open = way.every(
          (hex, n) => !penalising(earlier, hex) && (n === 0 || !breaksRun(earlier, way[n - 1] ?? hex, hex)),
        );
        if (fact.unit !== attack.attacker) attack.joinerOpen = open;
        else attack.open &&= open;
      }
      if (attack && fact.manoeuvre === 'counterCharge') {
        attack.helper = fact.unit;
        attack.countered ||= earlier.battle.houseRules.friend_countercharge_cancels_double === 'yes';
      }
      return;
    case 'reactionDeclared':
      if (attack) attack.reaction = fact.reaction;
      return;
    case 'friendReacts':
      if (attack) attack.friendReaction = fact.reaction;
      return;
    case 'testExempt':
    case 'testPassed':
      if (fact.fact === 'testPassed' && fact.purpose === 'tenacity') tenacity.delete(fact.unit);
      if (fact.fact === 'testExempt' && fact.rule !== 'RAL-06') expect(exempt(n, earlier)).toBe(true);
      if (fact.fact === 'testPassed' && fact.purpose === 'losses') {
        expect(due.delete(fact.unit)).toBe(true);
        tested.add(fact.unit);
      }
      if (!attack || (fact.fact === 'testPassed' && fact.purpose !== 'reaction')) return;
      if (attack.reaction === 'counterCharge') attack.countered = true;
      if (attack.reaction === 'square' || attack.reaction === 'closedColumn') attack.freshSquare = true;
      return;
    case 'testFailed':
    case 'testLost':
      if (fact.purpose === 'tenacity') tenacity.delete(fact.unit);
      if (fact.fact === 'testLost' && fact.purpose === 'reaction') expect(exempt(n, earlier)).toBe(false);
      if (fact.purpose !== 'losses') return;
      if (fact.fact === 'testLost' && due.size === 2) expect(fact.unit).toBe(firstToTest(n, earlier));
      expect(due.delete(fact.unit)).toBe(true);
      tested.add(fact.unit);
      return;
    case 'shot':
      if (fact.kind === 'action') n.shotTarget = unit(earlier, fact.target);
      n.last = {
        how: 'shot',
        kind: fact.kind,
        by: fact.unit,
        on: fact.target,
        hits: fact.hits,
        pair,
        saved: 0,
        passed: 0,
      };
      if (twice && fact.kind === 'action') twice.shots += 1;
      return;
    case 'struck':
      n.last = {
        how: 'struck',
        kind: fact.kind,
        by: fact.unit,
        on: fact.target,
        hits: fact.hits,
        pair: null,
        saved: 0,
        passed: 0,
      };
      return;
    case 'saved':
      if (last) last.saved = fact.saved;
      return;
    case 'lossesTransferred':
      if (last && last.on === fact.unit) last.passed = fact.points;
      return;
    case 'losses':
      owe(n, fact, earlier);
      return;
    case 'eliminated':
      due.delete(fact.unit);
      return;
    default:
  }
}
