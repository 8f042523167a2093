/** What follows a failed test, and what an attack leaves behind. */
import { expect } from 'vitest';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Fact } from '../../../src/rules/state/facts.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { demoralised, grapplers, has, plainTollSave } from '../plainFactors.ts';
import { here } from '../plainRule.ts';
import { type Attack, type Notes, unit } from './notes.ts';

/** MOR-11, MOR-14, MOR-15: what a failure brings. */
export function bitten(
  g: Game,
  failed: Extract<Fact, { fact: 'testFailed' }>,
  next: Fact | undefined,
  now: Game,
): void {
  const u = unit(g, failed.unit);
  if (has(u, 'harassment')) expect(next?.fact).toBe('mustFlee');
  else if (has(u, 'tenacious') && !demoralised(u) && plainTollSave(g, u) !== null) {
    const pending = engine.pending(now);
    expect(pending.wait === 'roll' ? pending.roll.about : null).toMatchObject({
      about: 'tollSaves',
      unit: u.id,
      losses: failed.by,
    });
  } else if (has(u, 'tenacious') && !demoralised(u))
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

/** R-68, by its option: a target destroyed where it stood, by a blow or as whoever may not flee, opens no pursuit. */
export function opensNoPursuit(g: Game, attack: Attack): boolean {
  const target = unit(g, attack.target);
  const stood = attack.felled || !target.panicked;
  return g.battle.houseRules.pursuit_after_elimination === 'no' && target.fate === 'eliminated' && stood;
}

/** After an attack nothing is owed, but what the end or the flight of the other has dispensed with. ASL-09, ASL-10. */
export function ended(n: Notes, now: Game, why: string): void {
  const { attack, due, tested } = n;
  if (attack?.kind === 'charge' && why === 'fought' && !attack.pursuing) {
    const target = unit(now, attack.target);
    expect(here(target) && !target.panicked).toBe(true);
  }
  // CHG-35: without contact the charger is free to pursue
  if (
    attack?.kind === 'charge' &&
    why === 'targetGone' &&
    !attack.pursueAsked &&
    !opensNoPursuit(now, attack)
  )
    expect(grapplers(now, unit(now, attack.attacker)).length).toBeGreaterThan(0);
  if (due.size === 0) return;
  expect(attack?.kind).toBe('assault');
  const fighters = [attack?.attacker ?? '', attack?.target ?? ''].map((id) => unit(now, id));
  expect(fighters.some((u) => !here(u) || (u.panicked && tested.has(u.id)))).toBe(true);
  due.clear();
}
