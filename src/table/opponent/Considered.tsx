import { useOpponentWords } from '../../account/opponentWords.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import type { OpponentWords } from '../../language/en/opponent.ts';
import type { Reason, Thought, WeighedChoice } from '../../opponent/thought.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { Game } from '../../rules/state/game.ts';
import { useStore } from '../../store/store.ts';
import { useSpeaker } from '../shell/words.ts';

/** Answers told of at most, the one taken among them. */
const TOLD = 3;

function nameOfObjective(game: Game | undefined, id: string, locale: 'fr' | 'en'): string {
  const found = game?.battle.objectives?.find((one) => one.id === id);
  return found?.name[locale] ?? id;
}

function partOf(words: OpponentWords, part: string): string {
  const parts: Readonly<Record<string, string>> = words.parts;
  return parts[part] ?? words.parts.all;
}

/** A reason in words, with its figures. */
function useReason(): (reason: Reason) => string {
  const words = useOpponentWords();
  const { name, language } = useSpeaker();
  const game = useStore(({ open }) => open?.game);
  const { reasons } = words;
  return (reason) => {
    switch (reason.reason) {
      case 'exchange':
        return reasons.exchange(name(reason.target), reason.theirs, reason.ours);
      case 'breaks':
        return reasons.breaks(name(reason.target), reason.chance);
      case 'danger':
        return reasons.danger(name(reason.unit), reason.before, reason.after);
      case 'threat':
        return reasons.threat(name(reason.unit), name(reason.by), reason.points);
      case 'objective':
        return reasons.objective(nameOfObjective(game, reason.objective, language.locale), reason.points);
      case 'better':
        return reasons.better(partOf(words, reason.in), reason.by);
      case 'alike':
        return reasons.alike;
    }
  };
}

/** The answers weighed that are told of: the best, and the one taken wherever it stands. */
function toldOf({ choice, weighed }: Thought): readonly WeighedChoice[] {
  const best = weighed.slice(0, TOLD);
  const text = canonicalText(choice);
  const taken = weighed.find((one) => canonicalText(one.choice) === text);
  return taken && !best.includes(taken) ? [...best.slice(0, TOLD - 1), taken] : best;
}

/** Two or three reasons, and the answers weighed with their worth. */
export function Considered({
  thought,
  act,
}: {
  readonly thought: Thought;
  /** What stands beside an answer. */
  readonly act?: (choice: Choice) => React.ReactNode;
}) {
  const words = useOpponentWords();
  const { language, name, hex } = useSpeaker();
  const reason = useReason();
  const told = toldOf(thought);
  return (
    <>
      <ul className="reasons" data-testid="reasons">
        {thought.reasons.map((one) => (
          <li key={canonicalText(one)}>{reason(one)}</li>
        ))}
      </ul>
      {told.length > 0 ? (
        <>
          <p className="quiet">{words.weighed}</p>
          <ol className="weighed" data-testid="weighed">
            {told.map(({ choice, worth, reasons = [] }) => (
              <li
                key={canonicalText(choice)}
                data-taken={canonicalText(choice) === canonicalText(thought.choice)}
              >
                <span>{language.choiceLabel(choice, name, hex)}</span>
                <strong className="figure">{words.worth(worth)}</strong>
                {act?.(choice)}
                {reasons.length > 0 ? (
                  <ul className="reasons" data-testid="other-reasons">
                    {reasons.map((one) => (
                      <li key={canonicalText(one)}>{reason(one)}</li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
}
