/** The shot of an encounter by itself, before any test or answer to it: what it may cost. FIR-20. */
import { FRACTIONS, type Fraction, fraction, product } from '../../chances/fraction.ts';
import type { Encounter } from '../../contract/encounter.ts';
import type { ShotLoss, ShotLosses } from '../../contract/shot.ts';
import { outcomesOf } from '../../engine/dice.ts';
import { actionOpened } from '../../odds/question.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';
import { unitOf } from '../../rules/state/game.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { ATTACKER, positionOf, strengthOf, TARGET } from './position.ts';

/** The rolls of a shot. Nobody is asked between them: beside guns stand guns, which take no losses over. LOS-05. */
const SHOT: readonly string[] = ['fire', 'saves'];

/** What the target has at the ends of the shot, each with its chance. */
function endsOf(position: Game, chance: Fraction): readonly (readonly [end: Game, chance: Fraction])[] {
  const pending = engine.pending(position);
  if (pending.wait !== 'roll' || !SHOT.includes(pending.roll.about.about)) return [[position, chance]];
  const outcomes = outcomesOf(pending.roll.dice);
  const throws = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  return outcomes.flatMap(({ outcome, weight }) =>
    endsOf(engine.follow(position, outcome), product(chance, fraction(weight, throws))),
  );
}

/** What the attacker's shot may cost the target. FIR-20. */
export const shotLosses: ShotLosses = (encounter: Encounter) => {
  const game = positionOf({ ...encounter, deed: 'fire' });
  if (game.units.some((unit) => !allowedFormations(unit).includes(unit.formation))) return null;
  const question = actionOpened(game, ATTACKER, { choose: 'action', action: 'fire', target: TARGET });
  if (!question.ok) return null;
  const { full, left } = strengthOf(encounter.target);
  const byPoints = new Map<number, Fraction>();
  for (const [end, chance] of endsOf(question.game, FRACTIONS.one)) {
    const lost = left - unitOf(end, TARGET).strength;
    byPoints.set(lost, FRACTIONS.plus(byPoints.get(lost) ?? FRACTIONS.zero, chance));
  }
  return [...byPoints].map(
    ([lost, chance]): ShotLoss => ({
      chance,
      share: fraction(BigInt(lost), BigInt(full)),
      destroyed: lost >= left,
    }),
  );
};
