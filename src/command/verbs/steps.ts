/** Single steps of the rule's procedures, asked for what they would roll or ask: no figure is worked out a second time. */

import { ownAnswer } from '../../engine/plainData.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { Fact, RollAbout } from '../../rules/state/facts.ts';
import type { GameFrame, MoraleFrame } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import { outcomesTold, waitingOf } from './waiting.ts';

/** The game with that frame alone running: its step is asked, never played on from. */
function at(g: Game, frame: GameFrame): Game {
  return { ...g, frames: [frame] };
}

/** What the step of that frame would roll. */
function rollAt(g: Game, frame: GameFrame): { readonly about: RollAbout; readonly outcomes: object } {
  // an assault under way is remembered in its frame: GEO-20
  const assaults = g.frames.filter(({ procedure }) => procedure === 'assault');
  const pending = engine.pending({ ...g, frames: [...assaults, frame] });
  if (pending.wait !== 'roll') throw new Error(`${frame.procedure}.${frame.at} does not roll`);
  const { about, dice } = pending.roll;
  return { about, outcomes: { dice, outcomes: outcomesTold(dice) } };
}

/** The dice of a shot or a blow: its factor with the lines, what counts as a hit, every outcome. */
export function factorAt(g: Game, frame: GameFrame): object {
  const { about, outcomes } = rollAt(g, frame);
  return { factor: 'factor' in about ? about.factor : null, ...outcomes };
}

/** The save against one hit: the least face that saves and the rights to it, or nothing when none is due. */
export function saveAt(g: Game, frame: GameFrame): object | null {
  const { about } = rollAt(g, frame);
  if (about.about !== 'saves' || about.entitlements.length === 0) return null;
  return { from: about.from, entitlements: about.entitlements };
}

/** A morale test: the command value with its lines and the dice; or what the rule tells where none are rolled. */
export function testAt(g: Game, frame: MoraleFrame): object {
  const { game, facts } = engine.settle(at(g, frame));
  const running = game.frames[0];
  const isAsked = game.frames.length === 1 && running?.procedure === 'morale' && running.at === 'dice';
  if (!isAsked) return { rolled: false, facts: factsBefore(facts) };
  const { about, outcomes } = rollAt(g, running);
  return { rolled: true, about, ...outcomes };
}

/** The first thing told: what follows belongs to the flight. */
function factsBefore(facts: readonly Fact[]): readonly Fact[] {
  return facts.slice(0, 1);
}

/** What each legal choice at the question of that frame leads to at once, and the choices refused. */
export function choicesAt(g: Game, frame: GameFrame): { readonly legal: object[]; readonly refused: object } {
  const asked = at(g, frame);
  const pending = engine.pending(asked);
  if (pending.wait !== 'decision') throw new Error(`${frame.procedure}.${frame.at} does not ask`);
  return {
    legal: engine.legal(asked).map((choice) => ({ choice, ...leadsTo(asked, choice) })),
    refused: pending.decision.refused(),
  };
}

function leadsTo(asked: Game, choice: Choice): object {
  const answered = engine.answer(asked, ownAnswer({ at: asked.count.answers, choice }));
  if (!answered.ok) throw new Error(`a legal answer was refused: ${JSON.stringify(choice)}`);
  const waiting = answered.game.frames.length === 0 ? null : waitingOf(answered.game);
  return { facts: answered.facts, waiting };
}
