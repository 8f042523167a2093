/**
 * A referee beside the board: follows a game by its facts alone, keeps its own notes of every attack, and compares each
 * question and each roll with the plain reading. Throws at the first difference.
 */
import { expect } from 'vitest';
import { hexesOf } from '../../src/geometry/shape.ts';
import type { Choice } from '../../src/rules/answers.ts';
import type { Fact, RollAbout } from '../../src/rules/facts.ts';
import { findUnit, type Game, type Unit } from '../../src/rules/game.ts';
import { engine } from '../../src/rules/rulebook.ts';
import type { Half, Reaction } from '../../src/rules/vocabulary.ts';
import {
  actionPairs,
  demoralised,
  engaged,
  foot,
  grapplers,
  guns,
  has,
  horse,
  inLine,
  maySpeak,
  openPairs,
  plainCombat,
  plainCommand,
  plainDice,
  plainDoubled,
  plainFire,
  plainSave,
  plainTargets,
} from './plainFactors.ts';
import { enemies, parts, penalising, plainEvade, prey, weak } from './plainMoves.ts';
import {
  type Declared,
  plainActions,
  plainAnswers,
  plainCost,
  plainFormations,
  plainFriendReactions,
  plainGroups,
  plainInitiative,
  plainJoiners,
  plainOrder,
  plainReactions,
  plainRiders,
  turnsInReaction,
} from './plainProcedures.ts';
import {
  apart,
  away,
  before,
  beside,
  faces,
  ground,
  here,
  neighbours,
  on,
  outflankers,
  type Pair,
  same,
  sheltered,
  square,
  touch,
  zone,
} from './plainRule.ts';
import { after } from './plainState.ts';

/** What is noted of the charge or assault under way. */
interface Attack extends Declared {
  readonly kind: 'charge' | 'assault';
  target: string;
  pursuing: boolean;
  /** The attacker has gone after its enemy. */
  ran: boolean;
  /** Units of the target's side that looked at the attacker when it declared, R-08. */
  watched: readonly string[];
  readonly outflanked: boolean;
  open: boolean;
  countered: boolean;
  reaction: Reaction;
  freshSquare: boolean;
  /** What the target lost by this attack, CHG-33. */
  reduction: number;
  /** A first defensive shot without a test, MOR-02. */
  earlier: number;
  strengths: ReadonlyMap<string, number>;
  friendAsked: boolean;
  pursueAsked: boolean;
  /** What each has lost to the other's blows, ASL-10. */
  readonly lost: Map<string, number>;
}

interface LastBlow {
  readonly how: 'shot' | 'struck';
  readonly kind: string;
  readonly by: string;
  readonly on: string;
  readonly hits: number;
  /** The hexes a shot went between. */
  readonly pair: Pair | null;
  saved: number;
  /** Points a friend bears for guns, LOS-05. */
  passed: number;
}

function unit(g: Game, id: string): Unit {
  const found = findUnit(g, id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
}

export interface Referee {
  /** One answer given: the game before, the choice if it was one, what happened, the game now. */
  readonly watch: (before: Game, choice: Choice | null, facts: readonly Fact[], now: Game) => void;
  /** How often each thing was compared. */
  readonly seen: Map<string, number>;
}

export function referee(): Referee {
  const seen = new Map<string, number>();
  const count = (what: string): void => {
    seen.set(what, (seen.get(what) ?? 0) + 1);
  };
  let attack: Attack | null = null;
  let last: LastBlow | null = null;
  /** FIR-19: what the shot of the action has cost that enemy without a test, MOR-02. */
  let shotAt: { readonly target: string; lost: number } | null = null;
  /** FIR-16: the first target of a double fire, what it lost without a test, and how many shots were made. */
  let twice: { readonly first: string; lost: number; shots: number } | null = null;
  let pair: Pair | null = null;
  let shotTarget: Unit | null = null;
  let steadyGroup = true;
  /** ORD-13, ORD-14: units that were held back, and that tried their Tactical sense, this turn. */
  const heldBack = new Set<string>();
  const sensed = new Set<string>();
  /** SKL-17.1: the board before the march of the action under way. */
  let setOut: Game | null = null;
  /** CHG-36: who could join the pursuit before it began, once known. */
  let joiners: readonly string[] | null = null;
  /** ORD-11: activated units that still owe the test. */
  const tenacity = new Set<string>();
  function owesTenacity(u: Unit): void {
    if (has(u, 'tenacious') && inLine(u) && !u.panicked) tenacity.add(u.id);
  }

  /** CHG-15, ASL-12, R-103. */
  function exempt(g: Game): boolean {
    if (!attack) throw new Error('no attack');
    const [a, t] = [unit(g, attack.attacker), unit(g, attack.target)];
    if (attack.kind === 'assault') return true;
    return !t.panicked && horse(a) && (square(t) || sheltered(g, t, a));
  }

  /** ASL-10, R-113: who tests first of two that must. */
  function firstToTest(g: Game): string {
    if (!attack) throw new Error('no attack');
    const [a, t] = [unit(g, attack.attacker), unit(g, attack.target)];
    if (demoralised(a) !== demoralised(t)) return demoralised(a) ? a.id : t.id;
    const [mine, theirs] = [attack.lost.get(a.id) ?? 0, attack.lost.get(t.id) ?? 0];
    if (mine !== theirs) return mine > theirs ? a.id : t.id;
    return a.commandValue < t.commandValue ? a.id : t.id;
  }
  const due = new Set<string>();
  const tested = new Set<string>();

  function declare(g: Game, fact: Extract<Fact, { fact: 'chargeDeclared' | 'assaultDeclared' }>): void {
    const [a, t] = [unit(g, fact.unit), unit(g, fact.target)];
    tested.clear();
    joiners = null;
    attack = {
      kind: fact.fact === 'chargeDeclared' ? 'charge' : 'assault',
      attacker: a.id,
      target: t.id,
      distance: apart(a, t),
      targetTouched: grapplers(g, t).length > 0,
      touching: enemies(g, a)
        .filter((e) => e.id !== t.id && touch(g, a, e))
        .map((e) => e.id),
      targetHexes: t.hexes,
      pursuing: false,
      ran: false,
      watched: enemies(g, a)
        .filter((e) => !e.panicked && before(e, a))
        .map((e) => e.id),
      outflanked: outflankers(g, a).length > 0,
      open: true,
      countered: false,
      reaction: 'nothing',
      freshSquare: false,
      reduction: 0,
      earlier: 0,
      strengths: new Map(),
      friendAsked: false,
      pursueAsked: false,
      lost: new Map(),
    };
    expect(fact.distance).toBe(attack.distance);
  }

  /** Whether losses call for a test. */
  function owe(fact: Extract<Fact, { fact: 'losses' }>, earlier: Game): void {
    if (fact.cause === 'failedTest') {
      if (attack && fact.unit === attack.target) attack.reduction += fact.lost;
      return;
    }
    if (fact.cause !== 'fire' && fact.cause !== 'closeCombat') return;
    if (!last) throw new Error('losses without a blow');
    expect(fact.unit).toBe(last.on);
    expect(fact.by).toBe(last.by);
    expect(fact.lost).toBe(Math.min(last.hits - last.saved, unit(earlier, fact.unit).strength) - last.passed);
    count(`losses by ${fact.cause}`);
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
    if (attack && attack.kind === 'charge' && last.how === 'struck' && fact.unit === attack.target)
      attack.reduction += fact.lost;
    if (attack && last.how === 'struck')
      attack.lost.set(fact.unit, (attack.lost.get(fact.unit) ?? 0) + fact.lost);
    if (total >= 3 && fact.left > 0) due.add(fact.unit);
  }

  function told(fact: Fact, earlier: Game): void {
    switch (fact.fact) {
      case 'chargeDeclared':
      case 'assaultDeclared':
        declare(earlier, fact);
        return;
      case 'groupActivated':
        steadyGroup = fact.units.some((id) => !unit(earlier, id).panicked);
        for (const id of fact.units) owesTenacity(unit(earlier, id));
        expect(fact.cost.total).toBe(
          plainCost(
            earlier,
            fact.units.map((id) => unit(earlier, id)),
          ),
        );
        return;
      case 'ridesAlong':
      case 'tookInitiative':
        owesTenacity(unit(earlier, fact.unit));
        return;
      case 'turnBegan':
        heldBack.clear();
        sensed.clear();
        return;
      case 'heldBack':
        heldBack.add(fact.unit);
        return;
      case 'moved':
        if (attack && fact.unit === attack.attacker && fact.manoeuvre === 'pursuit')
          joiners = plainJoiners(earlier, unit(earlier, fact.unit));
        if (
          attack &&
          fact.unit === attack.attacker &&
          (fact.manoeuvre === 'charge' || fact.manoeuvre === 'pursuit')
        ) {
          const way = [fact.from, ...fact.route];
          if (
            way.some(
              (hex, n) => penalising(earlier, hex) || (n > 0 && parts(earlier, way[n - 1] ?? hex, hex)),
            )
          )
            attack.open = false;
        }
        if (attack && fact.manoeuvre === 'counterCharge') attack.countered = true;
        return;
      case 'reactionDeclared':
        if (attack) attack.reaction = fact.reaction;
        return;
      case 'testExempt':
      case 'testPassed':
        if (fact.fact === 'testPassed' && fact.purpose === 'tenacity') tenacity.delete(fact.unit);
        if (fact.fact === 'testExempt' && fact.rule !== 'RAL-06') expect(exempt(earlier)).toBe(true);
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
        if (fact.fact === 'testLost' && fact.purpose === 'reaction') expect(exempt(earlier)).toBe(false);
        if (fact.purpose !== 'losses') return;
        if (fact.fact === 'testLost' && due.size === 2) expect(fact.unit).toBe(firstToTest(earlier));
        expect(due.delete(fact.unit)).toBe(true);
        tested.add(fact.unit);
        return;
      case 'shot':
        last = {
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
        last = {
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
        owe(fact, earlier);
        return;
      case 'eliminated':
        due.delete(fact.unit);
        return;
      default:
    }
  }

  function strengthOf(id: string): number {
    return attack?.strengths.get(id) ?? 0;
  }

  function saveDue(g: Game, blow: LastBlow): number | null {
    const kind = blow.how === 'shot' ? 'fire' : blow.kind.startsWith('melee') ? 'melee' : 'shock';
    const line = blow.pair ? { own: blow.pair.other, other: blow.pair.own } : undefined;
    const [u, e] = [unit(g, blow.on), unit(g, blow.by)];
    return plainSave(g, u, e, kind, strengthOf(u.id), strengthOf(e.id), line, isMarked(u));
  }

  /** GEO-20. */
  function isMarked(u: Unit): boolean {
    return attack?.kind === 'assault' && attack.outflanked && attack.attacker === u.id;
  }

  function blow(g: Game, about: Extract<RollAbout, { about: 'strike' }>): number {
    if (!attack) throw new Error('a blow without an attack');
    const [u, t] = [unit(g, about.attacker), unit(g, about.target)];
    const mine = u.id === attack.attacker;
    expect([u.id, t.id].sort()).toEqual([attack.attacker, attack.target].sort());
    const expected =
      attack.kind === 'assault'
        ? mine
          ? 'melee'
          : 'meleeAnswer'
        : mine
          ? attack.pursuing
            ? 'pursuit'
            : 'charge'
          : 'strikeBack';
    expect(about.kind).toBe(expected);
    // CHG-32: the charged unit has tested before it strikes back
    if (expected === 'strikeBack') expect(due.size).toBe(0);
    return plainCombat(g, u, t, {
      kind: expected,
      doubled: plainDoubled(g, u, t, {
        openRoute: attack.open,
        counterCharged: attack.countered,
        distance: attack.distance,
      }),
      outflankedAtDeclaration: attack.kind === 'assault' && mine && attack.outflanked,
      reduction: attack.reduction,
    });
  }

  function command(g: Game, about: Extract<RollAbout, { about: 'morale' }>): number {
    const u = unit(g, about.unit);
    const purpose = about.purpose;
    const alone = {
      purpose,
      reaction: 'nothing',
      enemy: null,
      charging: false,
      attacker: null,
      protectors: [],
    } as const;
    if (purpose === 'reaction' || purpose === 'friendReaction') {
      if (!attack) throw new Error('a reaction without an attack');
      const attacker = unit(g, attack.attacker);
      return plainCommand(g, u, {
        ...alone,
        reaction: attack.reaction,
        enemy: attacker,
        attacker,
        protectors: attack.watched,
      });
    }
    if (purpose !== 'losses') return plainCommand(g, u, alone);
    expect(due.has(u.id)).toBe(true);
    if (!last) throw new Error('a test without a blow');
    const other =
      last.how === 'shot' ? last.by : attack?.target === u.id ? attack.attacker : (attack?.target ?? '');
    const charging = attack !== null && attack.kind === 'charge' && attack.attacker === u.id;
    const assailed = attack !== null && last.how === 'struck' && attack.target === u.id;
    return plainCommand(g, u, {
      ...alone,
      enemy: unit(g, other),
      charging,
      attacker: assailed ? unit(g, other) : null,
      protectors: assailed ? (attack?.watched ?? []) : [],
      marked: isMarked(u),
    });
  }

  function roll(g: Game, about: RollAbout): void {
    count(`roll ${about.about}`);
    switch (about.about) {
      case 'strike':
        expect(about.factor.total).toBe(blow(g, about));
        return;
      case 'fire': {
        const [u, t] = [unit(g, about.firer), unit(g, about.target)];
        const frame = g.frames.at(-1);
        if (frame?.procedure !== 'shot') throw new Error('nobody shoots');
        const hexOf = (one: Unit, half: Half | undefined) =>
          (half === 'right' ? one.hexes[1] : undefined) ?? one.hexes[0];
        pair = { own: hexOf(u, frame.half), other: hexOf(t, frame.aimed) };
        const first = twice && twice.shots === 1 ? twice.first : null;
        const open =
          about.kind === 'action'
            ? actionPairs(g, u, t, first)
            : openPairs(g, u, t, about.kind === 'defensive');
        expect(open).toContainEqual(pair);
        expect(about.factor.total).toBe(plainFire(g, u, t, about.kind === 'defensive', pair));
        if (about.kind === 'action') shotTarget = t;
        if (u.hexes.length === 2) count(`${about.kind} shot from a half`);
        if (t.hexes.length === 2) count('shot at a half');
        return;
      }
      case 'saves':
        if (!last) throw new Error('saves without a blow');
        expect([about.unit, about.against, about.losses, about.from]).toEqual([
          last.on,
          last.by,
          last.hits,
          saveDue(g, last),
        ]);
        return;
      case 'morale':
        expect(about.commandValue.total).toBe(command(g, about));
        if (about.purpose === 'reaction') expect(exempt(g)).toBe(false);
        if (about.purpose === 'losses' && due.size === 2) {
          expect(about.unit).toBe(firstToTest(g));
          count('two tests');
        }
        if (about.purpose === 'tenacity') expect(tenacity.has(about.unit)).toBe(true);
        expect(about.dice).toBe(plainDice(g, unit(g, about.unit), about.purpose));
        count(`tests for ${about.purpose}`);
        return;
      default:
    }
  }

  function question(g: Game): void {
    const pending = engine.pending(g);
    if (pending.wait !== 'decision') return;
    const { question: asked } = pending.decision;
    const legal = engine.legal(g);
    const refused = new Set(pending.decision.refused().map(({ choice }) => JSON.stringify(choice)));
    for (const choice of legal) expect(refused.has(JSON.stringify(choice))).toBe(false);
    expect(pending.decision.refused().every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(new Set(legal.map((choice) => JSON.stringify(choice))).size).toBe(legal.length);
    count(`asks ${asked.ask}`);
    switch (asked.ask) {
      case 'orders': {
        expect(due.size).toBe(0);
        attack = null;
        const groups = legal.flatMap((choice) =>
          choice.choose === 'group' && choice.riders === undefined ? [choice.units.join()] : [],
        );
        expect([...groups].sort()).toEqual(plainGroups(g));
        for (const group of groups) {
          const ids = group.split(',');
          const riders = legal.flatMap((choice) =>
            choice.choose === 'group' && choice.units.join() === group ? [(choice.riders ?? []).join()] : [],
          );
          expect([...riders].sort()).toEqual(
            [
              ...plainRiders(
                g,
                ids.map((id) => unit(g, id)),
              ),
            ].sort(),
          );
        }
        if (legal.some((choice) => choice.choose === 'group' && choice.riders)) count('riders');
        const fugitives = legal.flatMap((choice) =>
          choice.choose === 'fleeWithoutOrder' ? [choice.unit] : [],
        );
        expect(fugitives).toEqual(
          g.units.filter((u) => here(u) && u.side === g.side && u.panicked && !u.acted).map((u) => u.id),
        );
        return;
      }
      case 'actingUnit':
        expect([...tenacity]).toEqual([]);
        return;
      case 'fireAfterMarch':
      case 'fireAfterFormation': {
        const u = unit(g, asked.unit);
        const may = maySpeak(g, u) && !engaged(g, u);
        expect(legal.flatMap((choice) => (choice.choose === 'shootAt' ? [choice.target] : []))).toEqual(
          may ? plainTargets(g, u) : [],
        );
        return;
      }
      case 'formationAfterMarch':
        expect(
          legal
            .flatMap((choice) => (choice.choose === 'formation' ? [choice.formation as string] : []))
            .sort(),
        ).toEqual([...plainFormations(g, unit(g, asked.unit))].sort());
        return;
      case 'strikeBack': {
        if (!attack) throw new Error('no attack');
        const [u, t] = [unit(g, asked.unit), unit(g, asked.attacker)];
        const kind = asked.attack === 'assault' ? 'meleeAnswer' : 'strikeBack';
        const blow = {
          kind,
          doubled: false,
          outflankedAtDeclaration: false,
          reduction: attack.reduction,
        } as const;
        expect(plainCombat(g, u, t, blow)).toBeGreaterThan(0);
        return;
      }
      case 'action': {
        expect([...tenacity]).toEqual([]);
        expect(due.size).toBe(0);
        attack = null;
        const words = legal.map((choice) =>
          choice.choose === 'action'
            ? [
                choice.action,
                'attack' in choice ? choice.attack : '',
                'march' in choice
                  ? choice.march
                  : 'target' in choice
                    ? choice.target
                    : 'formation' in choice
                      ? choice.formation
                      : '',
              ]
                .filter((word) => word !== '')
                .join(' ')
            : choice.choose,
        );
        expect([...words].sort()).toEqual(plainActions(g, unit(g, asked.unit), !steadyGroup));
        return;
      }
      case 'initiative': {
        expect(due.size).toBe(0);
        attack = null;
        expect(legal.map((choice) => JSON.stringify(choice)).sort()).toEqual(
          plainInitiative(g, heldBack, sensed)
            .map((choice) => JSON.stringify(choice))
            .sort(),
        );
        return;
      }
      case 'secondShot': {
        if (!twice) throw new Error('no double fire');
        const u = unit(g, asked.unit);
        expect(u.hexes.length).toBe(2);
        expect(asked.first).toBe(twice.first);
        const half = (asked.half === 'right' ? u.hexes[1] : undefined) ?? u.hexes[0];
        expect(legal.flatMap((choice) => (choice.choose === 'shootAt' ? [choice.target] : []))).toEqual(
          plainTargets(g, u, half, twice.first),
        );
        return;
      }
      case 'gunReturnFire': {
        const [firer, target] = [unit(g, asked.firer), shotTarget];
        if (!target) throw new Error('nobody was fired at');
        expect(foot(target) && target.id === asked.target).toBe(true);
        expect(asked.units).toEqual(
          g.units
            .filter((u) => u.type === 'regimentalGun' && here(u) && u.side === target.side)
            .filter((u) => apart(u, target) === 1 && plainAnswers(g, u, firer))
            .map(({ id }) => id)
            .sort(),
        );
        return;
      }
      case 'secondPursuer': {
        if (!attack) throw new Error('no attack');
        const could = joiners ?? plainJoiners(g, unit(g, attack.attacker));
        expect(asked.units).toEqual(could.filter((id) => grapplers(g, unit(g, id)).length === 0));
        return;
      }
      case 'impetuousAttack': {
        const u = unit(g, asked.unit);
        if (!setOut) throw new Error('no march');
        const held = enemies(g, u).filter((e) => faces(setOut ?? g, unit(setOut ?? g, u.id), e));
        const anew = enemies(g, u).filter((e) => faces(g, u, e) && !held.includes(e));
        expect(anew.map(({ id }) => id)).toEqual(expect.arrayContaining([...asked.targets]));
        return;
      }
      case 'attackAfterFire': {
        const [u, t] = [unit(g, asked.unit), unit(g, asked.target)];
        expect(here(u) && !u.panicked && here(t)).toBe(true);
        expect(inLine(u) && has(u, 'controlledFire')).toBe(true);
        return;
      }
      case 'move': {
        if (asked.manoeuvre !== 'wheel' || !attack) return;
        const words = legal.map((choice) =>
          choice.choose === 'move' ? `${choice.to.q},${choice.to.r} ${choice.facing}` : '',
        );
        expect([...words].sort()).toEqual(turnsInReaction(g, unit(g, asked.unit), unit(g, attack.attacker)));
        return;
      }
      case 'reaction': {
        if (!attack) throw new Error('no attack');
        const words = legal.map((choice) => (choice.choose === 'reaction' ? choice.reaction : ''));
        expect([...words].sort()).toEqual(
          plainReactions(g, attack, unit(g, attack.attacker), unit(g, attack.target)),
        );
        return;
      }
      case 'friendReaction': {
        if (!attack) throw new Error('no attack');
        attack.friendAsked = true;
        const words = legal.flatMap((choice) =>
          choice.choose === 'friendCounterCharge'
            ? [`counterCharge ${choice.unit}`]
            : choice.choose === 'friendDefensiveFire'
              ? [`defensiveFire ${choice.unit}`]
              : [],
        );
        expect([...words].sort()).toEqual(
          plainFriendReactions(g, attack, unit(g, attack.attacker), unit(g, attack.target)),
        );
        return;
      }
      case 'attack': {
        if (!attack) throw new Error('no attack');
        const a = unit(g, attack.attacker);
        // CHG-24: a friend that may react is asked
        if (!attack.friendAsked)
          expect(plainFriendReactions(g, attack, a, unit(g, attack.target))).toEqual([]);
        const behind = enemies(g, a).some(
          (e) => faces(g, e, a) && e.hexes.some((hex) => zone(a.hexes[0], a.facing, hex) === 'rear'),
        );
        const away =
          attack.kind === 'charge' &&
          attack.freshSquare &&
          horse(a) &&
          !behind &&
          plainEvade(g, a).length > 0;
        expect(legal.map((choice) => choice.choose)).toEqual([
          'attack',
          ...(has(a, 'impetuous') ? [] : ['decline']),
          ...(away && !has(a, 'impetuous') ? ['breakOff'] : []),
        ]);
        expect(unit(g, attack.target).fate).toBe('present');
        return;
      }
      case 'pursue': {
        if (!attack) throw new Error('no attack');
        expect(attack.kind).toBe('charge');
        expect(has(unit(g, attack.attacker), 'impetuous')).toBe(false);
        expect(grapplers(g, unit(g, attack.attacker))).toEqual([]);
        return;
      }
      case 'pursuitAttack': {
        if (!attack) throw new Error('no attack');
        const a = unit(g, attack.attacker);
        // without a step there is no one to attack but the target, and no one else in the way
        if (!attack.ran) expect(grapplers(g, a).map((e) => e.id)).toEqual([attack.target]);
        const targets = enemies(g, a).filter(
          (e) =>
            faces(g, a, e) &&
            prey(g, a, a.hexes[0], e) &&
            // its own outflanking does not count
            (!has(a, 'harassment') || weak(g, e, a)),
        );
        expect(asked.targets).toEqual(targets.map((e) => e.id).sort());
        return;
      }
      case 'transfer': {
        const battery = unit(g, asked.unit);
        expect(guns(battery)).toBe(true);
        const bearers = legal.flatMap((choice) => (choice.choose === 'transfer' ? [choice.unit] : []));
        const able = g.units.filter((u) => {
          if (!here(u) || u.side !== battery.side || u.panicked || guns(u)) return false;
          return apart(battery, u) === 1 && beside(battery, u) !== null;
        });
        expect([...new Set(bearers)].sort()).toEqual(able.map((u) => u.id).sort());
        expect(bearers.length).toBe(able.length * asked.losses);
        return;
      }
      case 'putBack': {
        // CHG-39, against every hex of the board
        const frame = g.frames.at(-1);
        if (frame?.procedure !== 'march') throw new Error('nobody moves');
        const end = { q: frame.toQ, r: frame.toR };
        const mover = unit(g, asked.mover);
        const right = neighbours(end)[(frame.toFacing + 2) % 6];
        const ends = mover.hexes.length === 2 && right ? [end, right] : [end];
        const elsewhere = frame.placed.map(({ q, r }) => ({ q, r }));
        expect(unit(g, asked.unit)).toMatchObject({
          side: mover.side,
          formation: 'skirmish',
          panicked: false,
        });
        expect(ends.some((hex) => same(unit(g, asked.unit).hexes[0], hex))).toBe(true);
        const open = hexesOf(g.battle.map.shape).filter(
          (hex) =>
            ground(g, hex) !== 'impassable' &&
            ends.every((one) => !same(hex, one)) &&
            elsewhere.every((one) => !same(hex, one)) &&
            ends.some((one) => away(hex, one) <= 2) &&
            ends.some((one) => zone(one, frame.toFacing, hex) === 'rear') &&
            !g.units.some((u) => here(u) && u.id !== mover.id && on(u, hex)) &&
            !enemies(g, mover).some((e) => !e.panicked && apart(e, { hexes: [hex] }) === 1),
        );
        expect(open.length).toBeGreaterThan(0);
        expect(
          legal.map((choice) => (choice.choose === 'putBack' ? [choice.to, choice.facing] : [])),
        ).toEqual(open.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((facing) => [hex, facing])));
        return;
      }
      case 'returnFire':
        expect(plainAnswers(g, unit(g, asked.unit), unit(g, asked.firer))).toBe(true);
        return;
      case 'stayOrFlee': {
        const u = unit(g, asked.unit);
        expect(u.panicked || has(u, 'harassment') || (has(u, 'tenacious') && !demoralised(u))).toBe(false);
        return;
      }
      case 'rallied': {
        const u = unit(g, asked.unit);
        expect(u.panicked && !guns(u)).toBe(true);
        expect(
          legal
            .map((choice) => (choice.choose === 'rallied' ? `${choice.formation} ${choice.facing}` : ''))
            .sort(),
        ).toEqual(plainOrder(g, u));
        return;
      }
      case 'facing': {
        if (asked.purpose !== 'rotation' || !attack) return;
        const u = unit(g, asked.unit);
        expect(legal.length).toBe(turnsInReaction(g, u, unit(g, attack.attacker)).length);
        return;
      }
      default:
    }
  }

  function chosen(before: Game, choice: Choice): void {
    if (choice.choose === 'action') {
      shotAt = choice.action === 'fireThenAttack' ? { target: choice.target, lost: 0 } : null;
      twice = choice.action === 'doubleFire' ? { first: choice.target, lost: 0, shots: 0 } : null;
      setOut = before;
    }
    if (choice.choose === 'tacticalSense') sensed.add(choice.unit);
    if (!attack) return;
    if (choice.choose === 'pursue') attack.ran = true;
    if (choice.choose === 'pursue' || choice.choose === 'decline') attack.pursueAsked = true;
    if (choice.choose === 'attackTarget') {
      attack.target = choice.target;
      attack.pursuing = true;
      attack.reduction = 0;
      attack.countered = false;
      attack.watched = [];
    }
    if (choice.choose === 'attack')
      attack.strengths = new Map(
        [attack.attacker, attack.target].map((id) => [id, unit(before, id).strength]),
      );
  }

  /** MOR-11, MOR-14, MOR-15: what a failure brings. */
  function bitten(
    g: Game,
    failed: Extract<Fact, { fact: 'testFailed' }>,
    next: Fact | undefined,
    now: Game,
  ): void {
    const u = unit(g, failed.unit);
    if (has(u, 'harassment')) expect(next?.fact).toBe('mustFlee');
    else if (has(u, 'tenacious') && !demoralised(u))
      expect(next).toMatchObject({
        fact: 'losses',
        unit: u.id,
        cause: 'failedTest',
        lost: Math.min(failed.by, u.strength),
      });
    else {
      const pending = engine.pending(now);
      expect(next).toBe(undefined);
      expect(pending.wait === 'decision' ? pending.decision.question : null).toMatchObject({
        ask: 'stayOrFlee',
        unit: u.id,
        losses: failed.by,
      });
    }
  }

  /** After an attack nothing is owed, but what the end or the flight of the other has dispensed with. ASL-09, ASL-10. */
  function ended(now: Game, why: string): void {
    if (attack?.kind === 'charge' && why === 'fought' && !attack.pursuing) {
      const target = unit(now, attack.target);
      expect(here(target) && !target.panicked).toBe(true);
    }
    // CHG-35: without contact the charger is free to pursue
    if (attack?.kind === 'charge' && why === 'targetGone' && !attack.pursueAsked)
      expect(grapplers(now, unit(now, attack.attacker)).length).toBeGreaterThan(0);
    if (due.size === 0) return;
    expect(attack?.kind).toBe('assault');
    const fighters = [attack?.attacker ?? '', attack?.target ?? ''].map((id) => unit(now, id));
    expect(fighters.some((u) => !here(u) || (u.panicked && tested.has(u.id)))).toBe(true);
    due.clear();
  }

  return {
    seen,
    watch: (before, choice, facts, now) => {
      if (choice) chosen(before, choice);
      let stood = before;
      for (const [n, fact] of facts.entries()) {
        if (fact.fact === 'forced') chosen(stood, fact.choice);
        told(fact, stood);
        stood = after(stood, fact);
        if (fact.fact === 'attackEnded') ended(now, fact.why);
        if (fact.fact === 'testFailed' && (fact.purpose === 'reaction' || fact.purpose === 'losses'))
          bitten(stood, fact, facts[n + 1], now);
        const sameTurn = facts.every((other) => other.fact !== 'turnBegan');
        if (fact.fact === 'testFailed' && fact.purpose === 'tenacity' && sameTurn)
          expect(unit(now, fact.unit).mayNotManoeuvre).toBe(true);
        if (fact.fact === 'noPursuit') expect(grapplers(now, unit(now, fact.unit)).length).toBeGreaterThan(0);
        count(fact.fact);
        const next = facts[n + 1];
        // SAV-04: every save due is rolled, and none that is not
        if ((fact.fact === 'struck' || fact.fact === 'shot') && fact.hits > 0 && last) {
          const pending = engine.pending(now);
          const saves = next === undefined && pending.wait === 'roll' && pending.roll.about.about === 'saves';
          expect(saves).toBe(saveDue(stood, last) !== null);
        }
        if (fact.fact === 'struck' && fact.hits > 0) count(`struck ${fact.kind}`);
      }
      // whatever changes on the board is told by a fact
      for (const u of now.units) {
        const told = unit(stood, u.id);
        expect([u.id, u.strength, u.fate]).toEqual([u.id, told.strength, told.fate]);
        // a flight is told before those it crosses have suffered
        if (here(u) && !u.panicked) expect([u.id, u.hexes]).toEqual([u.id, told.hexes]);
      }
      const pending = engine.pending(now);
      if (pending.wait === 'roll') roll(now, pending.roll.about);
      if (pending.wait === 'over') expect([...due]).toEqual([]);
      question(now);
    },
  };
}
