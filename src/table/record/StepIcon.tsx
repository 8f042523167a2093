import type { Stride } from '../../store/past/stops.ts';

/** Towards what comes later; turned round for the way back. */
const PATHS: Readonly<Record<Stride | 'play' | 'stop' | 'find', string>> = {
  answer: 'M5 3l7 5-7 5z',
  unit: 'M2 3l6 5-6 5zM8 3l6 5-6 5z',
  turn: 'M3 3l8 5-8 5zM12 3h2v10h-2z',
  play: 'M8 2a6 6 0 1 0 6 6h-2a4 4 0 1 1-4-4zM8 0l4 3-4 3zM6.6 5.6L10.8 8l-4.2 2.4z',
  stop: 'M4 4h8v8H4z',
  find: 'M6.5 1a5.5 5.5 0 1 0 3.3 9.9l4 4 1.4-1.4-4-4A5.5 5.5 0 0 0 6.5 1zM6.5 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
};

interface Props {
  readonly stride: keyof typeof PATHS;
  readonly by: 1 | -1;
}

/** The mark of a step: one, two for a whole unit, one against a wall for a whole turn. */
export function StepIcon({ stride, by }: Props) {
  return (
    <svg className="step-icon" viewBox="0 0 16 16" data-back={by < 0} aria-hidden="true">
      <path d={PATHS[stride]} />
    </svg>
  );
}
