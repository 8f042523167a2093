import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import type { AnswerOdds, AttackOdds, TestOdds } from '../../odds/table/asked.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { type AwaitedOdds, oddsAwaited } from '../../store/odds/questions.ts';
import { type ShownOdds, useOdds } from '../../store/odds/shown.ts';
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

/** Whether what never comes is missed: an answer that needs no test after all has nothing to tell. */
const MISSED: Readonly<Record<AwaitedOdds, boolean>> = { answer: true, attack: true, test: false };

interface RoomProps {
  readonly of: AwaitedOdds;
  /** None are to come any more. */
  readonly given: boolean;
}

/** As much room as the odds will take: what stands below must not move under a finger when they come. */
function Room({ of, given }: RoomProps) {
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
        <span className="odds-awaited" data-testid="odds-awaited" aria-hidden="true">
          {given ? MISSED[of] && words.none : words.waiting}
        </span>
        <Bar share={share} />
      </span>
    </>
  );
}

/** Whether nothing more of it is being worked out. */
function isGivenUp({ none, settled }: ShownOdds, of: AwaitedOdds, choice: Choice): boolean {
  switch (of) {
    case 'answer':
      return settled.answers;
    case 'test':
      return settled.tests;
    case 'attack':
      return none.has(canonicalText(choice));
  }
}

interface Props {
  readonly choice: Choice;
  /** None as long as they are awaited, and where there are none. */
  readonly told: AnswerOdds | AttackOdds | TestOdds | null;
}

/** The odds of an answer or an attack, or the room for those that are to come. */
export function ChoiceOdds({ choice, told }: Props) {
  const view = useTableView();
  const awaited = told === null && view ? oddsAwaited(view, choice) : null;
  const given = useOdds(
    (shown) => awaited !== null && shown.view === view && isGivenUp(shown, awaited, choice),
  );
  if (told) return <Odds told={told} />;
  return awaited ? <Room of={awaited} given={given} /> : null;
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
