import { useExplanations } from '../../account/words.ts';
import { dangerCount } from '../../store/odds/everywhere.ts';
import type { DangerSeen, DangerThere } from '../../store/odds/watch.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { OddsBasis } from './OddsBasis.tsx';
import { countText, dangerText, worstOf } from './publish.ts';
import { useDanger } from './useDanger.ts';
import './oddsRows.css';
import './danger.css';

/** The dangers of each enemy, in the order they were told. */
function byEnemy(dangers: readonly DangerSeen[]): ReadonlyMap<string, readonly DangerSeen[]> {
  const found = new Map<string, DangerSeen[]>();
  for (const seen of dangers) {
    const list = found.get(seen.danger.enemy);
    if (list) list.push(seen);
    else found.set(seen.danger.enemy, [seen]);
  }
  return found;
}

function useSentence(): (danger: DangerThere) => string {
  const { language, name, hex } = useSpeaker();
  const { odds: words } = useExplanations();
  return ({ standing, dangers }) => {
    const at = hex(standing.hexes[0]);
    if (dangers.length === 0) return words.danger.none(at);
    const parts = [...byEnemy(worstOf(dangers))].map(([enemy, seen]) =>
      words.danger.part(
        name(enemy),
        seen.map((one) => words.danger.act(language.words.actions[one.danger.kind], dangerText(one, words))),
      ),
    );
    return words.danger.sentence(at, parts);
  };
}

/** Over the map: how many could attack there, and by whom and how. It is spoken once all of it is known. */
export function DangerCaption({ view, silent }: { readonly view: TableView; readonly silent: boolean }) {
  const danger = useDanger(view);
  const { odds: words } = useExplanations();
  const sentence = useSentence();
  const counts =
    danger && danger.dangers.length > 0 ? ` ${countText(dangerCount(danger.dangers), words)}` : '';
  const told = danger && !silent ? `${sentence(danger)}${counts}` : '';
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
  const none = danger.dangers.find((seen) => seen.none)?.none;
  return (
    <div className="account" data-testid="danger">
      <p className="account-title">
        <span>{words.danger.title(at)}</span>
      </p>
      <p data-testid="danger-counts">{countText(dangerCount(danger.dangers), words)}</p>
      <ul className="odds-rows">
        {[...byEnemy(danger.dangers)].map(([enemy, list]) => (
          <li key={enemy}>
            <span>{name(enemy)}</span>
            <span className="odds-each">
              {list.map((seen) => (
                <span key={seen.danger.kind}>
                  {language.words.actions[seen.danger.kind]} <em>({words.danger.dice(seen.danger.dice)})</em>{' '}
                  <strong>
                    {seen.odds ? dangerText(seen, words) : seen.none ? words.none : words.waiting}
                  </strong>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {none === undefined ? null : <p className="sub">{words.noneOf[none]}</p>}
      <p className="sub">{words.danger.note}</p>
      <OddsBasis />
    </div>
  );
}
