import { useId } from 'react';
import { RuleMark } from '../../account/RuleMark.tsx';
import { WholeValue } from '../../account/WholeValue.tsx';
import type { GivenInputs, Input } from '../../contract/encounter.ts';
import { giveInput, openMeeting, takeBackInput } from '../../store/encounter/encounter.ts';
import { useEncounter } from '../../store/encounter/state.ts';
import { inColumn, isChanged, sortedInputs, takenOf } from './answers.ts';
import { givenTo, type SpokenSystem, useSystems, valueWords } from './speech.ts';
import './chips.css';

interface ChipProps {
  readonly system: SpokenSystem;
  readonly input: Input;
  readonly given: GivenInputs;
}

/** What stands before a chip, so that colour and line alone need not tell where it comes from. */
const SIGNS = { text: '', assumed: '?', ruling: '§' } as const;

/** One value that the encounter does not say: changed in place, and taken back in one press. */
function Chip({ system, input, given }: ChipProps) {
  const { say } = useSystems();
  const { origins, changed, backToUsual } = say.figures;
  const id = useId();
  const label = system.words.inputs[input.input] ?? input.input;
  const other = isChanged(input, given);
  const usual = valueWords(system, input.usual);
  return (
    <li className="five-chip" data-from={input.from} data-changed={other} data-input={input.input}>
      <label htmlFor={id}>
        {SIGNS[input.from] === '' ? null : (
          <span className="five-sign" aria-hidden="true">
            {SIGNS[input.from]}
          </span>
        )}
        {label}
        <span className="unseen">
          , {origins[input.from]}
          {other ? `, ${changed}` : ''}
        </span>
      </label>
      <span className="five-value">
        <WholeValue className="five-taking" words={valueWords(system, takenOf(input, given))}>
          <select
            id={id}
            value={String(takenOf(input, given))}
            data-testid={`input-${system.id}-${input.input}`}
            onChange={(event) => {
              const found = input.values.find((one) => String(one) === event.target.value);
              if (found === input.usual) takeBackInput(system.id, input.input);
              else if (found !== undefined) giveInput(system.id, input.input, found);
            }}
          >
            {input.values.map((value) => (
              <option key={value} value={String(value)}>
                {valueWords(system, value)}
              </option>
            ))}
          </select>
        </WholeValue>
        {other ? (
          <button
            type="button"
            className="five-back"
            aria-label={backToUsual(label, usual)}
            title={backToUsual(label, usual)}
            data-testid={`usual-${system.id}-${input.input}`}
            onClick={() => takeBackInput(system.id, input.input)}
          >
            ↺
          </button>
        ) : null}
        <RuleMark rule={input.rule} />
      </span>
    </li>
  );
}

/** Everything told to the system is taken back, in one step. */
function takeBackAll({ id }: SpokenSystem): void {
  const { meeting } = useEncounter.getState();
  const { [id]: _gone, ...given } = meeting.given;
  openMeeting({ ...meeting, given });
}

/** What the figures of a system rest on beside its text. */
export function Chips({ system }: { readonly system: SpokenSystem }) {
  const { say } = useSystems();
  const { assumptions, noAssumptions, more: moreOf, usual } = say.figures;
  const { encounter, given: all } = useEncounter(({ meeting }) => meeting);
  const answer = useEncounter(({ columns }) => inColumn(columns[system.id]).answer);
  const given = givenTo(all, system);
  const { first, more } = sortedInputs(system, encounter, given, answer);
  const chip = (input: Input) => <Chip key={input.input} {...{ system, input, given }} />;
  if (first.length === 0) return <p className="lab-note">{noAssumptions}</p>;
  return (
    <fieldset className="five-chips">
      <legend>{assumptions}</legend>
      <ul>{first.map(chip)}</ul>
      {more.length > 0 ? (
        <details className="five-fold">
          <summary data-testid={`more-${system.id}`}>{moreOf(more.length)}</summary>
          <ul>{more.map(chip)}</ul>
        </details>
      ) : null}
      {first.some((input) => isChanged(input, given)) ? (
        <button
          type="button"
          className="press small"
          data-testid={`usual-${system.id}`}
          onClick={() => takeBackAll(system)}
        >
          ↺ {usual}
        </button>
      ) : null}
    </fieldset>
  );
}
