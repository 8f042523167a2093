import type { GameLogEntry } from '../../store/state.ts';
import { useSpeaker } from '../shell/words.ts';
import './howGiven.css';

type HowCame = Pick<GameLogEntry, 'standing'> & Partial<Pick<GameLogEntry, 'source'>>;

/** How an answer came, where it was neither given nor rolled on the spot: dice typed, or an order that stood. */
function useHowGiven(): (entry: HowCame) => string | null {
  const { table } = useSpeaker().language;
  return ({ source, standing }) =>
    source === 'typed' ? table.realDice : standing ? table.standingOrder : null;
}

/** The same as a mark beside the line of the journal. */
export function HowGiven({ entry }: { readonly entry: HowCame }) {
  const how = useHowGiven()(entry);
  return how === null ? null : (
    <em className="how-given" data-how={entry.standing ? 'standing' : 'typed'}>
      {how}
    </em>
  );
}
