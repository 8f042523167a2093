import { canonicalText } from '../engine/interpreter.ts';
import type { LaboratoryOdds } from '../odds/laboratory/asked.ts';
import { OUTCOMES } from '../odds/laboratory/figures.ts';
import { togglePin } from '../store/laboratory/laboratory.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useShortOutcomeWords } from './outcomeWords.ts';
import { useSetupTold } from './ToldOf.tsx';
import { useLabSpeaker } from './words.ts';

/** All reactions by all outcomes; a press plays one. */
export function Reactions({ odds }: { readonly odds: LaboratoryOdds }) {
  const { say, language, name, hex } = useLabSpeaker();
  const { setup, reckoning, isFirst } = useLaboratory();
  const { attacker, target } = useSetupTold();
  const words = useShortOutcomeWords();
  if (odds.reactions.length === 0) return null;
  const mean = (figures: LaboratoryOdds['figures'], unit: string | null): string => {
    const found = figures.units.find((one) => one.unit === unit);
    return say.mean(found?.expectedLoss ?? 0);
  };
  return (
    <section className="lab-section" aria-labelledby="lab-reactions" aria-busy={reckoning.is === 'weighing'}>
      <h2 id="lab-reactions">{say.sections.reactions}</h2>
      <p className="lab-note">{say.reactionsNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
      <div className="lab-scroll" tabIndex={0}>
        <table className="lab-table" data-testid="reactions">
          <thead>
            <tr>
              <th scope="col">{say.varied.reaction}</th>
              {OUTCOMES.map((outcome) => (
                <th key={outcome} scope="col">
                  {words(outcome)}
                </th>
              ))}
              <th scope="col">{say.lossShort.attacker}</th>
              <th scope="col">{say.lossShort.target}</th>
            </tr>
          </thead>
          <tbody>
            {odds.reactions.map((row) => {
              const pinned = setup.pins.some(({ node, edge }) => node === row.node && edge === row.edge);
              return (
                <tr key={canonicalText(row.choice)} data-taken={row.taken}>
                  <th scope="row">
                    <button
                      type="button"
                      className="lab-pick"
                      aria-pressed={pinned}
                      // not disabled: whoever pressed here keeps his place
                      aria-disabled={isFirst}
                      data-testid={`reaction-${row.choice.choose === 'reaction' ? row.choice.reaction : ''}`}
                      onClick={() => togglePin({ node: row.node, edge: row.edge })}
                    >
                      {language.choiceLabel(row.choice, name, hex)}
                      {row.taken ? <em> {pinned ? say.pinnedMark : say.takenMark}</em> : null}
                    </button>
                  </th>
                  {OUTCOMES.map((outcome) => (
                    <td key={outcome}>{say.percent(row.figures.outcomes[outcome])}</td>
                  ))}
                  <td>{mean(row.figures, attacker)}</td>
                  <td>{mean(row.figures, target)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
