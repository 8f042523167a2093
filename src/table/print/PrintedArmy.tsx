import { useShareWords } from '../../account/shareWords.ts';
import { useExplanations } from '../../account/words.ts';
import { hexName } from '../../geometry/shape.ts';
import { capital } from '../../language/sentences.ts';
import { enemyOf, findUnit, type Unit } from '../../rules/state/game.ts';
import { type Side, SKILLS } from '../../rules/state/vocabulary.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow, isHidden } from '../../store/view/knowledge.ts';
import { type RosterLine, rosterOf } from '../../store/view/roster.ts';
import { useStates } from '../panel/useStates.ts';
import { useSpeaker } from '../shell/words.ts';

/** A box for each strength point, from the greatest; those lost are crossed, those at which the unit is demoralised shaded. UNI-05. */
function Boxes({ line }: { readonly line: RosterLine }) {
  const { print } = useShareWords();
  const { strength, initial, threshold } = line;
  const points = Array.from({ length: initial }, (_, at) => initial - at);
  return (
    <>
      <span className="unseen">{print.left(strength, initial)}</span>
      <span className="game-boxes" aria-hidden="true">
        {points.map((left) => (
          <i key={left} data-lost={left > strength} data-low={left <= threshold.total}>
            {left}
          </i>
        ))}
      </span>
    </>
  );
}

interface LineProps {
  readonly unit: Unit;
  readonly line: RosterLine;
  readonly states: readonly string[];
  readonly hidden: boolean;
}

function PrintedLine({ unit, line, states, hidden }: LineProps) {
  const { language } = useSpeaker();
  const { print } = useShareWords();
  const { words } = language;
  const { fate, formation, hexes } = unit;
  const stands = fate === 'present' ? [hexName(hexes[0])] : [];
  const formed = fate === 'present' && formation !== 'none' ? [words.formed[formation]] : [];
  return (
    <tr data-testid="printed-line" data-unit={unit.id} data-fate={fate}>
      <th scope="row">
        <strong>{unit.name}</strong>
        <span>
          {[capital(words.unitTypes[unit.type]), words.qualities[unit.quality]].join(' · ')}
          {hidden || unit.skills.length === 0
            ? null
            : ` · ${[...new Set(unit.skills)].map((skill) => words.skills[skill]).join(', ')}`}
        </span>
      </th>
      <td className="game-value">{hidden ? '–' : unit.commandValue}</td>
      <td>{hidden ? <em>{print.notShown}</em> : <Boxes line={line} />}</td>
      <td>{[...stands, ...formed, ...states].join(' · ')}</td>
    </tr>
  );
}

interface Props {
  readonly open: OpenGame;
  readonly side: Side;
}

/** What the skills of the army do, each told once. */
function Skills({ open, side }: Props) {
  const { language } = useSpeaker();
  const { skillEffects } = useExplanations();
  const { print } = useShareWords();
  const units = open.game.units.filter((unit) => unit.side === side);
  const had = SKILLS.filter((skill) => units.some(({ skills }) => skills.includes(skill)));
  if (had.length === 0) return null;
  return (
    <section className="game-skills">
      <h2>{print.skills}</h2>
      <ul>
        {had.map((skill) => (
          <li key={skill}>
            <strong>{language.words.skills[skill]}.</strong> {skillEffects[skill]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The roster of an army as it stands: what the other side may not know is left out. R-150. */
export function PrintedArmy({ open, side }: Props) {
  const { language, side: sideName } = useSpeaker();
  const { print } = useShareWords();
  const statesOf = useStates(open);
  const hidden = useStore(hiddenNow);
  const { scenario, game } = open;
  const { lines } = rosterOf(open, side);
  // what this army has lost are the enemy's points
  const { lossPoints, breakAt } = rosterOf(open, enemyOf(side));
  return (
    <section className="game-sheet" data-testid="printed-army" data-side={side}>
      <h1>
        {sideName(side)} <small>{scenario.armies[side].name[language.locale]}</small>
      </h1>
      <p>
        {[
          scenario.title[language.locale],
          print.asOf(game.turn, sideName(game.side)),
          print.lost(lossPoints, breakAt),
        ].join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{print.heads.unit}</th>
            <th scope="col">{print.heads.value}</th>
            <th scope="col">{print.heads.strength}</th>
            <th scope="col">{print.heads.state}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const unit = findUnit(game, line.unit);
            return unit ? (
              <PrintedLine
                key={line.unit}
                unit={unit}
                line={line}
                states={statesOf(unit)}
                hidden={isHidden(unit, hidden)}
              />
            ) : null;
          })}
        </tbody>
      </table>
      {side === hidden ? null : <Skills open={open} side={side} />}
    </section>
  );
}
