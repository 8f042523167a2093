import { useState } from 'react';
import { edgeHexes } from '../geometry/shape.ts';
import { PaperNumber } from '../mapEditor/fields.tsx';
import { enemyOf, type Objective } from '../rules/state/game.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { edgeOf, MAP_EDGES, unitsOf } from '../store/scenarioEditor/acts.ts';
import { addObjective, changePlan, dropObjective, openObjective } from '../store/scenarioEditor/editor.ts';
import { withObjectiveChanged } from '../store/scenarioEditor/objectives.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { wordsWritten, writtenApart, writtenBeside, writtenIn } from '../store/scenarioEditor/written.ts';
import { PaperCheck, PaperChoice, PaperWords } from './fields.tsx';
import { usePlanNames, usePlanSpeech } from './words.ts';

const KINDS: readonly Objective['kind'][] = ['place', 'exit', 'survival'];
const LONGEST_NAME = 60;
const MOST_POINTS = 10_000;

type Of<K extends Objective['kind']> = Extract<Objective, { kind: K }>;

/** One side, or what stands for neither. */
function SideChoice({
  label,
  value,
  neither,
  testid,
  onSide,
}: {
  readonly label: string;
  readonly value: Side | undefined;
  readonly neither: string | null;
  readonly testid: string;
  readonly onSide: (side: Side | undefined) => void;
}) {
  const names = usePlanNames();
  return (
    <PaperChoice
      label={label}
      value={value ?? 'neither'}
      values={[...(neither === null ? [] : (['neither'] as const)), ...SIDES]}
      words={(one) => (one === 'neither' ? (neither ?? '') : names.side(one))}
      testid={testid}
      onChoice={(one) => onSide(one === 'neither' ? undefined : one)}
    />
  );
}

/** Without a field that has no value. */
function withField<T extends object, K extends keyof T>(one: T, key: K, value: T[K] | undefined): T {
  const { [key]: _, ...rest } = one;
  return (value === undefined ? rest : { ...one, [key]: value }) as T;
}

function PlaceFields({ one }: { readonly one: Of<'place'> }) {
  const { say } = usePlanSpeech();
  const words = say.objectives;
  const change = (next: (before: Of<'place'>) => Of<'place'>) =>
    changePlan((scenario) => withObjectiveChanged(scenario, one.id, 'place', next));
  return (
    <>
      <PaperChoice
        label={words.when}
        value={one.when}
        values={['end', 'eachTurn'] as const}
        words={(when) => words.whens[when]}
        testid="objective-when"
        onChoice={(when) => change((before) => ({ ...before, when }))}
      />
      <div className="paper-pair">
        <SideChoice
          label={words.side}
          value={one.side}
          neither={words.both}
          testid="objective-side"
          onSide={(side) => change((before) => withField(before, 'side', side))}
        />
        <SideChoice
          label={words.holder}
          value={one.holder}
          neither={say.nobody}
          testid="objective-holder"
          onSide={(side) => change((before) => withField(before, 'holder', side))}
        />
      </div>
      <PaperCheck
        label={words.keeps}
        checked={one.keeps === true}
        testid="objective-keeps"
        onCheck={(keeps) => change((before) => withField(before, 'keeps', keeps || undefined))}
      />
      <PaperCheck
        label={words.sudden}
        checked={one.sudden === true}
        testid="objective-sudden"
        onCheck={(sudden) => change((before) => withField(before, 'sudden', sudden || undefined))}
      />
      <p className="paper-note" data-testid="objective-hexes">
        {words.own(one.hexes.length)}. {words.paint}
      </p>
    </>
  );
}

const MOST_UNITS = 60;

function ExitFields({ one }: { readonly one: Of<'exit'> }) {
  const { say } = usePlanSpeech();
  const words = say.objectives;
  const shape = usePlan((state) => state.scenario.map.shape);
  const homeEdges = usePlan((state) => state.scenario.homeEdges);
  const edge = edgeOf(shape, one.hexes);
  const change = (next: (before: Of<'exit'>) => Of<'exit'>) =>
    changePlan((scenario) => withObjectiveChanged(scenario, one.id, 'exit', next));
  return (
    <>
      <div className="paper-pair">
        <SideChoice
          label={words.side}
          value={one.side}
          neither={null}
          testid="objective-side"
          onSide={(side) => {
            if (!side) return;
            const hexes = edge ? edgeHexes(shape, homeEdges[enemyOf(side)]) : one.hexes;
            change((before) => ({ ...before, side, hexes }));
          }}
        />
        <EdgeChoice
          hexes={one.hexes}
          label={words.wholeEdge}
          testid="objective-edge"
          onHexes={(hexes) => change((before) => ({ ...before, hexes }))}
        />
      </div>
      <PaperNumber
        label={`${words.enough} (0: ${words.enoughNone})`}
        value={one.enough ?? 0}
        least={0}
        most={MOST_UNITS}
        testid="objective-enough"
        onChange={(enough) => change((before) => withField(before, 'enough', enough || undefined))}
      />
      <p className="paper-note">{words.paint}</p>
    </>
  );
}

/** A whole edge in one press, or the hexes painted. */
export function EdgeChoice({
  label,
  hexes,
  testid,
  onHexes,
}: {
  readonly label: string;
  readonly hexes: Of<'exit'>['hexes'];
  readonly testid: string;
  readonly onHexes: (hexes: Of<'exit'>['hexes']) => void;
}) {
  const { say } = usePlanSpeech();
  const shape = usePlan((state) => state.scenario.map.shape);
  const edge = edgeOf(shape, hexes);
  return (
    <PaperChoice
      label={label}
      value={edge ?? 'own'}
      values={[...(edge ? [] : (['own'] as const)), ...MAP_EDGES]}
      words={(one) =>
        one === 'own' ? say.objectives.own(hexes.length) : say.objectives.edge(say.setUp.edges[one])
      }
      testid={testid}
      onChoice={(one) => {
        if (one !== 'own') onHexes(edgeHexes(shape, one));
      }}
    />
  );
}

function SurvivalFields({ one }: { readonly one: Of<'survival'> }) {
  const { say } = usePlanSpeech();
  const names = usePlanNames();
  const scenario = usePlan((state) => state.scenario);
  const units = unitsOf(scenario).map(({ id }) => id);
  const change = (next: (before: Of<'survival'>) => Of<'survival'>) =>
    changePlan((before) => withObjectiveChanged(before, one.id, 'survival', next));
  return (
    <>
      <PaperChoice
        label={say.objectives.unit}
        value={one.unit}
        values={units.includes(one.unit) ? units : [one.unit, ...units]}
        words={names.unit}
        testid="objective-unit"
        onChoice={(unit) => change((before) => ({ ...before, unit }))}
      />
      <PaperCheck
        label={say.objectives.sudden}
        checked={one.sudden === true}
        testid="objective-sudden"
        onCheck={(sudden) => change((before) => withField(before, 'sudden', sudden || undefined))}
      />
    </>
  );
}

function Fields({ one }: { readonly one: Objective }) {
  const { say, language } = usePlanSpeech();
  const { locale } = language;
  const other = locale === 'fr' ? 'en' : 'fr';
  const [beside, setBeside] = useState(writtenApart(one.name, other) !== '');
  const set = (change: <O extends Objective>(before: O) => O) =>
    changePlan((scenario) => withObjectiveChanged(scenario, one.id, one.kind, change));
  return (
    <div className="plan-fields" data-testid="objective-fields">
      <div className="paper-pair">
        <PaperWords
          label={say.objectives.name}
          value={writtenIn(one.name, locale)}
          shown={one.name[locale]}
          most={LONGEST_NAME}
          testid="objective-name"
          onWords={(text) => set((before) => ({ ...before, name: wordsWritten(before.name, locale, text) }))}
        />
        <PaperNumber
          label={say.objectives.points}
          value={one.points}
          least={0}
          most={MOST_POINTS}
          testid="objective-points"
          onChange={(points) => set((before) => ({ ...before, points }))}
        />
      </div>
      {beside ? (
        <PaperWords
          label={say.objectives.beside(say.languages[other])}
          value={writtenApart(one.name, other)}
          shown={one.name[other]}
          most={LONGEST_NAME}
          mayBeEmpty
          testid="objective-name-beside"
          onWords={(text) => set((before) => ({ ...before, name: writtenBeside(before.name, other, text) }))}
        />
      ) : (
        <button type="button" className="press small" onClick={() => setBeside(true)}>
          {say.objectives.beside(say.languages[other])}
        </button>
      )}
      {one.kind === 'place' ? <PlaceFields one={one} /> : null}
      {one.kind === 'exit' ? <ExitFields one={one} /> : null}
      {one.kind === 'survival' ? <SurvivalFields one={one} /> : null}
      <button
        type="button"
        className="press small"
        data-testid="drop-objective"
        onClick={() => dropObjective(one.id)}
      >
        {say.objectives.drop(one.name[locale])}
      </button>
    </div>
  );
}

/** What the battle is about, besides losses. R-151. */
export function ObjectiveSheet() {
  const { say, language } = usePlanSpeech();
  const objectives = usePlan((state) => state.scenario.objectives) ?? [];
  const open = usePlan((state) => state.objective);
  const nobody = usePlan(
    ({ scenario }) => scenario.armies.blue.units.length + scenario.armies.red.units.length === 0,
  );
  return (
    <>
      {objectives.length === 0 ? <p className="paper-note">{say.objectives.none}</p> : null}
      <div className="paper-presses">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="press small"
            disabled={kind === 'survival' && nobody}
            data-testid={`add-${kind}`}
            onClick={() => addObjective(kind)}
          >
            + {say.objectives.add[kind]}
          </button>
        ))}
      </div>
      <ul className="plan-units">
        {objectives.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="plan-unit"
              aria-expanded={one.id === open}
              data-testid="plan-objective"
              data-objective={one.id}
              onClick={() => openObjective(one.id === open ? null : one.id)}
            >
              <strong>{one.name[language.locale]}</strong>
              <small>
                {say.objectives.kinds[one.kind]} · {say.objectives.told(one.points)}
              </small>
            </button>
            {one.id === open ? <Fields one={one} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
