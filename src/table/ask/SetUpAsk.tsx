import type { ReactNode } from 'react';
import { useExplanations } from '../../account/words.ts';
import { roomIn } from '../../rules/deployment/placement.ts';
import { setupOrder } from '../../rules/state/actionHouseRules.ts';
import { enemyOf, type Game } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { setUpByHand, setUpQuickly, sidesLeft, useSetUpOrders } from '../../store/game/setUp.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { isSetUpUnseen } from '../../store/view/curtain.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { Curtain } from './Curtain.tsx';
import './setUpAsk.css';

/** What the program may do for the players. R-150. */
function Quick({
  open,
  view,
  side,
}: {
  readonly open: OpenGame;
  readonly view: TableView;
  readonly side: Side;
}) {
  const words = useExplanations().setUp;
  const { side: sideName } = useSpeaker();
  const orders = useSetUpOrders();
  const inTurn = setupOrder(view.game) === 'alternate';
  const enemyLeaves = inTurn && sidesLeft(orders, open).includes(enemyOf(side));
  return (
    <section className="set-up" aria-label={words.title}>
      {view.question?.ask === 'deployment' ? (
        <button
          type="button"
          className="press"
          data-testid="set-up-unit"
          onClick={() => setUpQuickly('unit')}
        >
          {words.unit}
        </button>
      ) : null}
      <button type="button" className="press" data-testid="set-up-army" onClick={() => setUpQuickly('army')}>
        {inTurn ? words.inTurn : words.rest}
      </button>
      {isSetUpUnseen(open) ? null : (
        <button
          type="button"
          className="press"
          data-testid="set-up-both"
          onClick={() => setUpQuickly('both')}
        >
          {words.both}
        </button>
      )}
      {enemyLeaves ? (
        <p className="ask-note" role="status">
          {words.byItself(sideName(enemyOf(side)))}{' '}
          <button type="button" className="press small" data-testid="set-up-by-hand" onClick={setUpByHand}>
            {words.byHand}
          </button>
        </p>
      ) : null}
    </section>
  );
}

/** Told where the zone has too few hexes for the army; those near an enemy are counted, for they may become free. */
function NoRoom({ game, side }: { readonly game: Game; readonly side: Side }) {
  const words = useExplanations().setUp;
  const units = game.units.filter((unit) => unit.fate === 'awaited' && unit.side === side).length;
  const room = roomIn(game, side);
  return room < units ? <p className="ask-note">{words.noRoom(room, units)}</p> : null;
}

/** Which unit is set up, or where: by the player's own hand, or by the program's. */
export function SetUpAsk({ view, children }: { readonly view: TableView; readonly children: ReactNode }) {
  const open = useStore((state) => state.open);
  const { side } = view;
  if (!open || side === null) return null;
  const arriving = view.breadcrumb.some((frame) => frame.procedure === 'deployment' && frame.arriving);
  if (arriving) return children;
  return (
    <>
      <NoRoom game={view.game} side={side} />
      {view.draft ? null : <Quick open={open} view={view} side={side} />}
      {children}
      <Curtain open={open} view={view} />
    </>
  );
}
