/** Which enemies the unit may attack, with the dice it would throw, and which it may not, with the reasons. */
import { type AttackKind, attackDice, shotDice } from '../../rules/attack/attackDice.ts';
import { distanceBetween } from '../../rules/ground/engagement.ts';
import { strikeFactor, strikeFrame } from '../../rules/procedures/strike.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { type Game, unitOf } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { rangeOf } from '../../rules/units/factors.ts';
import type { RefusedTarget, Target } from './possible.ts';
import { type Prospect, questionOf } from './prospect.ts';

function attackOf(choice: Choice): { readonly kind: AttackKind; readonly target: string } | null {
  if (choice.choose === 'shootAt') return { kind: 'fire', target: choice.target };
  if (choice.choose !== 'action') return null;
  const { action } = choice;
  switch (action) {
    case 'charge':
    case 'assault':
    case 'fire':
    case 'doubleFire':
    case 'fireThenAttack':
      return { kind: action, target: choice.target };
    default:
      return null;
  }
}

/** The attacks that the question asked offers, after a march or in a pursuit. */
function askedTargets(game: Game): readonly Target[] {
  const question = questionOf(game);
  if (!question) return [];
  const { actor, enemies } = whoIsMeant(question);
  if (actor === null) return [];
  if (question.ask === 'impetuousAttack')
    return enemies.map((target) => ({
      unit: target,
      kind: 'assault',
      dice: attackDice(game, 'assault', actor, target),
      lead: [],
      choice: { choose: 'attackTarget', target },
    }));
  if (
    question.ask !== 'fireAfterMarch' &&
    question.ask !== 'fireAfterFormation' &&
    question.ask !== 'secondShot' &&
    question.ask !== 'pursuitAttack'
  )
    return [];
  const second = question.ask === 'secondShot' ? question : undefined;
  return engine.legal(game).flatMap((choice): Target[] => {
    if (choice.choose === 'shootAt')
      return [
        {
          unit: choice.target,
          kind: 'fire',
          dice: shotDice(game, actor, choice.target, second),
          lead: [],
          choice,
        },
      ];
    if (choice.choose !== 'attackTarget') return [];
    const dice = strikeFactor(game, strikeFrame(actor, choice.target, 'pursuit'));
    return [{ unit: choice.target, kind: 'charge', dice, lead: [], choice }];
  });
}

const noTargets: readonly Target[] = [];
const targets = new WeakMap<object, readonly Target[]>();

/** Every attack open to the unit asked or selected. */
export function targetsOf(game: Game, prospect: Prospect | null): readonly Target[] {
  const key = prospect ?? game;
  const before = targets.get(key);
  if (before) return before;
  const found = prospect
    ? prospect.legal.flatMap((choice): Target[] => {
        const attack = attackOf(choice);
        if (!attack) return [];
        const dice = attackDice(prospect.game, attack.kind, prospect.unit, attack.target);
        return [{ unit: attack.target, kind: attack.kind, dice, lead: prospect.lead, choice }];
      })
    : askedTargets(game);
  const list = found.length > 0 ? found : noTargets;
  targets.set(key, list);
  return list;
}

/** How far away an enemy may be and still be thought a target, in hexes. */
const NEAR = 6;

const noRefusals: readonly RefusedTarget[] = [];
const refusals = new WeakMap<Prospect, readonly RefusedTarget[]>();

/** Every attack refused to the unit, on enemies near enough to be thought of. */
export function refusedTargetsOf(prospect: Prospect | null): readonly RefusedTarget[] {
  if (!prospect) return noRefusals;
  const before = refusals.get(prospect);
  if (before) return before;
  const { game } = prospect;
  const unit = unitOf(game, prospect.unit);
  const reach = Math.max(NEAR, rangeOf(unit));
  const found = prospect.refused().flatMap(({ choice, reasons }): RefusedTarget[] => {
    const attack = attackOf(choice);
    if (!attack || distanceBetween(unit, unitOf(game, attack.target)) > reach) return [];
    return [{ unit: attack.target, kind: attack.kind, reasons }];
  });
  refusals.set(prospect, found);
  return found;
}
