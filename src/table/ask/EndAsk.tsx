import { useState } from 'react';
import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { OfferedChoice } from '../../store/possible/possible.ts';
import { type TableView, useLegal } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { SetUpAsk } from './SetUpAsk.tsx';
import { UnitsToSetUp } from './UnitsToSetUp.tsx';
import './fold.css';

function isEnd({ choose }: Choice): boolean {
  return choose === 'deploy' || choose === 'move' || choose === 'runEnd' || choose === 'putBack';
}

/** Tells apart the answers that lead to the same end: by the hexes they pass. */
function useRoutes(offers: readonly OfferedChoice[]): (choice: Choice) => { readonly note?: string } {
  const { language, name, hex } = useSpeaker();
  const { acting } = useExplanations();
  const label = (choice: Choice) => language.choiceLabel(choice, name, hex);
  const times = new Map<string, number>();
  for (const { choice } of offers) times.set(label(choice), (times.get(label(choice)) ?? 0) + 1);
  return (choice) =>
    'route' in choice && (times.get(label(choice)) ?? 0) > 1
      ? { note: acting.byRoute(choice.route.map(hex)) }
      : {};
}

function List({ offers }: { readonly offers: readonly OfferedChoice[] }) {
  const routeOf = useRoutes(offers);
  return (
    <div className="answers">
      {offers.map((offered) => (
        <AnswerButton key={canonicalText(offered.choice)} offered={offered} {...routeOf(offered.choice)} />
      ))}
    </div>
  );
}

/** Where a move, a flight or a pursuit ends, or skirmishers go back: on the map, or from the list; a long list is unfolded on request. */
function Ends({ view }: { readonly view: TableView }) {
  const { acting } = useExplanations();
  const [unfolded, setUnfolded] = useState(false);
  const legal = useLegal();
  const listed = view.choices.some(({ choice, enabled }) => enabled && isEnd(choice));
  const rest = listed ? [] : legal.filter(isEnd);
  return (
    <>
      <p className="ask-note">{acting.pickHex}</p>
      <List offers={view.choices} />
      {rest.length > 0 ? (
        <details
          className="fold"
          data-testid="all-ends"
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary>{acting.allEnds(rest.length)}</summary>
          {unfolded ? (
            <List offers={rest.map((choice) => ({ choice, key: null, enabled: true, reasons: [] }))} />
          ) : null}
        </details>
      ) : null}
    </>
  );
}

/** An answer that is given on the map, or leads to one: the end of a move, a unit set up. */
export function EndAsk({ view }: { readonly view: TableView }) {
  switch (view.question?.ask) {
    case 'unitToDeploy':
      return (
        <SetUpAsk view={view}>
          <UnitsToSetUp view={view} />
        </SetUpAsk>
      );
    case 'deployment':
      return (
        <SetUpAsk view={view}>
          <Ends view={view} />
        </SetUpAsk>
      );
    default:
      return <Ends view={view} />;
  }
}
