/**
 * A clerk beside the board, for what the referee does not look at: turns and orders, who acts, where moves end, what
 * marches and flights cost, who is remembered as a danger, and the score. Keeps its own books by the facts alone and
 * throws at the first difference. Reads the default rulings only.
 */
import { expect } from 'vitest';
import { engine } from '../../src/rules/rulebook.ts';
import type { Choice } from '../../src/rules/state/answers.ts';
import type { Fact, RollAbout } from '../../src/rules/state/facts.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { offered, plainD3, plainD6, runDice, unit } from './clerkOffers.ts';
import { plainOutcome } from './clerkScore.ts';
import { foot, guns, has } from './plainFactors.ts';
import { plainDangers } from './plainForms.ts';
import { enemies, key, twofold } from './plainMoves.ts';
import { apart, faces, here, neighbours } from './plainRule.ts';

/** ORD-02, R-12: what is added to the D3, and to 2D6 if there is a choice. */
function orderRow(format: number): readonly [number, number | null] {
  let plus = -1;
  for (let ceiling = 1000; format > ceiling; ceiling += 500) plus++;
  return [plus, format > 2000 ? plus - 6 : null];
}

/** The unit as it stands at the end told. */
function standing(u: Unit, fact: Extract<Fact, { fact: 'moved' }>): Unit {
  const { facing, route, line } = fact;
  if (line) return { ...u, facing, hexes: line.hexes as unknown as Unit['hexes'] };
  return { ...u, facing, hexes: [route.at(-1) ?? fact.from] };
}

export interface Clerk {
  readonly watch: (before: Game, choice: Choice | null, facts: readonly Fact[], now: Game) => void;
  readonly seen: Map<string, number>;
}

export function clerk(): Clerk {
  const seen = new Map<string, number>();
  const count = (what: string): void => {
    seen.set(what, (seen.get(what) ?? 0) + 1);
  };
  const activated = new Set<string>();
  const acted = new Set<string>();
  const hurts = new Map<string, Set<string>>();
  /** Who panicked in this player's turn out of skirmish order. */
  const skirmishers = new Set<string>();
  let turn: { side: Game['side']; number: number } | null = null;
  let first: Game['side'] | null = null;
  let crossable = new Set<string>();
  let fugitive = '';
  let length = 0;

  function began(side: Game['side'], number: number): void {
    if (turn) {
      expect(side).not.toBe(turn.side);
      expect(number).toBe(side === first ? turn.number + 1 : turn.number);
    } else {
      first = side;
      expect(number).toBe(1);
    }
    turn = { side, number };
    activated.clear();
    acted.clear();
    skirmishers.clear();
  }

  /** SEQ-06, ORD-15. */
  function activate(id: string): void {
    expect(activated.has(id), `${id} is activated once`).toBe(false);
    activated.add(id);
  }

  /** MAN-17, R-63: two points for each enemy that engaged the unit and does not where it stands now. */
  function slipped(before: Game, fact: Extract<Fact, { fact: 'moved' }>, facts: readonly Fact[]): void {
    const u = unit(before, fact.unit);
    const end = standing(u, fact);
    const pays = ['frontalMarch', 'indirectMarch', 'assault', 'charge'].includes(fact.manoeuvre);
    const shaken = pays
      ? enemies(before, u).filter((e) => faces(before, e, u) && !faces(before, e, end))
      : [];
    const paid = facts.filter((one) => one.fact === 'losses' && one.cause === 'disengagement');
    const due: object[] = [];
    let left = u.strength;
    for (const { id: by } of shaken) {
      if (left === 0) break;
      const lost = Math.min(2, left);
      left -= lost;
      due.push({ unit: u.id, lost, left, by });
    }
    expect(paid).toMatchObject(due);
    expect(paid.length).toBe(due.length);
    if (due.length > 0) count('slipped away');
  }

  function told(fact: Fact, before: Game, facts: readonly Fact[]): void {
    switch (fact.fact) {
      case 'turnBegan':
        began(fact.side, fact.turn);
        return;
      case 'groupActivated':
        fact.units.forEach(activate);
        return;
      case 'ridesAlong':
      case 'tookInitiative':
        activate(fact.unit);
        return;
      case 'madeWay':
        acted.add(fact.unit);
        activated.add(fact.unit);
        return;
      case 'losses': {
        const by = fact.by;
        if (by !== null && unit(before, by).side !== unit(before, fact.unit).side)
          hurts.set(fact.unit, (hurts.get(fact.unit) ?? new Set()).add(by));
        return;
      }
      case 'panicked':
        if (!unit(before, fact.unit).panicked && unit(before, fact.unit).formation === 'skirmish')
          skirmishers.add(fact.unit);
        fugitive = fact.unit;
        return;
      case 'flightLength':
        length = fact.length;
        return;
      case 'moved':
        slipped(before, fact, facts);
        if (fact.manoeuvre === 'flight') {
          expect(fact.route.length).toBeLessThanOrEqual(length);
          const way = [fact.from, ...fact.route];
          for (const [n, hex] of fact.route.entries())
            expect(
              [0, 1].map((by) => key(neighbours(way[n] ?? hex)[(fact.facing + by) % 6] ?? hex)),
            ).toContain(key(hex));
          crossable = new Set(
            before.units
              .filter((o) => here(o) && o.id !== fact.unit)
              .filter((o) => o.hexes.some((hex) => fact.route.some((run) => key(run) === key(hex))))
              .map(({ id }) => id),
          );
          for (const id of crossable) expect(unit(before, id).side).toBe(unit(before, fact.unit).side);
        }
        return;
      case 'crossed':
        // once each
        expect(crossable.delete(fact.unit)).toBe(true);
        return;
      case 'eliminated': {
        const u = unit(before, fact.unit);
        expect(fact.victoryPoints).toBe(fact.fledOffMap ? Math.ceil(u.cost / 2) : u.cost);
        if (fact.fledOffMap) count('fled off the map');
        return;
      }
      default:
    }
  }

  function roll(g: Game, about: RollAbout, dice: object): void {
    switch (about.about) {
      case 'orderPoints': {
        const [plus, other] = orderRow(g.battle.format);
        const allowed = [plainD3(plus), ...(other === null ? [] : [{ ...plainD6(2, other), floor: 2 }])];
        expect(allowed).toContainEqual(dice);
        return;
      }
      case 'flight':
        expect(dice).toEqual(runDice(unit(g, about.unit), 'flight'));
        return;
      case 'pursuit':
        expect(dice).toEqual(runDice(unit(g, about.unit), 'pursuit'));
        return;
      case 'crossing': {
        // QUA-07, MAN-24, SKL-06.7, SKL-15.2
        const [friend, by] = [unit(g, about.unit), unit(g, about.by)];
        expect(by.id).toBe(fugitive);
        expect(has(by, 'harassment') || has(by, 'looseOrder') || skirmishers.has(by.id)).toBe(false);
        expect(friend.quality).not.toBe('elite');
        expect(dice).toEqual(friend.quality === 'recruit' ? plainD6(1, 0) : plainD3(0));
        count('crossing');
        return;
      }
      case 'morale':
        if (about.purpose === 'formation') count('formation test');
        return;
      default:
    }
  }

  function question(g: Game): void {
    const pending = engine.pending(g);
    if (pending.wait !== 'decision') return;
    const { question: asked, side } = pending.decision;
    const legal = engine.legal(g);
    switch (asked.ask) {
      case 'orderDice':
        expect(g.battle.format).toBeGreaterThan(2000);
        return;
      case 'orders':
        // remembered until the end of the owner's turn
        for (const u of g.units.filter(here))
          expect([u.id, ...u.hurtBy]).toEqual([u.id, ...[...(hurts.get(u.id) ?? [])].sort()]);
        return;
      case 'actingUnit':
        expect(asked.units.every((id) => activated.has(id) && !acted.has(id))).toBe(true);
        return;
      case 'action': {
        const u = unit(g, asked.unit);
        expect(side).toBe(turn?.side);
        expect(activated.has(u.id) && !acted.has(u.id)).toBe(true);
        return;
      }
      default:
        offered(g, asked, legal, count);
    }
  }

  /** FRM-15, SKL-18.1, R-53: whether a test comes first. */
  function formationTested(before: Game, choice: Choice, now: Game): void {
    const changes =
      (choice.choose === 'action' &&
        (choice.action === 'formation' || choice.action === 'formationThenFire')) ||
      choice.choose === 'formation';
    if (!changes) return;
    const frame = before.frames.at(-1);
    const u = frame && 'unit' in frame ? unit(before, frame.unit) : null;
    if (!u) throw new Error('nobody changes formation');
    const near = Math.min(
      ...enemies(before, u)
        .filter((e) => !e.panicked)
        .map((e) => apart(e, u)),
    );
    const pending = engine.pending(now);
    const tests =
      pending.wait === 'roll' &&
      pending.roll.about.about === 'morale' &&
      pending.roll.about.purpose === 'formation';
    expect(tests).toBe(near <= (has(u, 'tacticalSense') ? 2 : 3));
    count('changes formation');
  }

  function chosen(before: Game, choice: Choice): void {
    if (choice.choose === 'action' || choice.choose === 'pass') {
      const frame = before.frames.at(-1);
      if (frame?.procedure === 'action') acted.add(frame.unit);
    }
    if (choice.choose === 'fleeWithoutOrder') {
      const u = unit(before, choice.unit);
      expect(u.panicked && !acted.has(u.id) && !activated.has(u.id) && !guns(u)).toBe(true);
      activated.add(u.id);
      acted.add(u.id);
      count('flees without order');
    }
  }

  /** VIC-01, SEQ-05. */
  function scored(g: Game): void {
    const limit = turn !== null && turn.number === g.battle.houseRules.turn_limit && turn.side !== first;
    const outcome = plainOutcome(g, limit);
    expect(g.outcome).toEqual(outcome);
    if (outcome) count(`over by ${outcome.by}`);
  }

  return {
    seen,
    watch: (before, choice, facts, now) => {
      if (choice) chosen(before, choice);
      const ends = facts.some((fact) => fact.fact === 'turnBegan' || fact.fact === 'gameOver');
      if (ends && turn) {
        for (const fact of facts) if (fact.fact !== 'turnBegan') told(fact, before, facts);
        // the turn that ends here: its owner forgets who hurt it
        for (const u of now.units) if (u.side === turn.side) hurts.delete(u.id);
        scored(now);
        for (const fact of facts) if (fact.fact === 'turnBegan') told(fact, before, facts);
      } else for (const fact of facts) told(fact, before, facts);
      if (choice) formationTested(before, choice, now);
      for (const u of now.units) {
        expect(u.panicked).toBe(u.formation === 'horde');
        if (twofold(u)) expect(foot(u) && u.formation === 'extendedLine').toBe(true);
      }
      const pending = engine.pending(now);
      if (pending.wait === 'roll') {
        roll(now, pending.roll.about, pending.roll.dice);
        if (pending.roll.about.about === 'danger') {
          const { unit: id, candidates } = pending.roll.about;
          const was = unit(before, id);
          if (!was.panicked || was.hexes.length === unit(now, id).hexes.length)
            expect(candidates).toEqual(plainDangers(before, was));
          count('danger drawn');
        }
      }
      question(now);
    },
  };
}
