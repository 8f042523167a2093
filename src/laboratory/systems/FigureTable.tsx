import { type ReactNode, useState } from 'react';
import { MEASURES, type MeasureName } from '../../contract/encounter.ts';
import type { MeasuredRow } from '../../encounter/measured.ts';
import { useEncounter } from '../../store/encounter/state.ts';
import { inColumn, restsOnAssumed, rowsOf } from './answers.ts';
import { Meaning, MeaningContext } from './Meaning.tsx';
import { givenTo, type SpokenSystem, useSystems } from './speech.ts';
import './figureTable.css';

interface CellProps {
  readonly system: SpokenSystem;
  readonly measure: MeasureName;
  readonly rows: readonly MeasuredRow<number>[];
  readonly isBefore: boolean;
  readonly rests: boolean;
}

function Figure({ system, measure, rows, isBefore, rests }: CellProps) {
  const { say } = useSystems();
  const { percent, dash, notKnown } = say.figures;
  const { deed } = useEncounter(({ meeting }) => meeting.encounter);
  if (!system.measures(deed).includes(measure))
    return (
      <td data-system={system.id} data-measure={measure}>
        <Meaning words={notKnown(system.title, measure)} testid={`unknown-${measure}`}>
          <span aria-hidden="true">–</span>
          <span className="unseen">{dash}</span>
        </Meaning>
      </td>
    );
  const marked = rests && !system.settled(deed).includes(measure);
  const [first, ...others] = rows;
  const named = ({ row }: MeasuredRow<number>) =>
    rows.length > 1 ? <span className="unseen">, {system.words.rows[row] ?? row}</span> : null;
  return (
    <td data-system={system.id} data-measure={measure} data-before={isBefore}>
      {first ? (
        <span className="five-figure" data-rests={marked}>
          {percent(first.measures[measure])}
          {named(first)}
        </span>
      ) : null}
      {others.map((row) => (
        <span key={row.row} className="five-second" data-rests={marked}>
          {' '}
          ({percent(row.measures[measure])}
          {named(row)})
        </span>
      ))}
    </td>
  );
}

/** Where a system has no figures: its column in one piece, with why. */
function Blank({ system }: { readonly system: SpokenSystem }) {
  const { say } = useSystems();
  const column = useEncounter(({ columns }) => columns[system.id]);
  const { answer, isBefore } = inColumn(column);
  const { silent, failed, stopped, working } = say.figures;
  if (answer?.kind === 'silent')
    return (
      <td rowSpan={MEASURES.length} className="five-blank" data-system={system.id} data-before={isBefore}>
        <span className="five-word">{silent}</span>
        <p className="five-silence" data-testid="silence">
          {system.words.silences[answer.silent] ?? answer.silent}
        </p>
      </td>
    );
  const word = column?.is === 'failed' ? failed : column?.is === 'stopped' ? stopped : working;
  return (
    <td rowSpan={MEASURES.length} className="five-blank" data-system={system.id}>
      <span className="five-word">{word}</span>
    </td>
  );
}

function useCells() {
  const { systems } = useSystems();
  const { columns, meeting } = useEncounter();
  return systems.map((system) => {
    const { answer, isBefore } = inColumn(columns[system.id]);
    return {
      system,
      rows: rowsOf(answer),
      isBefore,
      isBusy: columns[system.id]?.is === 'working',
      rests: restsOnAssumed(system, meeting.encounter, givenTo(meeting.given, system)),
    };
  });
}

/** The seven measures by all systems: one row a measure, one column a system. Nothing is averaged, nothing ranked. `state`: what is being worked at. */
export function FigureTable({ state }: { readonly state: ReactNode }) {
  const { say } = useSystems();
  const { caption, measures, definitions, measure: head, tableNote, before } = say.figures;
  const [explained, explain] = useState<string | null>(null);
  const cells = useCells();
  return (
    <MeaningContext value={explain}>
      <table className="five-figures" data-testid="figures" aria-busy={cells.some(({ isBusy }) => isBusy)}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{head}</span>
            </th>
            {cells.map(({ system, isBefore }) => (
              <th key={system.id} scope="col" data-system={system.id} data-before={isBefore}>
                <span className="five-title">{system.title}</span>
                {isBefore ? <span className="unseen"> ({before})</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEASURES.map((measure, nth) => (
            <tr key={measure} data-measure={measure}>
              <th scope="row">
                <Meaning
                  words={`${measures[measure]}. ${definitions[measure]}`}
                  testid={`measure-${measure}`}
                >
                  {measures[measure]}
                </Meaning>
              </th>
              {cells.map(({ system, rows, isBefore, rests }) => {
                if (rows.length > 0)
                  return <Figure key={system.id} {...{ system, measure, rows, isBefore, rests }} />;
                return nth === 0 ? <Blank key={system.id} system={system} /> : null;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="five-foot">
        <p className="five-explanation" data-testid="explanation">
          {explained ?? tableNote}
        </p>
        {state}
      </div>
    </MeaningContext>
  );
}
