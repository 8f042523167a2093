import { useEffect, useMemo } from 'react';
import { useAfterWords } from '../../account/afterWords.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import { lossesOf } from '../../store/after/losses.ts';
import { luckOf } from '../../store/after/luck.ts';
import { strengthOverTime, turnsBegun } from '../../store/after/strength.ts';
import { findTurning, stopTurning, useTurning } from '../../store/after/turning.ts';
import type { OpenGame } from '../../store/state.ts';
import { useSpeaker } from '../shell/words.ts';
import { AfterFiles } from './AfterFiles.tsx';
import { LossTables, PointsWon } from './LossTables.tsx';
import { LuckTable } from './LuckTable.tsx';
import { TurningMoments } from './TurningMoments.tsx';
import { TurnPlot } from './TurnPlot.tsx';
import './after.css';

interface Props {
  readonly open: OpenGame;
  /** Whatever stands over the board is to go. */
  readonly onSee: () => void;
}

/** The strength of both armies, and how the battle stood, as lines over its turns. */
function Course({ open }: Pick<Props, 'open'>) {
  const words = useAfterWords().course;
  const { side: sideName } = useSpeaker();
  const { history, nations } = open;
  const worth = useTurning((state) => (state.shown?.history === history ? state.shown.worth : null));
  const strength = useMemo(() => strengthOverTime(history), [history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the open game its history alone tells when turns began
  const turns = useMemo(() => turnsBegun(open), [history]);
  const armies = SIDES.map((side) => ({
    side,
    points: strength.map((then) => ({ at: then.at, value: then[side] })),
  }));
  const [first, last] = [strength[0], strength.at(-1)];
  return (
    <section className="after-part" aria-label={words.title} data-testid="course">
      <h3>{words.title}</h3>
      <TurnPlot
        title={words.strength}
        nations={nations}
        lines={armies}
        turns={turns}
        said={SIDES.map((side) => words.of(sideName(side), first?.[side] ?? 0, last?.[side] ?? 0))}
      />
      {worth && worth.length > 1 ? (
        <TurnPlot
          title={words.worth}
          nations={nations}
          lines={[
            {
              side: 'blue',
              points: worth.map(({ at, blue }) => ({ at, value: blue })),
            },
          ]}
          turns={turns}
          said={[words.ahead(sideName('blue'), sideName('red'))]}
        />
      ) : null}
    </section>
  );
}

/** All that is told of a battle once it is over: what it cost, how it went, what the dice and a few moments had to do with it. */
export function Aftermath({ open, onSee }: Props) {
  const { history } = open;
  const losses = useMemo(() => lossesOf(open), [open]);
  const luck = useMemo(() => luckOf(open.log), [open.log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the open game its history alone is gone through
  useEffect(() => {
    findTurning(open);
    return stopTurning;
  }, [history]);
  return (
    <div className="aftermath" data-testid="aftermath">
      <PointsWon open={open} losses={losses} />
      <TurningMoments open={open} onSee={onSee} />
      <Course open={open} />
      <LuckTable luck={luck} />
      <LossTables open={open} losses={losses} />
      <AfterFiles open={open} losses={losses} luck={luck} />
    </div>
  );
}
