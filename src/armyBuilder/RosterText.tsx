import { useEffect, useRef, useState } from 'react';
import { type RosterProblem, readRoster, rosterText } from '../armies/roster.ts';
import type { RosterLanguage } from '../language/en/roster.ts';
import { LANGUAGE_NAMES } from '../language/language.ts';
import { LOCALES, type Locale } from '../language/locale.ts';
import { rosterLanguageOf } from '../language/roster.ts';
import { changeArmy } from '../store/armies/builder.ts';
import { useBuilder } from '../store/armies/state.ts';
import { CopyText } from './CopyText.tsx';
import { useArmySpeaker } from './words.ts';
import './rosterText.css';

type Tongues = Readonly<Record<Locale, RosterLanguage>>;

/** What both languages call the parts of a roster; nothing until they are here. */
function useTongues(): Tongues | null {
  const [tongues, setTongues] = useState<Tongues | null>(null);
  useEffect(() => {
    let asked = true;
    Promise.all([rosterLanguageOf('fr'), rosterLanguageOf('en')]).then(
      ([fr, en]) => asked && setTongues({ fr, en }),
      () => undefined,
    );
    return () => {
      asked = false;
    };
  }, []);
  return tongues;
}

/** Where in the whole text the letters lie that a problem names. */
function placeOf(text: string, { line, from, to }: RosterProblem): readonly [number, number] {
  const before = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((length, one) => length + one.length + 1, 0);
  return [before + from, before + to];
}

interface Props {
  readonly tongues: Tongues;
}

function Written({ tongues }: Props) {
  const { say, language } = useArmySpeaker();
  const raised = useBuilder((state) => state.raised);
  const [tongue, setTongue] = useState<Locale>(language.locale);
  /** What the player has written; null as long as the text is the army's own. */
  const [draft, setDraft] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly RosterProblem[]>([]);
  const [taken, setTaken] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft ?? rosterText(raised, tongues[tongue].words, tongue);
  const write = (written: string | null): void => {
    setDraft(written);
    setProblems([]);
    setTaken(null);
  };
  const take = (): void => {
    const read = readRoster(text, { fr: tongues.fr.words, en: tongues.en.words });
    if (!read.ok) {
      setProblems(read.problems);
      setTaken(null);
      return;
    }
    const { army, armyPoints } = read;
    changeArmy(() => ({ army, armyPoints }));
    write(null);
    setTaken(army.units.length);
  };
  const goTo = (problem: RosterProblem): void => {
    field.current?.focus();
    field.current?.setSelectionRange(...placeOf(text, problem));
  };
  return (
    <>
      <p className="army-note">{say.textHelp}</p>
      <label className="army-inline">
        <span>{say.textLanguage}</span>
        <select
          value={tongue}
          data-testid="text-language"
          onChange={({ target }) => {
            const found = LOCALES.find((one) => one === target.value);
            if (found) setTongue(found);
            write(null);
          }}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <textarea
        ref={field}
        className="army-text"
        rows={12}
        spellCheck={false}
        aria-label={say.text}
        value={text}
        data-testid="roster-text"
        onChange={({ target }) => write(target.value)}
      />
      <div className="army-inline">
        <button
          type="button"
          className="press small"
          disabled={draft === null}
          data-testid="take-text"
          onClick={take}
        >
          {say.textTake}
        </button>
        <button
          type="button"
          className="press small"
          disabled={draft === null}
          data-testid="fresh-text"
          onClick={() => write(null)}
        >
          {say.textFresh}
        </button>
      </div>
      <CopyText label={say.copyText} testid="copy-text" text={async () => text} />
      {taken === null ? null : (
        <p role="status" data-testid="text-taken">
          {say.textTaken(taken)}
        </p>
      )}
      {problems.length > 0 ? (
        <ul className="army-bad" role="alert" data-testid="text-problems">
          {problems.map((problem) => (
            <li key={`${problem.line} ${problem.code} ${problem.from}`}>
              <button type="button" className="army-to-line" onClick={() => goTo(problem)}>
                {tongues[language.locale].problem(problem)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The army as a text, one unit a line, and an army out of such a text. */
export function RosterText() {
  const tongues = useTongues();
  return tongues ? <Written tongues={tongues} /> : null;
}
