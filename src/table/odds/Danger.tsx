import type { DangerThere } from '../../store/odds/watch.ts';
import type { TableView } from '../../store/view.ts';
import { useExplanations, useSpeaker } from '../words.ts';
import { dangerText } from './publish.ts';
import { useDanger } from './useDanger.ts';
import './odds.css';

function useSentence(): (danger: DangerThere) => string {
  const { language, name, hex } = useSpeaker();
  const { odds: words } = useExplanations();
  return ({ standing, dangers }) => {
    const at = hex(standing.hexes[0]);
    if (dangers.length === 0) return words.danger.none(at);
    const parts = dangers.map((seen) =>
      words.danger.part(
        name(seen.danger.enemy),
        language.words.actions[seen.danger.kind],
        dangerText(seen, words),
      ),
    );
    return words.danger.sentence(at, parts);
  };
}

/** Over the map: in a line what the enemy could do there. It is spoken once all of it is known. */
export function DangerCaption({ view, silent }: { readonly view: TableView; readonly silent: boolean }) {
  const danger = useDanger(view);
  const sentence = useSentence();
  const told = danger && !silent ? sentence(danger) : '';
  return (
    <>
      <p className="look-caption danger-caption" aria-hidden="true" data-testid="danger-caption">
        {told}
      </p>
      <p className="unseen" role="status" data-testid="danger-spoken">
        {danger?.whole ? told : ''}
      </p>
    </>
  );
}

/** In the fixed panel: one enemy below the other. */
export function DangerAccount({ danger }: { readonly danger: DangerThere }) {
  const { language, name, hex } = useSpeaker();
  const { odds: words } = useExplanations();
  const at = hex(danger.standing.hexes[0]);
  if (danger.dangers.length === 0) return <p className="sub">{words.danger.none(at)}</p>;
  return (
    <div className="account" data-testid="danger">
      <p className="account-title">
        <span>{words.danger.title(at)}</span>
      </p>
      <ul className="odds-rows">
        {danger.dangers.map((seen) => (
          <li key={`${seen.danger.enemy} ${seen.danger.kind}`}>
            <span>
              {language.words.actions[seen.danger.kind]} · {name(seen.danger.enemy)}{' '}
              <em>{words.danger.dice(seen.danger.dice)}</em>
            </span>
            <strong>{seen.odds ? dangerText(seen, words) : '…'}</strong>
          </li>
        ))}
      </ul>
      <p className="sub">
        {words.danger.note} {words.policy}
      </p>
    </div>
  );
}
