import type { ReactNode } from 'react';
import { Cockade } from '../../map/Cockade.tsx';
import { sideStyle } from '../../map/nations.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import type { OpenGame } from '../../store/state.ts';
import { rosterOf } from '../../store/view/roster.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from './words.ts';
import './header.css';

/** More points than these are drawn small. */
const MANY = 6;

function Pips({ points, label }: { readonly points: number; readonly label: string }) {
  return (
    <span className="pips" data-many={points > MANY} role="img" aria-label={label} title={label}>
      {Array.from({ length: points }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are all alike
        <i key={at} className="pip" />
      ))}
    </span>
  );
}

/** Victory points won, and how near they bring the enemy to breaking. */
function Score({ open, side }: { readonly open: OpenGame; readonly side: Side }) {
  const { language, side: sideName } = useSpeaker();
  const { victoryPoints, lossPoints, breakAt } = rosterOf(open, side);
  const share = breakAt ? Math.min(100, (100 * lossPoints) / breakAt) : 0;
  const label = language.table.scoreOf(sideName(side), lossPoints, breakAt);
  return (
    <>
      <div className="score" role="img" aria-label={label} title={label}>
        <Cockade nation={open.nations[side]} />
        <strong>{language.table.score(lossPoints, breakAt)}</strong>
        {breakAt ? (
          <span className="score-bar">
            <i style={{ width: `${share}%` }} />
          </span>
        ) : null}
      </div>
      {open.game.battle.objectives ? (
        <em data-testid="objective-score">+{victoryPoints - lossPoints}</em>
      ) : null}
    </>
  );
}

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
  readonly languageSwitch: ReactNode;
  readonly menu: ReactNode;
}

/** Whose turn it is, what he has left, how the battle stands. */
export function Header({ open, view, languageSwitch, menu }: Props) {
  const { language, name, side: sideName } = useSpeaker();
  const { counters, saving } = language.screens;
  const { roll } = view;
  // VIC-04: before the lots are drawn it is nobody's turn, nor is it once the battle is over
  const nobodys =
    view.side === null
      ? language.table.battleOver
      : roll?.about.about === 'firstTurn' && language.rollTitle(roll.about, name);
  const { side, turn, orderPoints, battle } = view.game;
  const { turn_limit } = battle.houseRules;
  const shown = { ...open, game: view.game };
  return (
    <header className="head">
      <h1 className="head-title">{open.scenario.title[language.locale]}</h1>
      {open.shown ? null : (
        <p className="head-turn">
          {counters.turn(turn, Math.min(turn_limit, battle.night?.turn ?? turn_limit))}
        </p>
      )}
      <div className="head-play" style={nobodys ? undefined : sideStyle(open.nations, side)}>
        {nobodys ? (
          <span className="head-name">{nobodys}</span>
        ) : (
          <>
            <Cockade nation={open.nations[side]} />
            <span className="head-name">{counters.turnOf(sideName(side))}</span>
            <Pips points={orderPoints} label={counters.orderPoints(orderPoints)} />
          </>
        )}
      </div>
      <div className="head-points">
        <span aria-hidden="true">{language.table.victoryPoints}</span>
        {SIDES.map((one) => (
          <Score key={one} open={shown} side={one} />
        ))}
      </div>
      {open.shown || open.aside ? null : (
        <span className="head-save" data-save={open.save} role="status">
          {open.save === 'saved' || open.save === 'saving'
            ? saving[open.save]
            : language.table.saveFailedShort}
        </span>
      )}
      {languageSwitch}
      {menu}
    </header>
  );
}
