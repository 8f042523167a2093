/**
 * A referee beside the board: follows a game by its facts alone, keeps its own notes of every attack, and compares each
 * question and each roll with the plain reading. Throws at the first difference.
 */
import { expect } from 'vitest';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import type { Fact } from '../../../src/rules/state/facts.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { grapplers } from '../plainFactors.ts';
import { here } from '../plainRule.ts';
import { after } from '../plainState.ts';
import { chosen } from './choices.ts';
import { bitten, ended } from './endings.ts';
import { told } from './facts.ts';
import { count, newNotes, unit } from './notes.ts';
import { question } from './questions.ts';
import { roll, saveDue } from './rolls.ts';

export interface Referee {
  /** One answer given: the game before, the choice if it was one, what happened, the game now. */
  readonly watch: (before: Game, choice: Choice | null, facts: readonly Fact[], now: Game) => void;
  /** How often each thing was compared. */
  readonly seen: Map<string, number>;
}

export function referee(): Referee {
  const notes = newNotes();
  return {
    seen: notes.seen,
    watch: (before, choice, facts, now) => {
      if (choice) {
        const asked = engine.pending(before);
        chosen(notes, before, choice, asked.wait === 'decision' ? asked.decision.question : null);
      }
      let stood = before;
      for (const [n, fact] of facts.entries()) {
        if (fact.fact === 'forced') chosen(notes, stood, fact.choice, fact.question);
        told(notes, fact, stood);
        stood = after(stood, fact);
        if (fact.fact === 'attackEnded') ended(notes, now, fact.why);
        if (fact.fact === 'testFailed' && (fact.purpose === 'reaction' || fact.purpose === 'losses'))
          bitten(stood, fact, facts[n + 1], now);
        const sameTurn = facts.every((other) => other.fact !== 'turnBegan');
        if (fact.fact === 'testFailed' && fact.purpose === 'tenacity' && sameTurn)
          expect(unit(now, fact.unit).mayNotManoeuvre).toBe(true);
        if (fact.fact === 'noPursuit') expect(grapplers(now, unit(now, fact.unit)).length).toBeGreaterThan(0);
        count(notes, fact.fact);
        const next = facts[n + 1];
        // SAV-04: every save due is rolled, and none that is not
        if ((fact.fact === 'struck' || fact.fact === 'shot') && fact.hits > 0 && notes.last) {
          const pending = engine.pending(now);
          const saves = next === undefined && pending.wait === 'roll' && pending.roll.about.about === 'saves';
          expect(saves).toBe(saveDue(notes, stood, notes.last) !== null);
        }
        if (fact.fact === 'struck' && fact.hits > 0) count(notes, `struck ${fact.kind}`);
      }
      // whatever changes on the board is told by a fact
      for (const u of now.units) {
        const told = unit(stood, u.id);
        expect([u.id, u.strength, u.fate]).toEqual([u.id, told.strength, told.fate]);
        // a flight is told before those it crosses have suffered
        if (here(u) && !u.panicked) expect([u.id, u.hexes]).toEqual([u.id, told.hexes]);
      }
      const pending = engine.pending(now);
      if (pending.wait === 'roll') roll(notes, now, pending.roll.about);
      if (pending.wait === 'over') expect([...notes.due]).toEqual([]);
      question(notes, now);
    },
  };
}
