import type { Roll } from '../rules/frames.ts';
import { rollDice } from '../store/actions.ts';
import { RuleMark, SumAccount } from './Lines.tsx';
import { useSpeaker } from './words.ts';

function Account({ roll }: { readonly roll: Roll }) {
  const { language, name } = useSpeaker();
  const { labels } = language.screens;
  const { about } = roll;
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
    return <p className="ask-note">{about.entitlements.join(', ')}</p>;
  return null;
}

/** One button says what will be rolled. It is the only confirmation before dice. */
export function RollAsk({ roll, live }: { readonly roll: Roll; readonly live: boolean }) {
  const { language, name, side } = useSpeaker();
  return (
    <>
      <button
        type="button"
        className="press chief roll-button"
        data-testid="roll"
        disabled={!live}
        onClick={() => rollDice()}
      >
        {language.rollSentence(roll.about, roll.dice, name, side)} <kbd>↵</kbd>
      </button>
      <Account roll={roll} />
    </>
  );
}
