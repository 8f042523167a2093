import { useMemo } from 'react';
import { Reasons } from '../account/Lines.tsx';
import { RuleMark } from '../account/RuleMark.tsx';
import { canonicalText } from '../engine/interpreter.ts';
import type { ActionChoice } from '../odds/question.ts';
import { findUnit } from '../rules/state/game.ts';
import { type Act, actsOf } from '../store/laboratory/acts.ts';
import { conditionsOf } from '../store/laboratory/conditions.ts';
import { setAction } from '../store/laboratory/laboratory.ts';
import { matterOf, reckon, stopReckoning } from '../store/laboratory/reckoning.ts';
import { useLaboratory, useProgress } from '../store/laboratory/state.ts';
import { Factors } from './Factors.tsx';
import { FirstStep } from './FirstStep.tsx';
import { LossTable } from './Losses.tsx';
import { PolicyNote } from './PolicyNote.tsx';
import { Reactions } from './Reactions.tsx';
import { Result } from './Result.tsx';
import { ToldOf, useSetupOfOdds } from './ToldOf.tsx';
import { Tree } from './Tree.tsx';
import { TroubleNote, Working } from './Working.tsx';
import { useLabSpeaker } from './words.ts';
import './oddsTab.css';

/** What the pair could do now; none where a procedure is under way. */
function useActs(): readonly Act[] {
  const { sandbox, attacker, target } = useLaboratory((state) => state.setup);
  return useMemo(() => {
    const unit = attacker === null ? undefined : findUnit(sandbox.game, attacker);
    if (unit?.fate !== 'present' || sandbox.game.frames.length > 0) return [];
    return actsOf(sandbox.game, unit, (target === null ? undefined : findUnit(sandbox.game, target)) ?? null);
  }, [sandbox, attacker, target]);
}

function labelOf(action: ActionChoice, { language }: ReturnType<typeof useLabSpeaker>): string {
  const { words, writing } = language;
  if (action.action === 'formation')
    return writing.labelled(words.actions.formation, words.formations[action.formation]);
  if (action.action === 'formationThenFire')
    return writing.labelled(words.actions.formationThenFire, words.formations[action.formation]);
  if (action.action === 'fireThenAttack') return `${words.actions.fire} + ${words.actions[action.attack]}`;
  return words.actions[action.action];
}

function Acts({ acts }: { readonly acts: readonly Act[] }) {
  const speaker = useLabSpeaker();
  const action = useLaboratory((state) => state.setup.action);
  const chosen = action && canonicalText(action);
  return (
    <fieldset className="lab-acts">
      <legend>{speaker.say.ask}</legend>
      {acts.map((act) => {
        const text = canonicalText(act.action);
        return (
          <button
            key={text}
            type="button"
            className="press small"
            aria-pressed={text === chosen}
            data-allowed={act.allowed}
            data-testid={`act-${act.action.action}`}
            onClick={() => setAction(act.action)}
          >
            {act.allowed ? '' : '✕ '}
            {labelOf(act.action, speaker)}
          </button>
        );
      })}
    </fieldset>
  );
}

const SIGNS = { met: '✓', unmet: '✕', open: '–' } as const;

function Conditions({ act }: { readonly act: Act }) {
  const { say, name: called } = useLabSpeaker();
  const { conditions, others } = conditionsOf(act.action, act.reasons);
  return (
    <section className="lab-section lab-now" aria-labelledby="lab-conditions">
      <h2 id="lab-conditions">{say.sections.conditions}</h2>
      <p className={act.allowed ? 'lab-verdict' : 'lab-verdict bad'} data-testid="verdict">
        {act.allowed ? say.legal : say.illegal}
      </p>
      <ul className="lab-conditions">
        {conditions.map(({ name, rule, state, reasons }) => (
          <li key={name} data-state={state}>
            <span className="lab-sign" aria-hidden="true">
              {SIGNS[state]}
            </span>
            <span>
              {say.conditions[name]} <span className="unseen">({say.states[state]})</span>
              {reasons.length > 0 ? <Reasons reasons={reasons} name={called} /> : null}
            </span>
            <RuleMark rule={rule} />
          </li>
        ))}
      </ul>
      {others.length > 0 ? <Reasons reasons={others} name={called} /> : null}
    </section>
  );
}

/** Whether something is asked: then it is told how everybody decides, be there figures or not. */
function useIsAsked(): boolean {
  return useLaboratory((state) => matterOf(state.setup) !== null);
}

function State() {
  const { say } = useLabSpeaker();
  const reckoning = useLaboratory((state) => state.reckoning);
  const asked = useIsAsked();
  const isFirst = useLaboratory((state) => state.isFirst && state.odds !== null);
  const progress = useProgress((state) => state.progress);
  switch (reckoning.is) {
    case 'working':
    case 'weighing':
      return (
        <Working text={say[reckoning.is]} progress={progress} onStop={stopReckoning} testid={reckoning.is} />
      );
    case 'stopped':
      return (
        <p className="lab-working" role="status" data-testid="stopped">
          {say.stopped}{' '}
          <button type="button" className="press small" data-testid="weigh-on" onClick={reckon}>
            {say.weighOn}
          </button>
        </p>
      );
    case 'failed':
      return (
        <>
          <TroubleNote why={reckoning.why} onAgain={reckon} />
          {isFirst ? <p className="lab-note">{say.firstFigures}.</p> : null}
        </>
      );
    case 'nothing':
      return asked ? (
        <button type="button" className="press small" data-testid="reckon" onClick={reckon}>
          {say.reckon}
        </button>
      ) : null;
    case 'refused':
      return <p className="lab-note">{say.refused}</p>;
    default:
      return null;
  }
}

/** The whole truth about one act: what it needs, how it ends, why, and what may happen on the way. */
export function OddsTab() {
  const { say } = useLabSpeaker();
  const acts = useActs();
  const { setup, odds, reckoning } = useLaboratory();
  const told = useSetupOfOdds();
  const asked = useIsAsked();
  const underWay = setup.sandbox.game.frames.length > 0;
  const text = setup.action && canonicalText(setup.action);
  const act = acts.find(({ action }) => canonicalText(action) === text);
  if (setup.attacker === null) return <FirstStep />;
  return (
    <div className="lab-odds" data-reckoning={reckoning.is} data-testid="odds">
      {underWay ? (
        <p className="lab-note" data-testid="under-way">
          {say.underWay} {say.underWayNext}
        </p>
      ) : (
        <Acts acts={acts} />
      )}
      {underWay || setup.action ? null : (
        <p className="lab-note" role="status" data-testid="choose-act">
          {say.chooseAct}
        </p>
      )}
      <State />
      <ToldOf of={told}>
        {odds ? <Result odds={odds} /> : null}
        {odds || (asked && reckoning.is !== 'refused') ? <PolicyNote odds={odds} /> : null}
        {odds ? <Reactions odds={odds} /> : null}
        {odds ? <LossTable odds={odds} /> : null}
      </ToldOf>
      {act ? <Conditions act={act} /> : null}
      <ToldOf of={told}>
        {odds ? <Factors odds={odds} /> : null}
        {odds ? <Tree odds={odds} /> : null}
      </ToldOf>
    </div>
  );
}
