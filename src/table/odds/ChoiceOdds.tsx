import type { AnswerOdds, AttackOdds } from '../../store/odds/asked.ts';
import { useExplanations } from '../words.ts';
import './odds.css';

/** The odds of an answer or an attack: a bar for the eye, the figures in a line. */
export function ChoiceOdds({ told }: { readonly told: AnswerOdds | AttackOdds }) {
  const { odds: words } = useExplanations();
  const share = told.of === 'attack' ? told.breaks : told.holds;
  return (
    <span className="choice-odds" data-testid="choice-odds" data-of={told.of}>
      <span className="odds-bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      {told.of === 'attack'
        ? words.attack(told.breaks, told.lost, told.attackerLost)
        : words.answer(told.holds, told.breaks, told.lost, told.enemyLost)}
    </span>
  );
}
