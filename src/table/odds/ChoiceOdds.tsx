import type { AnswerOdds, AttackOdds } from '../../store/odds/asked.ts';
import { useExplanations } from '../words.ts';
import './odds.css';

/** The odds of an answer or an attack: the chance at the end of the line, under it a bar for the eye and the rest. */
export function ChoiceOdds({ told }: { readonly told: AnswerOdds | AttackOdds }) {
  const { odds: words } = useExplanations();
  const answer = told.of === 'answer';
  const share = answer ? told.holds : told.breaks;
  return (
    <>
      {answer ? <span className="figure odds-chief">{words.holds(share)}</span> : null}
      <span className="choice-odds" data-testid="choice-odds" data-of={told.of}>
        {answer
          ? words.answer(told.breaks, told.lost, told.enemyLost)
          : words.attack(told.breaks, told.lost, told.attackerLost)}
        <span className="odds-bar" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </span>
      </span>
    </>
  );
}
