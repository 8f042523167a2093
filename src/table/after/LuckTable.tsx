import { useAfterWords } from '../../account/afterWords.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import { type Luck, MATTERS } from '../../store/after/luck.ts';
import { useSpeaker } from '../shell/words.ts';
import { rarityOf } from './luckWords.ts';

interface Props {
  readonly luck: readonly Luck[];
}

/** What the dice gave either side against what was to be expected. */
export function LuckTable({ luck }: Props) {
  const words = useAfterWords().luck;
  const { side: sideName } = useSpeaker();
  return (
    <section className="after-part" aria-label={words.title} data-testid="luck">
      <h3>{words.title}</h3>
      <p className="quiet">{luck.length === 0 ? words.none : words.lead}</p>
      {MATTERS.filter((matter) => luck.some((one) => one.matter === matter)).map((matter) => (
        <table key={matter} className="luck">
          <caption>{words.matters[matter]}</caption>
          <tbody>
            {SIDES.flatMap((side) => luck.filter((one) => one.matter === matter && one.side === side)).map(
              (one) => (
                <tr key={one.side} data-side={one.side} data-matter={matter}>
                  <th scope="row">
                    {sideName(one.side)} <em>{words.rolls(one.rolls)}</em>
                  </th>
                  <td>
                    {words.gave} <strong>{words.number(one.gave)}</strong>
                  </td>
                  <td>
                    {words.expected} {words.number(one.expected)}
                  </td>
                  <td>{rarityOf(one, words)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      ))}
    </section>
  );
}
