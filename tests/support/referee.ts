/**
 * A referee beside the board: follows a game by its facts alone, keeps its own notes of every attack, and compares each
 * question and each roll with the plain reading. Throws at the first difference.
 */
import { expect } from 'vitest';
import type { Choice } from '../../src/rules/answers.ts';
import type { Fact, RollAbout } from '../../src/rules/facts.ts';
import { findUnit, type Game, type Unit } from '../../src/rules/game.ts';
import { engine } from '../../src/rules/rulebook.ts';
import type { Reaction } from '../../src/rules/vocabulary.ts';
import {
  contacts,
  demoralised,
  foot,
  guns,
  has,
  horse,
  plainCombat,
  plainCommand,
  plainDoubled,
  plainFire,
  plainSave,
  shootable,
} from './plainFactors.ts';
import { enemies, parts, penalising, plainEvade, prey } from './plainMoves.ts';
import {
  type Declared,
  plainActions,
  plainAnswers,
  plainCost,
  plainFriendReactions,
  plainGroups,
  plainReactions,
} from './plainProcedures.ts';
import { away, faces, here, inCone, outflankers, same, square, touch, zone } from './plainRule.ts';

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
}

interface LastBlow {
  readonly how: 'shot' | 'struck';
  readonly kind: string;
  readonly by: string;
  readonly on: string;
  readonly hits: number;
  saved: number;
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
  let steadyGroup = true;
  const due = new Set<string>();
  const tested = new Set<string>();

  function declare(g: Game, fact: Extract<Fact, { fact: 'chargeDeclared' | 'assaultDeclared' }>): void {
    const [a, t] = [unit(g, fact.unit), unit(g, fact.target)];
    tested.clear();
    attack = {
      kind: fact.fact === 'chargeDeclared' ? 'charge' : 'assault',
      attacker: a.id,
      target: t.id,
      distance: away(a.hexes[0], t.hexes[0]),
      targetTouched: contacts(g, t).length > 0,
      touching: enemies(g, a)
        .filter((e) => e.id !== t.id && touch(g, a, e))
        .map((e) => e.id),
      targetHex: t.hexes[0],
      pursuing: false,
      ran: false,
      watched: enemies(g, a)
        .filter((e) => !e.panicked && inCone(e, a.hexes[0]))
        .map((e) => e.id),
      outflanked: outflankers(g, a).length > 0,
      open: true,
      countered: false,
      reaction: 'nothing',
      freshSquare: false,
      reduction: 0,
      earlier: 0,
      strengths: new Map(),
    };
    expect(fact.distance).toBe(attack.distance);
  }

  /** Whether losses call for a test. */
  function owe(fact: Extract<Fact, { fact: 'losses' }>, before: Game): void {
    if (fact.cause === 'failedTest') {
      if (attack && fact.unit === attack.target) attack.reduction += fact.lost;
      return;
    }
    if (fact.cause !== 'fire' && fact.cause !== 'closeCombat') return;
    if (!last) throw new Error('losses without a blow');
    expect(fact.unit).toBe(last.on);
    expect(fact.by).toBe(last.by);
    expect(fact.lost).toBe(Math.min(last.hits - last.saved, unit(before, fact.unit).strength));
    count(`losses by ${fact.cause}`);
    let total = fact.lost;
    if (attack && last.kind === 'defensive') {
      total += attack.earlier;
      attack.earlier = total < 3 ? fact.lost : 0;
    }
    if (attack && attack.kind === 'charge' && last.how === 'struck' && fact.unit === attack.target)
      attack.reduction += fact.lost;
    if (total >= 3 && fact.left > 0) due.add(fact.unit);
  }

  function told(fact: Fact, before: Game): void {
    switch (fact.fact) {
      case 'chargeDeclared':
      case 'assaultDeclared':
        declare(before, fact);
        return;
      case 'groupActivated':
        steadyGroup = fact.units.some((id) => !unit(before, id).panicked);
        expect(fact.cost.total).toBe(
          plainCost(
            before,
            fact.units.map((id) => unit(before, id)),
          ),
        );
        return;
      case 'moved':
        if (
          attack &&
          fact.unit === attack.attacker &&
          (fact.manoeuvre === 'charge' || fact.manoeuvre === 'pursuit')
        ) {
          const way = [fact.from, ...fact.route];
          if (
            way.some((hex, n) => penalising(before, hex) || (n > 0 && parts(before, way[n - 1] ?? hex, hex)))
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
        if (fact.fact === 'testPassed' && fact.purpose === 'losses') {
          expect(due.delete(fact.unit)).toBe(true);
          tested.add(fact.unit);
        }
        if (!attack || (fact.fact === 'testPassed' && fact.purpose !== 'reaction')) return;
        if (attack.reaction === 'counterCharge') attack.countered = true;
        if (attack.reaction === 'square') attack.freshSquare = true;
        return;
      case 'testFailed':
      case 'testLost':
        if (fact.purpose !== 'losses') return;
        expect(due.delete(fact.unit)).toBe(true);
        tested.add(fact.unit);
        return;
      case 'shot':
        last = { how: 'shot', kind: fact.kind, by: fact.unit, on: fact.target, hits: fact.hits, saved: 0 };
        return;
      case 'struck':
        last = { how: 'struck', kind: fact.kind, by: fact.unit, on: fact.target, hits: fact.hits, saved: 0 };
        return;
      case 'saved':
        if (last) last.saved = fact.saved;
        return;
      case 'losses':
        owe(fact, before);
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
    return plainSave(g, unit(g, blow.on), unit(g, blow.by), kind, strengthOf(blow.on), strengthOf(blow.by));
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
        expect(about.factor.total).toBe(plainFire(g, u, t, about.kind === 'defensive'));
        expect(shootable(g, u, t)).toBe(true);
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
        const groups = legal.flatMap((choice) => (choice.choose === 'group' ? [choice.units.join()] : []));
        expect([...groups].sort()).toEqual(plainGroups(g));
        const fugitives = legal.flatMap((choice) =>
          choice.choose === 'fleeWithoutOrder' ? [choice.unit] : [],
        );
        expect(fugitives).toEqual(
          g.units.filter((u) => here(u) && u.side === g.side && u.panicked && !u.acted).map((u) => u.id),
        );
        return;
      }
      case 'action': {
        expect(due.size).toBe(0);
        attack = null;
        const words = legal.map((choice) =>
          choice.choose === 'action'
            ? [
                choice.action,
                'march' in choice
                  ? choice.march
                  : 'target' in choice
                    ? choice.target
                    : 'formation' in choice
                      ? choice.formation
                      : '',
              ]
                .join(' ')
                .trim()
            : choice.choose,
        );
        expect([...words].sort()).toEqual(plainActions(g, unit(g, asked.unit), !steadyGroup));
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
        const behind = enemies(g, a).some(
          (e) => faces(g, e, a) && zone(a.hexes[0], a.facing, e.hexes[0]) === 'rear',
        );
        const away =
          attack.kind === 'charge' &&
          attack.freshSquare &&
          horse(a) &&
          !behind &&
          plainEvade(g, a).length > 0;
        expect(legal.map((choice) => choice.choose)).toEqual([
          'attack',
          'decline',
          ...(away ? ['breakOff'] : []),
        ]);
        expect(unit(g, attack.target).fate).toBe('present');
        return;
      }
      case 'pursue': {
        if (!attack) throw new Error('no attack');
        expect(attack.kind).toBe('charge');
        expect(contacts(g, unit(g, attack.attacker))).toEqual([]);
        return;
      }
      case 'pursuitAttack': {
        if (!attack) throw new Error('no attack');
        const a = unit(g, attack.attacker);
        // without a step there is no one to attack but the target, and no one else in the way
        if (!attack.ran) expect(contacts(g, a).map((e) => e.id)).toEqual([attack.target]);
        const targets = enemies(g, a).filter((e) => faces(g, a, e) && prey(g, a, a.hexes[0], e));
        expect(asked.targets).toEqual(targets.map((e) => e.id).sort());
        return;
      }
      case 'returnFire':
        expect(plainAnswers(g, unit(g, asked.unit), unit(g, asked.firer))).toBe(true);
        return;
      case 'stayOrFlee': {
        const u = unit(g, asked.unit);
        expect(u.panicked || (has(u, 'tenacious') && !demoralised(u))).toBe(false);
        return;
      }
      case 'rallied': {
        const u = unit(g, asked.unit);
        expect(u.panicked && !guns(u)).toBe(true);
        expect(legal.some((choice) => choice.choose === 'rallied' && choice.formation === 'none')).toBe(
          !foot(u),
        );
        return;
      }
      case 'facing': {
        if (asked.purpose !== 'rotation' || !attack) return;
        const u = unit(g, asked.unit);
        expect(square(u)).toBe(false);
        expect(legal.length).toBe(5);
        return;
      }
      default:
    }
  }

  function chosen(before: Game, choice: Choice): void {
    if (!attack) return;
    if (choice.choose === 'pursue') attack.ran = true;
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

  /** After an attack nothing is owed, but what the end or the flight of the other has dispensed with. ASL-09, ASL-10. */
  function ended(now: Game, why: string): void {
    if (attack?.kind === 'charge' && why === 'fought' && !attack.pursuing) {
      const target = unit(now, attack.target);
      expect(here(target) && !target.panicked).toBe(true);
    }
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
      for (const [n, fact] of facts.entries()) {
        told(fact, before);
        if (fact.fact === 'attackEnded') ended(now, fact.why);
        if (fact.fact === 'noPursuit') expect(contacts(now, unit(now, fact.unit)).length).toBeGreaterThan(0);
        count(fact.fact);
        const next = facts[n + 1];
        // SAV-04: every save due is rolled, and none that is not
        if ((fact.fact === 'struck' || fact.fact === 'shot') && fact.hits > 0 && last) {
          const pending = engine.pending(now);
          const saves = next === undefined && pending.wait === 'roll' && pending.roll.about.about === 'saves';
          expect(saves).toBe(saveDue(before, last) !== null);
        }
        if (fact.fact === 'struck' && fact.hits > 0) count(`struck ${fact.kind}`);
      }
      for (const u of now.units) {
        const was = unit(before, u.id);
        if (here(u) && here(was) && !same(u.hexes[0], was.hexes[0]))
          expect(facts.some((fact) => fact.fact === 'moved' && fact.unit === u.id) || u.panicked).toBe(true);
      }
      const pending = engine.pending(now);
      if (pending.wait === 'roll') roll(now, pending.roll.about);
      question(now);
    },
  };
}
