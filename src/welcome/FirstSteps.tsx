import { useState } from 'react';
import { useLearningWords } from '../account/learningWords.ts';
import { useWords } from '../account/words.ts';
import './firstSteps.css';

/** For whoever has never played: the guided battle. */
export function FirstSteps() {
  const { first } = useLearningWords();
  const { failure } = useWords().screens;
  const [isLost, setLost] = useState(false);
  const begin = (): void => {
    setLost(false);
    import('../store/guided/first.ts')
      .then(({ beginFirstBattle }) => beginFirstBattle())
      .catch(() => setLost(true));
  };
  return (
    <section className="first-steps" aria-label={first.title} data-testid="first-steps">
      <p>{first.lead}</p>
      <button type="button" className="press" data-testid="first-battle" onClick={begin}>
        {first.begin}
      </button>
      {isLost ? <p role="alert">{failure.unreached}</p> : null}
    </section>
  );
}
