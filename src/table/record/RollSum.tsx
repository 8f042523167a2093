import { usePastWords } from '../../account/pastWords.ts';
import { outcomesOf } from '../../engine/dice.ts';
import type { Roll } from '../../rules/state/frames.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow } from '../../store/view/knowledge.ts';
import { RollAccount } from '../dice/RollAccount.tsx';

/** What may come of a roll, each with its chance. */
function chances({ dice }: Roll): readonly { readonly outcome: number; readonly chance: number }[] {
  const outcomes = outcomesOf(dice);
  const total = Number(outcomes.reduce((sum, { weight }) => sum + weight, 0n));
  return outcomes.map(({ outcome, weight }) => ({ outcome, chance: Number(weight) / total }));
}

/** What else is told of it: how likely it was to come out as it did. */
function Chance({ roll, outcome }: Props) {
  const words = usePastWords().journal;
  const possible = chances(roll);
  const sum = (chance: number, more: { readonly chance: number }): number => chance + more.chance;
  const mean = possible.reduce((so, one) => so + one.outcome * one.chance, 0);
  const { about } = roll;
  if (roll.dice.dice === 'draw') return null;
  return (
    <p className="ask-note">
      {about.about === 'morale'
        ? words.passChance(possible.filter((one) => one.outcome <= 0).reduce(sum, 0))
        : words.chance(possible.find((one) => one.outcome === outcome)?.chance ?? 0, mean)}
    </p>
  );
}

interface Props {
  readonly roll: Roll;
  readonly outcome: number;
}

/** The whole sum behind a roll of the past: every term with its rule; nothing of it while its numbers are kept. R-150. */
export function RollSum({ roll, outcome }: Props) {
  const isKept = useStore(hiddenNow) === roll.side;
  if (isKept) return null;
  return (
    <div className="journal-account" data-testid="roll-sum">
      <RollAccount roll={roll} />
      <Chance roll={roll} outcome={outcome} />
    </div>
  );
}
