import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../account/words.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import { sideStyle } from '../../map/nations.ts';
import { unitOf } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { useTakeBack } from '../../store/game/takeBack.ts';
import { selectUnit } from '../../store/input/picking.ts';
import { OWN } from '../../store/scenarioEditor/own.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenSide, screenFor } from '../../store/view/knowledge.ts';
import { useTableView } from '../../store/view/view.ts';
import { BattleMap } from '../board/BattleMap.tsx';
import { bringZone, placesOf } from '../board/inSight.ts';
import { MapTools } from '../board/later.ts';
import { useTableKeys } from '../keys/useTableKeys.ts';
import { GuideBar } from '../learn/later.ts';
import { Panel } from '../panel/Panel.tsx';
import { type Spot, SpotContext } from '../panel/spot.ts';
import { Banners } from './Banners.tsx';
import { endShown } from './end.ts';
import { Header } from './Header.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import {
  BackToPlan,
  BesideBar,
  Dialogs,
  HandOver,
  Leader,
  TableMenu,
  TakeBack,
  ToldOnBoard,
  useTheRest,
} from './later.ts';
import { Menu } from './Menu.tsx';
import type { DialogShown } from './useEndOrders.ts';
import { useEndOrders } from './useEndOrders.ts';
import './table.css';

interface Props {
  readonly open: OpenGame;
  readonly languageSwitch: ReactNode;
  readonly onImport: () => void;
}

/** The hot-seat table of an open game. */
export function Table({ open, languageSwitch, onImport }: Props) {
  const view = useTableView();
  const map = useRef<MapCommands>(null);
  const [shown, setShown] = useState<DialogShown>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const [spot, look] = useState<Spot | null>(null);
  const [flipped, setFlipped] = useState(false);
  const selected = useStore((state) => state.selection.unit);
  const { speed, follow } = useStore((state) => state.preferences);
  const hasRulebook = useStore((state) => state.rulebook === 'here');
  const takeBack = useTakeBack(({ asked }) => (asked?.history === open.history ? asked : null));
  const language = useWords();
  const endOrders = useEndOrders(view, setShown);
  const over = endShown(open) !== null;
  const beside = open.aside !== undefined;
  const watched = open.aside?.kind === 'watched';
  const flip = useCallback(() => setFlipped((before) => !before), []);
  const help = useCallback(() => setShown('help'), []);
  const looks = useTableKeys({ eyes: screenFor(open), map, help, flip, endOrders });
  useTheRest(view !== null);
  useEffect(() => {
    // beside the battle nobody wins
    if (over && !beside) setShown('victory');
  }, [over, beside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another unit is selected
  useEffect(() => {
    if (selected !== null && view) map.current?.bringOneOf(placesOf(view.game, selected));
  }, [selected]);
  const meant = view?.live && view.question ? whoIsMeant(view.question) : null;
  // the unit asked about must be in sight, or the first of those that may act, or one of those who wait for orders
  const asked = meant && (meant.unit ?? meant.friends[0] ?? null);
  // before it is drawn: a map that moved later would move from under a finger
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another question is asked, and when a game is opened
  useLayoutEffect(() => {
    if (!meant || !view || !follow) return;
    const places = placesOf(view.game, asked);
    if (places.length > 0) map.current?.bringOneOf(places);
    else bringZone(map.current, view.marks);
  }, [open.history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pointed at is gone once another question stands
  useEffect(() => look(null), [open.history]);
  const spotlight = useMemo(() => ({ spot, look }), [spot]);
  const pick = useCallback(
    (unit: string) => {
      if (!view) return;
      // who is still to be set up stands nowhere
      const { fate, side, hexes } = unitOf(view.game, unit);
      if (fate === 'present') map.current?.centreOn(hexes[0]);
      setPinned(unit);
      if (side === view.side) selectUnit(unit);
    },
    [view],
  );
  if (!view) return null;
  const subject = meant?.reacts ? meant.unit : null;
  const kept = hiddenSide(open) !== null;
  return (
    <SpotContext value={spotlight}>
      <div className="table">
        <Header
          open={open}
          view={view}
          languageSwitch={languageSwitch}
          menu={
            <>
              {open.scenario.id.startsWith(OWN) ? <BackToPlan open={open} /> : null}
              <Menu
                label={language.table.menu}
                list={(close) => (
                  <TableMenu
                    open={open}
                    view={view}
                    foot={languageSwitch}
                    onClose={close}
                    onImport={onImport}
                    onFlip={flip}
                    onShow={setShown}
                  />
                )}
              />
            </>
          }
        />
        <div className="banners">
          {open.scenario.id === 'first-battle' ? <GuideBar open={open} map={map} /> : null}
          {open.shown || open.aside ? <BesideBar open={open} /> : null}
          <Banners open={open} />
        </div>
        <main className="table-map" data-speed={speed}>
          <BattleMap
            ref={map}
            open={open}
            view={view}
            looks={looks}
            flipped={flipped}
            onHovered={setHovered}
            onPinned={setPinned}
          />
          <MapTools map={map} onLegend={() => setShown('legend')} looks={looks} />
          {hasRulebook ? <ToldOnBoard map={map} open={open} view={view} /> : null}
        </main>
        <Panel
          open={open}
          view={view}
          hovered={hovered ?? pinned}
          pointing={hovered !== null}
          onEndOrders={endOrders}
          onPick={pick}
          onVictory={() => setShown('victory')}
        />
        {subject !== null && view.side !== null ? (
          <Leader map={map} game={view.game} subject={subject} dress={sideStyle(open.nations, view.side)} />
        ) : null}
        {watched ? null : <LiveRegion open={open} view={view} />}
      </div>
      {kept ? <HandOver open={open} view={view} /> : null}
      {takeBack ? <TakeBack open={open} to={takeBack.to} /> : null}
      {shown === null ? null : <Dialogs shown={shown} open={open} view={view} onShow={setShown} />}
    </SpotContext>
  );
}
