import { RuleMark } from '../../account/RuleMark.tsx';
import { SumAccount } from '../../account/SumAccount.tsx';
import { useExplanations } from '../../account/words.ts';
import type { Roll } from '../../rules/state/frames.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';

/** Where the numbers of a roll come from; nothing of them while they are kept, as of an enemy's roll looked back at. */
export function RollAccount({ roll }: { readonly roll: Roll }) {
  const { language, name } = useSpeaker();
  const isKept = useStore(hiddenNow) === roll.side;
  const { labels } = language.screens;
  const { told } = useExplanations();
  const { about } = roll;
  if (isKept) return null;
  if (about.about === 'fire') return <SumAccount title={labels.fire} sum={about.factor} />;
  if (about.about === 'strike') return <SumAccount title={labels.combat} sum={about.factor} />;
  if (about.about === 'morale') {
    const reason = language.diceReason(about, name);
    return (
      <>
        <SumAccount title={labels.commandValue} sum={about.commandValue} />
        {reason === null ? null : (
          <p className="ask-note">
            {reason} <RuleMark rule={about.diceRule} />
          </p>
        )}
      </>
    );
  }
  if (about.about === 'saves' || about.about === 'tollSaves')
    // where nothing entitles to a save none is told
    return about.from > 6 ? null : (
      <p className="ask-note">
        {told.savesFrom(about.from)}{' '}
        {about.entitlements.map((rule) => (
          <RuleMark key={rule} rule={rule} />
        ))}
      </p>
    );
  return null;
}
