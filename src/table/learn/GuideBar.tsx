import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { useLearningWords } from '../../account/learningWords.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import { findUnit } from '../../rules/state/game.ts';
import { hexNamed } from '../../scenarios/demonstrations/notation.ts';
import { FIRST_STEPS, type GuidedStep } from '../../scenarios/guided/firstSteps.ts';
import { setGuide } from '../../store/game/session.ts';
import { answerForEnemy, firstStageOf, guideFirst, leaveGuidance } from '../../store/guided/first.ts';
import { usePutOff } from '../../store/guided/putOff.ts';
import type { OpenGame, Selection } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { GuideRings } from './GuideRings.tsx';
import type { Pointed } from './rings.ts';
import '../shell/positionBar.css';
import './guideBar.css';

interface Props {
  readonly open: OpenGame;
  readonly map: RefObject<MapCommands | null>;
}

const NOWHERE: Pointed = { hexes: [], presses: [], answer: null };

function pressesFor({ answer, enemy }: GuidedStep, { draft, group }: Selection): readonly string[] {
  if (enemy) return ['[data-testid="guide-go-on"]'];
  if (answer === 'dice') return ['[data-testid="roll"]'];
  if (draft) return ['[data-testid="confirm"]'];
  if (answer.choose === 'endOrders') return ['[data-testid="end-orders"]'];
  if (answer.choose !== 'group') return [];
  const picked = group.length > 0 && answer.units?.join() === group.join();
  return picked ? ['[data-testid="confirm-group"]'] : [];
}

function pointedBy(step: GuidedStep, { history: { game } }: OpenGame, selection: Selection): Pointed {
  const { answer, units, hexes } = step;
  const stands = units.flatMap((id) => findUnit(game, id)?.hexes ?? []);
  return {
    hexes: [...stands, ...hexes.map(hexNamed)],
    presses: pressesFor(step, selection),
    answer: answer === 'dice' || answer.choose === 'action' || answer.choose === 'move' ? null : answer,
  };
}

/** Over the map: what to look at and what to press, one sentence at a time. */
export function GuideBar({ open, map }: Props): ReactNode {
  const words = useLearningWords().first;
  const selection = useStore((state) => state.selection);
  const times = usePutOff((state) => state.times);
  const stage = useMemo(() => firstStageOf(open), [open]);
  const step = stage.stage === 'told' ? stage.step : null;
  const pointed = useMemo(() => (step ? pointedBy(step, open, selection) : NOWHERE), [step, open, selection]);
  useEffect(() => {
    setGuide(guideFirst);
    return () => setGuide(null);
  }, []);
  const [first] = pointed.hexes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is spoken of
  useEffect(() => {
    if (first) map.current?.centreOn(first, 'ifHidden');
  }, [step]);
  if (stage.stage === 'left') return null;
  const says = stage.stage === 'told' ? words.says[stage.step.id] : words[stage.stage];
  return (
    <section
      className="position-bar guide-bar"
      aria-label={words.title}
      data-testid="guide"
      data-step={step?.id}
    >
      <div className="position-told">
        <div className="position-title">
          <h2>{words.title}</h2>
          {stage.stage === 'told' ? <span>{words.step(stage.at + 1, FIRST_STEPS.length)}</span> : null}
        </div>
        <p role="status" data-testid="guide-says">
          {times > 0 ? (
            <strong key={times} className="guide-put-off">
              {words.kindly}{' '}
            </strong>
          ) : null}
          {says}
        </p>
      </div>
      <div className="position-steps">
        {step?.enemy ? (
          <button type="button" className="press chief" data-testid="guide-go-on" onClick={answerForEnemy}>
            {words.goOn}
          </button>
        ) : null}
        {stage.stage === 'over' ? null : (
          <button type="button" className="press" data-testid="guide-leave" onClick={leaveGuidance}>
            {words.leave}
          </button>
        )}
      </div>
      <GuideRings map={map} pointed={pointed} />
    </section>
  );
}
