import { useLaboratory } from '../store/laboratory/state.ts';
import { showTab } from '../store/laboratory/tab.ts';
import { useOutcomesTold, useOutcomeWords } from './outcomeWords.ts';
import { useRegained } from './regained.ts';
import { useShown } from './shown.ts';
import { ToldOf, useSetupOfOdds, useSetupTold } from './ToldOf.tsx';
import { useLabSpeaker } from './words.ts';
import './heldResult.css';

function toResult(): void {
  showTab('odds');
  requestAnimationFrame(() => {
    const result = document.getElementById('lab-result');
    result?.scrollIntoView();
    // what was pressed goes once the bars are seen
    result?.focus();
  });
}

/** The result in a few words, at the lower edge, for as long as its bars are out of sight: a press leads to them. */
export function HeldResult() {
  return (
    <ToldOf of={useSetupOfOdds()}>
      <Held />
    </ToldOf>
  );
}

function Held() {
  const { say } = useLabSpeaker();
  const words = useOutcomeWords();
  const told = useOutcomesTold();
  const regained = useRegained();
  const odds = useLaboratory((state) => state.odds);
  const isDone = useLaboratory((state) => state.reckoning.is === 'done');
  const { target, action } = useSetupTold();
  const isAttack = target !== null && ['charge', 'assault'].includes(action?.action ?? '');
  const isSeen = useShown((state) => state.barsSeen);
  if (!odds || isSeen) return null;
  const { outcomes } = odds.figures;
  const shown = told.filter((outcome) => outcomes[outcome] > 0);
  return (
    <button type="button" className="lab-held" data-done={isDone} data-testid="held" onClick={toResult}>
      <span className="lab-held-bar" aria-hidden="true">
        {shown.map((outcome) => (
          <i key={outcome} data-outcome={outcome} style={{ width: `${outcomes[outcome] * 100}%` }} />
        ))}
      </span>
      {regained ? (
        <span className="lab-held-one" data-outcome="regained">
          {regained.words} <strong>{say.percent(regained.chance(odds.figures))}</strong>{' '}
        </span>
      ) : null}
      {shown.map((outcome) => (
        <span key={outcome} className="lab-held-one" data-outcome={outcome}>
          {isAttack ? say.outcomesShort[outcome] : words(outcome)}{' '}
          <strong>{say.percent(outcomes[outcome])}</strong>{' '}
        </span>
      ))}
    </button>
  );
}
