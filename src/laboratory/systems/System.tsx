import { useState } from 'react';
import { RuleMark } from '../../account/RuleMark.tsx';
import { NOT_ANSWERED } from '../../contract/encounter.ts';
import type { MeasuredRow } from '../../encounter/measured.ts';
import { isMeetingRemembered } from '../../store/encounter/begin.ts';
import { toField } from '../../store/encounter/field.ts';
import { askAgain } from '../../store/encounter/reckoning.ts';
import { useEncounter } from '../../store/encounter/state.ts';
import { TroubleWith } from '../Working.tsx';
import { inColumn, restsOnAssumed, rowsOf } from './answers.ts';
import { Chips } from './Chips.tsx';
import { LikeliestCourse } from './LikeliestCourse.tsx';
import { givenTo, type SpokenSystem, useSystems, valueWords } from './speech.ts';
import './system.css';

interface RowsProps {
  readonly system: SpokenSystem;
  readonly rows: readonly MeasuredRow<number>[];
}

/** Which policy or reading the figures are of, and that of those in brackets. */
function RestsOn({ system, rows }: RowsProps) {
  const { say } = useSystems();
  const named = ({ row }: MeasuredRow<number>) => system.words.rows[row] ?? row;
  const [first, ...others] = rows;
  if (!first) return null;
  const isAnswered = first.steps[0]?.step !== NOT_ANSWERED;
  return (
    <p className="five-rests" data-testid={`rests-${system.id}`}>
      {isAnswered ? null : <strong className="five-unanswered">{say.figures.notAnswered} </strong>}
      <i>{say.figures.restsOn}</i> {named(first)}
      {others.map((row) => (
        <span key={row.row} className="five-second">
          {' '}
          ({named(row)})
        </span>
      ))}
    </p>
  );
}

/** What the system calls the results, and whatever number it tells beside the chances. */
function Results({ system, rows }: RowsProps) {
  const { say } = useSystems();
  const { percent, number } = say.figures;
  const { encounter, given } = useEncounter(({ meeting }) => meeting);
  const [first, ...others] = rows;
  if (!first || first.results.length + first.told.length === 0) return null;
  const results = [...new Set(rows.flatMap((row) => row.results.map(({ result }) => result)))];
  const chanceIn = (row: MeasuredRow<number>, result: string): number =>
    row.results.find((one) => one.result === result)?.chance ?? 0;
  return (
    <dl
      className="five-results"
      data-testid={`results-${system.id}`}
      data-rests={restsOnAssumed(system, encounter, givenTo(given, system))}
    >
      {first.told.map(({ label, value }) => (
        <div key={label}>
          <dt>{system.words.labels[label] ?? label}</dt>
          <dd>
            {number(value)}
            {others.map((row) => (
              <span key={row.row} className="five-second">
                {' '}
                ({number(row.told.find((one) => one.label === label)?.value ?? 0)})
              </span>
            ))}
          </dd>
        </div>
      ))}
      {results.map((result) => (
        <div key={result}>
          <dt>{system.words.values[result] ?? result}</dt>
          <dd>
            {percent(chanceIn(first, result))}
            {others.map((row) => (
              <span key={row.row} className="five-second">
                {' '}
                ({percent(chanceIn(row, result))})
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the system takes the parties for, by its own table. */
function TakenFor({ system }: { readonly system: SpokenSystem }) {
  const { say } = useSystems();
  const { encounter, given: all } = useEncounter(({ meeting }) => meeting);
  const given = givenTo(all, system);
  const [attacker, target] = (['attacker', 'target'] as const).map((role) =>
    system.mapped(encounter[role], role, given),
  );
  const { attacker: attackerName, target: targetName } = say.form.parties;
  return (
    <details className="five-fold">
      <summary data-testid={`taken-${system.id}`}>{say.figures.takenFor}</summary>
      <p className="five-taken-head" aria-hidden="true">
        <span>{attackerName}</span>
        <span>{targetName}</span>
      </p>
      <dl className="five-taken">
        {attacker?.map(({ label, value, rule, from }, at) => (
          <div key={label}>
            <dt>
              {system.words.labels[label] ?? label} <RuleMark rule={rule} />
            </dt>
            <dd data-from={from}>
              <span className="unseen">{attackerName} </span>
              {valueWords(system, value)}
            </dd>
            <dd data-from={target?.[at]?.from}>
              <span className="unseen">{targetName} </span>
              {valueWords(system, target?.[at]?.value ?? '')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Sets the encounter up on the system's own field, where its odds are reckoned roll by roll. */
function ToField({ system }: { readonly system: SpokenSystem }) {
  const { say } = useSystems();
  const { toField: label, toFieldNote, noField } = say.figures;
  const [isBarred, setBarred] = useState(false);
  const go = () => {
    const opened = toField(system.id);
    setBarred(!opened);
    // what was pressed is gone with the tab
    if (opened) document.querySelector<HTMLElement>('[role="tab"][data-testid="tab-odds"]')?.focus();
  };
  return (
    <p className="five-to-field">
      <button
        type="button"
        className="press small"
        title={toFieldNote}
        data-testid={`to-field-${system.id}`}
        onClick={go}
      >
        {label}
      </button>
      {isBarred ? <span role="status">{noField}</span> : null}
    </p>
  );
}

function State({ system }: { readonly system: SpokenSystem }) {
  const { say } = useSystems();
  const column = useEncounter(({ columns }) => columns[system.id]);
  if (column?.is === 'failed')
    return (
      <TroubleWith
        why={column.why}
        onAgain={() => askAgain(system.id)}
        leaves={isMeetingRemembered() ? null : say.sharing.leaves}
      />
    );
  if (column?.is !== 'stopped') return null;
  return (
    <p className="lab-working" role="status" data-testid={`stopped-${system.id}`}>
      {column.before ? `${say.figures.before}. ` : ''}
      <button type="button" className="press small" onClick={() => askAgain(system.id)}>
        {say.figures.reckonOn}
      </button>
    </p>
  );
}

/** What stands under the figures of a system: what they rest on, and how they come about. */
export function System({ system }: { readonly system: SpokenSystem }) {
  const column = useEncounter(({ columns }) => columns[system.id]);
  const { answer, isBefore } = inColumn(column);
  const rows = rowsOf(answer);
  return (
    <section
      className="five-system"
      aria-labelledby={`five-${system.id}`}
      data-testid={`system-${system.id}`}
      data-before={isBefore}
    >
      <h3 id={`five-${system.id}`}>{system.title}</h3>
      <div className="five-part">
        <State system={system} />
        {answer?.kind === 'silent' ? (
          <p className="five-silence">{system.words.silences[answer.silent] ?? answer.silent}</p>
        ) : null}
        <RestsOn system={system} rows={rows} />
        <Results system={system} rows={rows} />
      </div>
      <div className="five-part">
        <Chips system={system} />
        <TakenFor system={system} />
        {rows.length > 0 ? <LikeliestCourse system={system} rows={rows} /> : null}
        {system.hasField ? <ToField system={system} /> : null}
      </div>
    </section>
  );
}
