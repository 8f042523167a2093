import { RuleMark } from '../../account/RuleMark.tsx';
import { useExplanations } from '../../account/words.ts';
import { setPreference } from '../../store/game/actions.ts';
import './oddsNote.css';

/** The policy the figures belong to, or why there are none; and the way to do without them. */
export function OddsNote({ note }: { readonly note: 'policy' | 'dice' | 'kept' }) {
  const { odds: words } = useExplanations();
  return (
    <p className="odds-note" data-testid="odds-note" data-note={note}>
      {note === 'kept' ? (
        <>
          {words.kept} <RuleMark rule="R-150" />
        </>
      ) : (
        <>
          {note === 'dice' ? words.test.dice : words.policy}{' '}
          <button
            type="button"
            className="odds-off"
            data-testid="odds-off"
            onClick={() => setPreference('odds', false)}
          >
            {words.hide}
          </button>
        </>
      )}
    </p>
  );
}
