import { useEffect, useState } from 'react';
import { leaveRolls, rollMany, stopRolls, useAsking } from '../store/laboratory/asking.ts';
import { matterOf } from '../store/laboratory/reckoning.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { FirstStep } from './FirstStep.tsx';
import { facesIn } from './nextDice.ts';
import { PlayOnce } from './PlayOnce.tsx';
import { RolledTable } from './Rolled.tsx';
import { TroubleNote, Working } from './Working.tsx';
import { useLabSpeaker } from './words.ts';
import './rollTab.css';

const TIMES = [1, 100, 10_000] as const;

interface NextProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The next dice, fixed by hand. */
function NextDice({ text, onText }: NextProps) {
  const { say } = useLabSpeaker();
  const bad = facesIn(text) === null;
  return (
    <div className="lab-next">
      <label>
        {say.nextDice}{' '}
        <input
          className="lab-seed"
          value={text}
          inputMode="numeric"
          maxLength={120}
          placeholder="6 6 1"
          aria-invalid={bad}
          data-testid="next-dice"
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <p className="lab-note">{say.nextDiceNote}</p>
      {bad ? (
        <p className="lab-bad" role="alert">
          {say.badNext}
        </p>
      ) : null}
    </div>
  );
}

/** The act played on the board with dice, or many times by the engine. */
export function RollTab() {
  const { say } = useLabSpeaker();
  const { setup, reckoning } = useLaboratory();
  const { rolled, progress, failed } = useAsking(({ rolls }) => rolls);
  const [seed, setSeed] = useState('Marengo');
  const [next, setNext] = useState('');
  useEffect(() => leaveRolls, []);
  const matter = matterOf(setup);
  if (setup.attacker === null) return <FirstStep />;
  if (!matter || reckoning.is === 'refused')
    return (
      <p className="lab-note" data-testid="no-roll">
        {matter ? say.rollRefused : say.rollChooseAct}
      </p>
    );
  const isFailed = reckoning.is === 'failed';
  const isTooLarge = isFailed && reckoning.why === 'tooLarge';
  const fixed = facesIn(next) ?? [];
  const roll = (times: number) => rollMany(times, `${seed} ${times}`, times === 1 ? fixed : []);
  return (
    <>
      <section className="lab-section" aria-labelledby="lab-board">
        <h2 id="lab-board">{say.board}</h2>
        {isFailed ? (
          <p className="lab-note" data-testid="roll-unreckoned">
            {say.rollUnreckoned}
          </p>
        ) : null}
        <NextDice text={next} onText={setNext} />
        <PlayOnce matter={matter} fixed={fixed} onFixed={(left) => setNext(left.join(' '))} />
      </section>
      <section className="lab-section" aria-labelledby="lab-many">
        <h2 id="lab-many">{say.many}</h2>
        {isTooLarge ? <p className="lab-note">{say.manyTooLarge}</p> : null}
        {isTooLarge ? null : (
          <div className="lab-inline">
            {TIMES.map((times) => (
              <button
                key={times}
                type="button"
                className="press small"
                data-testid={`roll-${times}`}
                onClick={() => roll(times)}
              >
                {say.rollTimes(times)}
              </button>
            ))}
            <label>
              {say.seed}{' '}
              <input
                className="lab-seed"
                value={seed}
                maxLength={60}
                onChange={(event) => setSeed(event.target.value)}
              />
            </label>
          </div>
        )}
        {progress === null ? null : (
          <Working text={say.working} progress={progress} onStop={stopRolls} testid="rolling" />
        )}
        {failed ? <TroubleNote why={failed.why} onAgain={() => roll(failed.times)} /> : null}
        {rolled ? <RolledTable rolled={rolled} /> : null}
      </section>
    </>
  );
}
