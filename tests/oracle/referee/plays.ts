/** Play under the eyes of a referee: players who like to fight, and what they came to. */
import { expect } from 'vitest';
import { makeGenerator, rollFaces } from '../../../src/engine/seed.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { type Chance, chance } from '../../support/randomPosition.ts';
import { referee } from './referee.ts';

/** Players who like to fight: attacks and reactions before anything quiet. */
function favourite(c: Chance, legal: readonly Choice[]): Choice {
  const bold = legal.filter(
    (choice) =>
      (choice.choose === 'action' &&
        ['charge', 'assault', 'fire', 'fireThenAttack'].includes(choice.action)) ||
      choice.choose === 'attack' ||
      choice.choose === 'group' ||
      choice.choose === 'friendCounterCharge' ||
      choice.choose === 'friendDefensiveFire' ||
      choice.choose === 'strikeBack' ||
      choice.choose === 'attackTarget' ||
      choice.choose === 'pursue' ||
      choice.choose === 'secondPursuer' ||
      choice.choose === 'returnFire' ||
      choice.choose === 'gunReturnFire' ||
      choice.choose === 'shootAt' ||
      choice.choose === 'transfer' ||
      choice.choose === 'stay',
  );
  return c.one(bold.length > 0 && c.happens(0.8) ? bold : legal);
}

function sameChoice(a: Choice, b: Choice): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function actionOf(choice: Choice): string {
  return choice.choose === 'action' ? choice.action : choice.choose;
}

/** What leads to shots and blows. */
export function isBold(choice: Choice): boolean {
  return choice.choose === 'action' && /fire|charge|assault/i.test(choice.action);
}

/** Plays on from a position with its frames; what was compared is added up in `seen`. */
export function play(
  name: string,
  start: Game,
  most: number,
  seen: Map<string, number>,
  first: Choice | null = null,
): void {
  const c = chance(`${name} choices`);
  const dice = makeGenerator(name, 0);
  const { watch, seen: counts } = referee();
  const settled = engine.settle(start);
  let { game } = settled;
  watch(start, null, settled.facts, game);
  for (let answers = 0; answers < most; answers++) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') break;
    const at = game.count.answers;
    const legal = pending.wait === 'decision' ? engine.legal(game) : [];
    const wanted = answers === 0 && first && legal.some((one) => sameChoice(one, first)) ? first : null;
    const choice = pending.wait === 'decision' ? (wanted ?? favourite(c, legal)) : null;
    const answer =
      pending.wait === 'roll'
        ? { at, faces: rollFaces(pending.roll.dice, dice), source: 'seed' }
        : { at, choice };
    const answered = engine.answer(game, answer);
    if (!answered.ok) throw new Error(`${name}, answer ${answers}: refused`);
    try {
      watch(game, choice, answered.facts, answered.game);
    } catch (error) {
      const told = `${JSON.stringify(answer)}: ${JSON.stringify(answered.facts)}`;
      throw new Error(`${name}, answer ${answers}, ${told}`, { cause: error });
    }
    game = answered.game;
  }
  for (const [what, times] of counts) seen.set(what, (seen.get(what) ?? 0) + times);
}

export function expectSeen(seen: ReadonlyMap<string, number>, all: readonly string[]): void {
  expect(all.filter((what) => !seen.has(what))).toEqual([]);
}
