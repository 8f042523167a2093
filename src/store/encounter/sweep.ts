/**
 * The sweep of an encounter: a curve for each system, its points as they become known; anew whenever the encounter
 * changes.
 */
import type { EncounterSweepAsk, SweptPoint } from '../../encounter/asked.ts';
import { type InTurn, inTurn } from '../laboratory/inTurn.ts';
import { type Curve, useEncounter, type VariedField } from './state.ts';
import { casesVaried } from './sweepCases.ts';
import { SHOWN } from './systems.ts';

const lines = new Map<string, InTurn<EncounterSweepAsk>>(SHOWN.map(({ id }) => [id, inTurn()]));

function leaveOff(): void {
  for (const line of lines.values()) line.leaveOff();
}

function setCurve(system: string, turn: (curve: Curve) => Curve): void {
  useEncounter.setState(({ sweep }) => {
    const curve = sweep?.curves[system];
    return sweep && curve ? { sweep: { ...sweep, curves: { ...sweep.curves, [system]: turn(curve) } } } : {};
  });
}

/** Varies this from now on: of all systems, or where it is an input of one, of that one alone. */
export function varyEncounter(varied: VariedField): void {
  leaveOff();
  const { meeting } = useEncounter.getState();
  const cases = casesVaried(varied, meeting);
  const asked = SHOWN.filter(({ id }) => varied.of !== 'input' || varied.system === id);
  const begun: Curve = { is: 'working', progress: null, points: [] };
  useEncounter.setState({
    sweep: {
      varied,
      values: cases.map(({ value }) => value),
      curves: Object.fromEntries(asked.map(({ id }) => [id, begun])),
    },
  });
  for (const { id } of asked) {
    const show = (points: readonly SweptPoint[]) => setCurve(id, (curve) => ({ ...curve, points }));
    lines.get(id)?.ask(
      {
        ask: 'encounterSweep',
        system: id,
        cases: cases.map(({ meeting: { encounter, given } }) => ({ encounter, given: given[id] ?? {} })),
      },
      {
        progress: (progress) =>
          setCurve(id, (curve) => (curve.is === 'working' ? { ...curve, progress } : curve)),
        meanwhile: show,
        told: (points) => setCurve(id, () => ({ is: 'done', points })),
        failed: (why) => setCurve(id, ({ points }) => ({ is: 'failed', why, points })),
      },
    );
  }
}

/** Varies the same again. */
export function varyAgain(): void {
  const { sweep } = useEncounter.getState();
  if (sweep) varyEncounter(sweep.varied);
}

/** Leaves off the curves that are being worked at; the points that are known stay. */
export function stopVarying(): void {
  leaveOff();
  for (const { id } of SHOWN)
    setCurve(id, (curve) => (curve.is === 'working' ? { is: 'stopped', points: curve.points } : curve));
}

/** Nothing is varied any more. */
export function leaveVarying(): void {
  leaveOff();
  useEncounter.setState({ sweep: null });
}

useEncounter.subscribe((now, before) => {
  if (now.meeting === before.meeting || !now.sweep) return;
  leaveOff();
  // the columns, which are asked for by whoever changed the encounter, go first
  queueMicrotask(varyAgain);
});
