import { Suspense } from 'react';
import { usePastWords } from '../../account/pastWords.ts';
import { useExplanations } from '../../account/words.ts';
import { review } from '../../store/game/actions.ts';
import { analyse, mayStepAside } from '../../store/past/aside.ts';
import { PACES, setPace, startPlayback, stopPlayback, usePlayback } from '../../store/past/playback.ts';
import { STRIDES, type Stride } from '../../store/past/stops.ts';
import { walk } from '../../store/past/walk.ts';
import type { OpenGame } from '../../store/state.ts';
import { useWithKey } from '../keys/withKey.ts';
import { useSpeaker } from '../shell/words.ts';
import { StepIcon } from './StepIcon.tsx';
import './timeBar.css';

interface Props {
  readonly open: OpenGame;
  readonly reviewing: number;
  /** Asks both players before it plays on from the board under review. */
  readonly onPlayFromHere: () => void;
}

/** The keys that go the same way. */
const KEYS = {
  answer: { back: 'earlier', on: 'later' },
  unit: { back: 'earlierUnit', on: 'laterUnit' },
  turn: { back: 'earlierTurn', on: 'laterTurn' },
} as const satisfies Record<Stride, object>;

function Step({ stride, by, disabled }: { stride: Stride; by: 1 | -1; disabled: boolean }) {
  const { steps } = usePastWords();
  const withKey = useWithKey(useExplanations().keys.names);
  const way = by < 0 ? 'back' : 'on';
  const label = steps[stride][way];
  return (
    <button
      type="button"
      className="press small"
      aria-label={label}
      title={withKey(label, KEYS[stride][way])}
      disabled={disabled}
      data-testid={`${stride}-${way}`}
      onClick={() => {
        stopPlayback();
        walk(stride, by);
      }}
    >
      <StepIcon stride={stride} by={by} />
    </button>
  );
}

/** Runs and stops, and how fast it runs. */
function Playing() {
  const words = usePastWords();
  const withKey = useWithKey(useExplanations().keys.names);
  const { running, pace } = usePlayback();
  const label = running ? words.stop : words.play;
  return (
    <>
      <button
        type="button"
        className="press small"
        aria-label={label}
        title={withKey(label, 'replay')}
        data-testid="playback"
        data-running={running}
        onClick={running ? stopPlayback : startPlayback}
      >
        <StepIcon stride={running ? 'stop' : 'play'} by={1} />
      </button>
      <select
        aria-label={words.pace}
        title={words.pace}
        value={pace}
        data-testid="pace"
        onChange={({ currentTarget: { value } }) => setPace(PACES.find((one) => one === value) ?? 'normal')}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {words.paces[one]}
          </option>
        ))}
      </select>
    </>
  );
}

/** Where in the battle a board lies, in words. */
export function usePlace(open: OpenGame, at: number): string {
  const words = usePastWords();
  const { side } = useSpeaker();
  const { length } = open.history;
  const entry = open.log[Math.min(at, length - 1)];
  return words.where(at, length, entry?.turn ?? open.game.turn, side(entry?.side ?? open.game.side));
}

interface WayProps {
  readonly open: OpenGame;
  /** After how many answers the board is shown. */
  readonly at: number;
}

/** Steps, slider, and what runs of itself. */
export function TimeWay({ open, at }: WayProps) {
  const words = usePastWords();
  const where = usePlace(open, at);
  const { length } = open.history;
  const steps = (by: 1 | -1) =>
    (by < 0 ? STRIDES.toReversed() : STRIDES).map((stride) => (
      <Step key={stride} stride={stride} by={by} disabled={by < 0 ? at === 0 : at >= length} />
    ));
  return (
    <div className="time-steps">
      {steps(-1)}
      <input
        type="range"
        min={0}
        max={length}
        value={Math.min(at, length)}
        aria-label={words.slider}
        aria-valuetext={where}
        data-testid="time-slider"
        onChange={({ currentTarget: { valueAsNumber } }) => {
          stopPlayback();
          review(valueAsNumber);
        }}
      />
      {steps(1)}
      <Playing />
    </div>
  );
}

function Bar({ open, reviewing, onPlayFromHere }: Props) {
  const words = usePastWords();
  const { language } = useSpeaker();
  const { buttons } = language.screens;
  const where = usePlace(open, reviewing);
  const mayAnalyse = mayStepAside(open);
  return (
    <section className="banner time-bar" aria-label={words.label} data-testid="time-bar">
      <TimeWay open={open} at={reviewing} />
      <p role="status" data-testid="time-where">
        {reviewing > open.history.length ? words.undone : where}
      </p>
      <div className="time-ways">
        <button
          type="button"
          className="press"
          disabled={!mayAnalyse}
          title={mayAnalyse ? words.analyseWhy : words.analyseLater}
          data-testid="analyse"
          onClick={() => analyse(reviewing)}
        >
          {words.analyse}
        </button>
        {open.readOnly ? null : (
          <button type="button" className="press" onClick={onPlayFromHere}>
            {buttons.playFromHere}
          </button>
        )}
        <button type="button" className="press chief" data-testid="back-to-now" onClick={() => review(null)}>
          {buttons.backToNow}
        </button>
      </div>
    </section>
  );
}

/** The way through the battle as it was played: by steps, on a slider, or of itself; and what may be done from there. */
export function TimeBar(props: Props) {
  return (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
}
