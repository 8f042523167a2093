import { useEffect, useState } from 'react';
import { MEASURES, type MeasureName } from '../../contract/encounter.ts';
import { type EncounterSweep, useEncounter, type VariedField } from '../../store/encounter/state.ts';
import { leaveVarying, stopVarying, varyAgain, varyEncounter } from '../../store/encounter/sweep.ts';
import { csvOf } from '../../store/saving/csvText.ts';
import { Plot, type PlotLine } from '../Plot.tsx';
import { drawingOf, saveFile } from '../saving.ts';
import { Working } from '../Working.tsx';
import { useLabSpeaker } from '../words.ts';
import { curvesOf, knows, silentAt, variedName, variedWords } from './curves.ts';
import { useSystems } from './speech.ts';
import './systemsSweep.css';

const FIELDS = ['deed', 'distance', 'onto', 'ground', 'answer'] as const;
const PARTY_FIELDS = ['arm', 'status', 'formation', 'left', 'supports', 'led'] as const;
const ROLES = ['attacker', 'target'] as const;

/** What may be varied, in groups: the encounter, each party, what is told to each system, how each is read. */
function useVariable() {
  const speech = useSystems();
  const { say, systems } = speech;
  const encounter = useEncounter(({ meeting }) => meeting.encounter);
  const groups: readonly { readonly label: string; readonly fields: readonly VariedField[] }[] = [
    { label: say.form.encounter, fields: FIELDS.map((field) => ({ of: 'encounter', field })) },
    ...ROLES.map((role) => ({
      label: say.form.parties[role],
      fields: PARTY_FIELDS.map((field) => ({ of: 'party', role, field }) as const),
    })),
    ...systems.flatMap((system) => {
      const inputs = system.inputs(encounter);
      const those = (readings: boolean) =>
        inputs
          .filter(({ from }) => (from === 'ruling') === readings)
          .map(({ input }) => ({ of: 'input', system: system.id, input }) as const);
      return [
        { label: say.sharing.inputsOf(system.title), fields: those(false) },
        { label: say.sharing.readingsOf(system.title), fields: those(true) },
      ];
    }),
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

function keyOf(varied: VariedField): string {
  return Object.values(varied).join(' ');
}

function Choice({ measure, onMeasure }: ChoiceProps) {
  const speech = useSystems();
  const { varied: title, choose, read, sweepOff } = speech.say.sharing;
  const groups = useVariable();
  const sweep = useEncounter((state) => state.sweep);
  return (
    <div className="five-choice">
      <label>
        {title}{' '}
        <select
          value={sweep ? keyOf(sweep.varied) : ''}
          data-testid="five-vary"
          onChange={({ target }) => {
            const found = groups
              .flatMap(({ fields }) => fields)
              .find((varied) => keyOf(varied) === target.value);
            if (found) varyEncounter(found);
            else leaveVarying();
          }}
        >
          <option value="">{choose}</option>
          {groups.map(({ label, fields }) => (
            <optgroup key={label} label={label}>
              {fields.map((varied) => (
                <option key={keyOf(varied)} value={keyOf(varied)}>
                  {variedName(varied, speech)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        {read}{' '}
        <select
          value={measure}
          data-testid="five-read"
          onChange={({ target }) => onMeasure(MEASURES.find((one) => one === target.value) ?? measure)}
        >
          {MEASURES.map((one) => (
            <option key={one} value={one}>
              {speech.say.figures.measures[one]}
            </option>
          ))}
        </select>
      </label>
      {sweep ? (
        <button type="button" className="press small" data-testid="five-sweep-off" onClick={leaveVarying}>
          {sweepOff}
        </button>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  readonly measure: MeasureName;
  readonly onMeasure: (measure: MeasureName) => void;
}

/** Whether the curves are there, or why not; what is varied again. */
function SweepState({ sweep }: { readonly sweep: EncounterSweep }) {
  const { say: lab } = useLabSpeaker();
  const { say, systems } = useSystems();
  const { sweepWorking, sweepStopped, sweepFailed } = say.sharing;
  const curves = Object.values(sweep.curves);
  const failed = systems.filter(({ id }) => sweep.curves[id]?.is === 'failed');
  const again = (
    <button type="button" className="press small" data-testid="five-sweep-again" onClick={varyAgain}>
      {lab.tryAgain}
    </button>
  );
  if (curves.some(({ is }) => is === 'working')) {
    const done = curves.reduce((sum, { points }) => sum + points.length, 0);
    return (
      <Working
        text={sweepWorking}
        progress={{ done, of: curves.length * sweep.values.length }}
        onStop={stopVarying}
        testid="five-sweeping"
      />
    );
  }
  if (failed.length > 0)
    return (
      <div className="lab-bad" role="alert" data-testid="five-sweep-failed">
        {failed.map(({ id, title }) => (
          <p key={id}>{sweepFailed(title)}</p>
        ))}
        {again}
      </div>
    );
  if (curves.some(({ is }) => is === 'stopped'))
    return (
      <p className="lab-working" role="status">
        {sweepStopped} {again}
      </p>
    );
  return null;
}

function Files({ sweep, measure, lines }: FilesProps) {
  const { say: lab } = useLabSpeaker();
  const speech = useSystems();
  const saveCsv = () => {
    const head = [variedName(sweep.varied, speech), ...lines.map(({ label }) => label)];
    const rows = sweep.values.map((value, at) => [
      variedWords(sweep.varied, value, speech),
      ...lines.map(({ points }) => points[at]?.y ?? ''),
    ]);
    saveFile(`sabreur-hex-five-systems-${measure}.csv`, 'text/csv', csvOf([head, ...rows]));
  };
  const saveSvg = async () => {
    const svg = document.querySelector<SVGSVGElement>('.five-sweep .lab-plot svg');
    if (svg) saveFile(`sabreur-hex-five-systems-${measure}.svg`, 'image/svg+xml', await drawingOf(svg));
  };
  return (
    <div className="lab-inline">
      <button type="button" className="press small" data-testid="five-csv" onClick={saveCsv}>
        {lab.csv}
      </button>
      <button type="button" className="press small" data-testid="five-svg" onClick={() => void saveSvg()}>
        {lab.svg}
      </button>
    </div>
  );
}

interface FilesProps {
  readonly sweep: EncounterSweep;
  readonly measure: MeasureName;
  readonly lines: readonly PlotLine[];
}

/** The curves, and what is not among them. */
function Drawn({ sweep, measure }: { readonly sweep: EncounterSweep; readonly measure: MeasureName }) {
  const speech = useSystems();
  const { plot, sweepSilent, sweepUnknown, sweepNothing } = speech.say.sharing;
  const { deed } = useEncounter(({ meeting }) => meeting.encounter);
  const lines = curvesOf(sweep, measure, speech, deed);
  const asked = speech.systems.filter(({ id }) => sweep.curves[id]);
  const unknown = asked.filter((system) => !knows(system, measure, sweep, deed));
  const silent = asked
    .map((system) => ({ system, at: silentAt(sweep, system, speech) }))
    .filter(({ system, at }) => at.length > 0 && !unknown.includes(system));
  if (sweep.values.length === 0) return <p className="lab-note">{sweepNothing}</p>;
  return (
    <>
      {lines.length > 0 ? (
        <>
          <Plot
            title={plot(speech.say.figures.measures[measure], variedName(sweep.varied, speech))}
            lines={lines}
            most={1}
            format={speech.say.figures.percent}
            joined={sweep.values.every((value) => typeof value === 'number')}
          />
          <Files sweep={sweep} measure={measure} lines={lines} />
        </>
      ) : null}
      {unknown.length > 0 ? (
        <p className="lab-note">{sweepUnknown(unknown.map(({ title }) => title))}</p>
      ) : null}
      {silent.map(({ system, at }) => (
        <p key={system.id} className="lab-note">
          {sweepSilent(system.title, at)}
        </p>
      ))}
    </>
  );
}

/** One thing of the encounter varied, and a curve for each system. */
export function SystemsSweep() {
  const { say } = useSystems();
  const [measure, setMeasure] = useState<MeasureName>('breaks');
  const sweep = useEncounter((state) => state.sweep);
  const isDone = sweep !== null && Object.values(sweep.curves).every(({ is }) => is === 'done');
  useEffect(() => leaveVarying, []);
  return (
    <section className="five-sweep" aria-labelledby="five-sweep" data-testid="five-sweep" data-done={isDone}>
      <h2 id="five-sweep">{say.sharing.sweep}</h2>
      <Choice measure={measure} onMeasure={setMeasure} />
      {sweep ? <SweepState sweep={sweep} /> : null}
      {sweep ? <Drawn sweep={sweep} measure={measure} /> : null}
    </section>
  );
}
