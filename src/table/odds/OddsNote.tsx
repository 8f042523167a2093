import { RuleMark } from '../../account/RuleMark.tsx';
import { useExplanations } from '../../account/words.ts';
import { setPreference } from '../../store/game/actions.ts';
import { goOnWithOdds, stopOdds } from '../../store/odds/controller.ts';
import type { ShownOdds } from '../../store/odds/shown.ts';
import { OddsBasis } from './OddsBasis.tsx';
import './oddsNote.css';

/** What can be done about odds that are being reckoned, or that were stopped. */
function Press({
  words,
  name,
  onPress,
}: {
  readonly words: string;
  readonly name: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="odds-off" data-testid={name} onClick={onPress}>
      {words}
    </button>
  );
}

/** The policy the figures belong to, or why there are none; and the way to do without them. */
export function OddsNote({ note }: { readonly note: Exclude<ShownOdds['note'], 'none'> }) {
  const { odds: words } = useExplanations();
  const texts: Readonly<Record<typeof note, string>> = {
    kept: words.kept,
    alike: words.noneOf.alike,
    dice: words.test.dice,
    policy: '',
    ...words.missing,
  };
  return (
    <div className="odds-note" data-testid="odds-note" data-note={note}>
      {note === 'policy' ? null : texts[note]}{' '}
      {note === 'policy' || note in words.missing ? <OddsBasis /> : null}
      {note === 'kept' ? <RuleMark rule="R-150" /> : null}
      {note === 'lasting' ? <Press words={words.stop} name="odds-stop" onPress={stopOdds} /> : null}
      {note === 'stopped' ? <Press words={words.goOn} name="odds-go-on" onPress={goOnWithOdds} /> : null}
      {note === 'kept' || note === 'alike' ? null : (
        <>
          {' '}
          <Press words={words.hide} name="odds-off" onPress={() => setPreference('odds', false)} />
        </>
      )}
    </div>
  );
}
