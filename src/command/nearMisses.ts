/** Answers a player might well try and the rule refuses: ends of marches, groups, friends, targets. */
import { canonicalText as text } from '../engine/interpreter.ts';
import { FACINGS } from '../geometry/facing.ts';
import { hexesOf } from '../geometry/shape.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import { type Game, unitOf } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';
import type { Refusal } from '../rules/state/reasons.ts';
import { FORMATIONS } from '../rules/state/vocabulary.ts';
import { type NumberStream, oneOf, whole } from './chance.ts';

/** How far from the unit the end of a move is tried, in hexes along each axis: mostly near, sometimes far. */
const NEAR = 2;
const FAR = 6;
/** Tries at one question, and at one that is seldom asked. */
const TRIES = 2;
const TRIES_AT_GUNS = 6;

function anyId(game: Game, stream: NumberStream): string {
  return oneOf(game.units, stream).id;
}

function byId(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Up to five units of the side to play, mostly neighbours of each other by number. */
function someUnits(game: Game, stream: NumberStream): readonly string[] {
  const own = game.units.filter(({ side }) => side === game.side).map(({ id }) => id);
  const first = whole(0, own.length - 1, stream);
  const count = whole(2, 5, stream);
  return Array.from({ length: count }, (_, n) => own[(first + n) % own.length] ?? '').sort(byId);
}

const MARCHES = ['frontalMarch', 'indirectMarch'] as const;

/** An action made of two, of those that are not listed as refused. */
function triedAction(game: Game, stream: NumberStream): Choice {
  const choose = 'action';
  switch (whole(0, 3, stream)) {
    case 0:
      return { choose, action: 'marchThenFire', march: oneOf(MARCHES, stream) };
    case 1:
      return { choose, action: 'marchThenFormation', march: oneOf(MARCHES, stream) };
    case 2:
      return { choose, action: 'doubleFire', target: anyId(game, stream) };
    default:
      return { choose, action: 'formationThenFire', formation: oneOf(FORMATIONS, stream) };
  }
}

/** The name of an exit, or of what is none, in a battle that has objectives. */
function triedExit({ battle: { objectives } }: Game, stream: NumberStream): string | null {
  return objectives?.length && stream() < 0.3 ? oneOf(objectives, stream).id : null;
}

/** A choice of the form the question asks for, legal or not; nothing where all that is refused is listed anyway. */
function tried(game: Game, question: Question, stream: NumberStream): Choice | null {
  switch (question.ask) {
    case 'move': {
      const exit = triedExit(game, stream);
      if (exit) return { choose: 'leave', exit, to: { q: 0, r: 0 }, facing: 0, route: [] };
      const unit = unitOf(game, whoIsMeant(question).unit ?? '');
      const [{ q, r }] = unit.hexes;
      const far = stream() < 0.6 ? NEAR : FAR;
      const to = { q: q + whole(-far, far, stream), r: r + whole(-far, far, stream) };
      const facing = stream() < 0.6 ? unit.facing : oneOf(FACINGS, stream);
      return { choose: 'move', to, facing, route: [to] };
    }
    case 'unitToDeploy':
      return { choose: 'unit', unit: anyId(game, stream) };
    case 'deployment': {
      const to = oneOf(hexesOf(game.battle.map.shape), stream);
      return { choose: 'deploy', to, formation: oneOf(FORMATIONS, stream), facing: oneOf(FACINGS, stream) };
    }
    case 'action':
      return triedAction(game, stream);
    case 'orders': {
      const riders = stream() < 0.3 ? [anyId(game, stream)] : [];
      const units = someUnits(game, stream);
      return { choose: 'group', units, ...(riders.length > 0 ? { riders } : {}) };
    }
    case 'friendReaction': {
      const choose = stream() < 0.5 ? 'friendCounterCharge' : 'friendDefensiveFire';
      return { choose, unit: anyId(game, stream) };
    }
    case 'gunReturnFire':
      return { choose: 'gunReturnFire', unit: anyId(game, stream) };
    case 'fireAfterMarch':
    case 'fireAfterFormation':
    case 'secondShot':
      return { choose: 'shootAt', target: anyId(game, stream) };
    default:
      return null;
  }
}

/** Choices that are refused for their form alone: a unit named twice, or the target as its own friend. */
function isOdd(choice: Choice, question: Question): boolean {
  if (choice.choose === 'group') return new Set(choice.units).size < choice.units.length;
  const { unit, actor } = whoIsMeant(question);
  return 'unit' in choice && actor === null && choice.unit === unit;
}

function isListed(game: Game, choice: Choice): boolean {
  return engine.legal(game).some((one) => text(one) === text(choice));
}

interface Missed {
  readonly reasons: readonly Refusal[];
  readonly fault: string | null;
}

/** What came of some near misses at the question the game asks: the reasons told, or what went wrong. */
export function tryNearMisses(game: Game, stream: NumberStream): Missed {
  const pending = engine.pending(game);
  if (pending.wait !== 'decision') return { reasons: [], fault: null };
  const { question } = pending.decision;
  const length = question.ask === 'gunReturnFire' ? TRIES_AT_GUNS : TRIES;
  const missed = Array.from({ length }, () => tryOne(game, question, stream));
  return {
    reasons: missed.flatMap(({ reasons }) => reasons),
    fault: missed.find(({ fault }) => fault !== null)?.fault ?? null,
  };
}

function tryOne(game: Game, question: Question, stream: NumberStream): Missed {
  const choice = tried(game, question, stream);
  if (!choice) return { reasons: [], fault: null };
  const answered = engine.answer(game, { at: game.count.answers, choice });
  if (answered.ok) return { reasons: [], fault: isListed(game, choice) ? null : `accepted: ${text(choice)}` };
  const reasons = 'reasons' in answered.why ? answered.why.reasons : [];
  const silent = reasons.length === 0 && !isOdd(choice, question);
  return { reasons, fault: silent ? `refused without a reason: ${text(choice)}` : null };
}
