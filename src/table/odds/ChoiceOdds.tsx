import { useExplanations } from '../../account/words.ts';
import type { AnswerOdds, AttackOdds, TestOdds } from '../../odds/table/asked.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { type AwaitedOdds, oddsAwaited } from '../../store/odds/questions.ts';
import { useTableView } from '../../store/view/view.ts';
import './choiceOdds.css';

function Bar({ share }: { readonly share: number }) {
  return (
    <span className="odds-bar" aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}

/** As long as most of them. */
const USUAL = { share: 0.55, points: 1.5 } as const;

/** As much room as the odds will take: what stands below must not move under a finger when they come. */
function Room({ of }: { readonly of: AwaitedOdds }) {
  const { odds: words } = useExplanations();
  const { share, points } = USUAL;
  const texts = {
    answer: words.answer(share, points, points),
    attack: words.attack(share, points, points),
    test: words.test.succeeds(share),
  };
  return (
    <>
      {of === 'answer' ? (
        <span className="figure odds-chief odds-room" data-room={words.holds(share)} />
      ) : null}
      <span className="choice-odds odds-room" data-room={texts[of]}>
        <Bar share={share} />
      </span>
    </>
  );
}

interface Props {
  readonly choice: Choice;
  /** None as long as they are awaited, and where there are none. */
  readonly told: AnswerOdds | AttackOdds | TestOdds | null;
}

/** The odds of an answer or an attack, or the room for those that are to come. */
export function ChoiceOdds({ choice, told }: Props) {
  const view = useTableView();
  if (told) return <Odds told={told} />;
  const awaited = view && oddsAwaited(view, choice);
  return awaited ? <Room of={awaited} /> : null;
}

/** The chance at the end of the line, under it a bar for the eye and the rest. */
function Odds({ told }: { readonly told: NonNullable<Props['told']> }) {
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
