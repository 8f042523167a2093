import type { Language } from '../../language/language.ts';
import type { HexNames } from '../../language/sentences.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { sideStyle } from '../../map/nations.ts';
import { findUnit, type Unit } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { isSquare } from '../../rules/units/units.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow, isHidden } from '../../store/view/knowledge.ts';
import { type RosterLine, rosterOf } from '../../store/view/roster.ts';
import { lookHandlers, useSpotlight } from '../panel/spot.ts';
import { useStates } from '../panel/useStates.ts';
import { useSpeaker } from '../shell/words.ts';
import './roster.css';

interface LineProps {
  readonly open: OpenGame;
  readonly line: RosterLine;
  readonly onPick: (unit: string) => void;
}

/** Where it stands, how, and which way it looks: "C7, in line, facing north". */
function standingWords(unit: Unit, words: Language['words'], hex: HexNames) {
  const { hexes, formation, facing } = unit;
  return [
    hexes.map(hex).join('–'),
    ...(formation === 'none' ? [] : [words.formed[formation]]),
    ...(isSquare(unit) ? [] : [words.facings[facing]]),
  ].join(', ');
}

function Line({ open, line, onPick }: LineProps) {
  const { language, hex } = useSpeaker();
  const { look } = useSpotlight();
  const statesOf = useStates(open);
  const hidden = useStore(hiddenNow);
  const unit = findUnit(open.game, line.unit);
  if (!unit) return null;
  const part = (points: number) => `${(100 * points) / line.initial}%`;
  const { counters } = language.screens;
  return (
    <li>
      <button
        type="button"
        className="roster-line"
        data-fate={line.fate}
        data-acted={line.acted}
        data-testid="roster-line"
        data-unit={line.unit}
        onClick={() => onPick(line.unit)}
        {...lookHandlers(look, { on: 'unit', unit: line.unit })}
      >
        <span className="roster-name">{unit.name}</span>
        {isHidden(unit, hidden) ? null : (
          <>
            <span className="roster-strength" title={counters.threshold(line.threshold.total)}>
              {line.strength}/{line.initial}
              <span className="unseen">, {counters.threshold(line.threshold.total)}</span>
            </span>
            <span className="roster-bar" aria-hidden="true">
              <i style={{ width: part(line.strength) }} />
              <b style={{ left: part(line.threshold.total) }} />
            </span>
          </>
        )}
        {unit.fate === 'present' ? (
          <span className="roster-place">{standingWords(unit, language.words, hex)}</span>
        ) : null}
        <span className="roster-state">{statesOf(unit).join(' · ')}</span>
      </button>
    </li>
  );
}

interface Props {
  readonly open: OpenGame;
  readonly side: Side;
  readonly onPick: (unit: string) => void;
}

/** The sheet of a side: strength of each unit, its threshold, its state. */
export function Roster({ open, side, onPick }: Props) {
  const { language, side: sideName } = useSpeaker();
  const { lines, victoryPoints } = rosterOf(open, side);
  return (
    <section className="roster" style={sideStyle(open.nations, side)}>
      <h3>
        <Cockade nation={open.nations[side]} />
        <span>{sideName(side)}</span>
        <small>{language.screens.counters.victoryPoints(victoryPoints)}</small>
      </h3>
      <ul>
        {lines.map((line) => (
          <Line key={line.unit} open={open} line={line} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}
