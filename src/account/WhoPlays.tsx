import type { OpponentWords } from '../language/en/opponent.ts';
import { OFFERED, RUNGS, type Rung, TEMPERS, type Temper } from '../opponent/levels.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import type { Program, Programs } from '../scenarios/programs.ts';
import { useOpponentWords } from './opponentWords.ts';
import './whoPlays.css';

interface Props {
  readonly side: Side;
  /** What the side is called here. */
  readonly called: string;
  /** None while persons play both sides. */
  readonly programs: Programs | undefined;
  readonly onChange: (programs: Programs | undefined) => void;
}

const USUAL_TEMPER: Temper = 'even';

function TemperChoice({
  words,
  called,
  program,
  side,
  onTemper,
}: {
  readonly words: OpponentWords;
  readonly called: string;
  readonly program: Program;
  readonly side: Side;
  readonly onTemper: (temper: Temper) => void;
}) {
  return (
    <select
      aria-label={words.who.temper(called)}
      value={program.temper}
      data-testid={`temper-${side}`}
      onChange={({ target }) => onTemper(TEMPERS.find((one) => one === target.value) ?? USUAL_TEMPER)}
    >
      {TEMPERS.map((one) => (
        <option key={one} value={one}>
          {words.tempers[one]}
        </option>
      ))}
    </select>
  );
}

/** Whether a person plays the side, or the program: at which level, in which temper. */
export function WhoPlays({ side, called, programs, onChange }: Props) {
  const words = useOpponentWords();
  const { [side]: program, ...others } = programs ?? {};
  // a game of before may have a level that is no longer offered
  const levels = RUNGS.filter((one) => one === program?.level || OFFERED.some((offered) => offered === one));
  const give = (level: Rung | undefined, temper: Temper): void => {
    if (level) onChange({ ...others, [side]: { level, temper } });
    else onChange(Object.keys(others).length > 0 ? others : undefined);
  };
  return (
    <span className="who-plays">
      <select
        aria-label={words.who.label(called)}
        value={program?.level ?? ''}
        data-testid={`player-${side}`}
        onChange={({ target }) =>
          give(
            levels.find((level) => level === target.value),
            program?.temper ?? USUAL_TEMPER,
          )
        }
      >
        <option value="">{words.who.person}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {words.who.program(words.levels[level])}
          </option>
        ))}
      </select>
      {program ? (
        <TemperChoice
          words={words}
          called={called}
          program={program}
          side={side}
          onTemper={(temper) => give(program.level, temper)}
        />
      ) : null}
    </span>
  );
}
