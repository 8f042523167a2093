import { useState } from 'react';
import { canonicalText } from '../engine/interpreter.ts';
import type { Choice } from '../rules/answers.ts';
import { type OfferedChoice, type TableView, useLegal } from '../store/view.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { useSpeaker } from './words.ts';

function isEnd({ choose }: Choice): boolean {
  return choose === 'move' || choose === 'runEnd';
}

function List({ offers }: { readonly offers: readonly OfferedChoice[] }) {
  return (
    <div className="answers">
      {offers.map((offered) => (
        <AnswerButton key={canonicalText(offered.choice)} offered={offered} />
      ))}
    </div>
  );
}

/** Where a move, a flight or a pursuit ends: on the map, or from the list; a long list is unfolded on request. */
export function EndAsk({ view }: { readonly view: TableView }) {
  const { language } = useSpeaker();
  const [unfolded, setUnfolded] = useState(false);
  const legal = useLegal();
  const listed = view.choices.some(({ choice, enabled }) => enabled && isEnd(choice));
  const rest = listed ? [] : legal.filter(isEnd);
  return (
    <>
      <p className="ask-note">{language.table.pickHex}</p>
      <List offers={view.choices} />
      {rest.length > 0 ? (
        <details
          className="fold"
          data-testid="all-ends"
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary>{language.table.allEnds(rest.length)}</summary>
          {unfolded ? (
            <List offers={rest.map((choice) => ({ choice, key: null, enabled: true, reasons: [] }))} />
          ) : null}
        </details>
      ) : null}
    </>
  );
}
