import { useExplanations } from '../../account/words.ts';
import type { AnswerOdds, AttackOdds, TestOdds } from '../../odds/table/asked.ts';
import './choiceOdds.css';

function Bar({ share }: { readonly share: number }) {
  return (
    <span className="odds-bar" aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}

/** The odds of an answer or an attack: the chance at the end of the line, under it a bar for the eye and the rest. */
export function ChoiceOdds({ told }: { readonly told: AnswerOdds | AttackOdds | TestOdds }) {
  const { odds: words } = useExplanations();
  // actions stand two in a row: there is no room beside their names
  if (told.of === 'test')
    return (
      <span className="choice-odds" data-testid="choice-odds" data-of={told.of}>
        {words.test.succeeds(told.passes)}
        <Bar share={told.passes} />
      </span>
    );
  const answer = told.of === 'answer';
  const share = answer ? told.holds : told.breaks;
  return (
    <>
      {answer ? <span className="figure odds-chief">{words.holds(share)}</span> : null}
      <span className="choice-odds" data-testid="choice-odds" data-of={told.of}>
        {answer
          ? words.answer(told.breaks, told.lost, told.enemyLost)
          : words.attack(told.breaks, told.lost, told.attackerLost)}
        <Bar share={share} />
      </span>
    </>
  );
}
