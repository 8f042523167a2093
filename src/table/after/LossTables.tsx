import { useAfterWords } from '../../account/afterWords.ts';
import { RuleMark } from '../../account/RuleMark.tsx';
import { sideStyle } from '../../map/nations.ts';
import { objectivesOf } from '../../rules/objectiveStates.ts';
import { enemyOf } from '../../rules/state/game.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import type { UnitLosses } from '../../store/after/losses.ts';
import type { OpenGame } from '../../store/state.ts';
import { useSpeaker } from '../shell/words.ts';

interface Props {
  readonly open: OpenGame;
  readonly losses: readonly UnitLosses[];
}

const FIGURES = ['fire', 'combat', 'other', 'taken'] as const;

function Army({ open, losses, side }: Props & { readonly side: Side }) {
  const words = useAfterWords().losses;
  const { name, side: sideName } = useSpeaker();
  const army = losses.filter((one) => one.side === side);
  const all = (figure: (typeof FIGURES)[number] | 'initial' | 'left'): number =>
    army.reduce((sum, one) => sum + one[figure], 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, so it must be reached by keyboard
    <section className="losses-army" tabIndex={0} aria-label={words.of(sideName(side))}>
      <table data-testid={`losses-${side}`}>
        <caption style={sideStyle(open.nations, side)}>{sideName(side)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.unit}</th>
            <th scope="col">{words.strength}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {words[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {army.map((one) => (
            <tr key={one.unit} data-fate={one.fate} data-unit={one.unit}>
              <th scope="row">
                {name(one.unit)} {words.fates[one.fate] === '' ? null : <em>{words.fates[one.fate]}</em>}
              </th>
              <td>{words.fromTo(one.initial, one.left)}</td>
              {FIGURES.map((figure) => (
                <td key={figure}>{one[figure] === 0 ? '–' : one[figure]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.all}</th>
            <td>{words.fromTo(all('initial'), all('left'))}</td>
            {FIGURES.map((figure) => (
              <td key={figure}>{all(figure)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** What each unit of both armies lost, and by what. */
export function LossTables(props: Props) {
  const words = useAfterWords().losses;
  return (
    <section className="after-part" aria-label={words.title} data-testid="losses">
      <h3>{words.title}</h3>
      {SIDES.map((side) => (
        <Army key={side} {...props} side={side} />
      ))}
      <p className="quiet">{words.otherwise}</p>
    </section>
  );
}

/** Which units of the enemy brought a side its points, and which objectives. VIC-02, VIC-03, R-151. */
export function PointsWon({ open, losses }: Props) {
  const words = useAfterWords().account;
  const { name, side: sideName, language } = useSpeaker();
  return (
    <section className="after-part" aria-label={words.title} data-testid="points-won">
      <h3>{words.title}</h3>
      <div className="points-won">
        {SIDES.map((side) => {
          const brought = losses.filter((one) => one.side === enemyOf(side) && one.points > 0);
          const held = objectivesOf(open.game).filter(({ state }) => state.points[side] > 0);
          return (
            <div key={side}>
              <h4>{sideName(side)}</h4>
              {brought.length === 0 ? <p>{words.none}</p> : null}
              <ul>
                {brought.map(({ unit, fate, points }) => (
                  <li key={unit}>
                    {words[fate === 'fledOffMap' ? 'ranOff' : 'destroyed'](name(unit), points)}{' '}
                    <RuleMark rule={fate === 'fledOffMap' ? 'VIC-03' : 'VIC-02'} />
                  </li>
                ))}
                {held.map(({ one, state }) => (
                  <li key={one.id}>
                    {words.objective(one.name[language.locale], state.points[side])} <RuleMark rule="R-151" />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
