import { type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Facing } from '../../geometry/facing.ts';
import { type Hex, hexKey, sameHex } from '../../geometry/hex.ts';
import { appearanceWordsOf } from '../../language/appearance.ts';
import type { AppearanceWords } from '../../language/en/appearance.ts';
import type { Locale } from '../../language/locale.ts';
import { BattleView } from '../../map/BattleView.tsx';
import type { Cartouche, MapCommands, MapLabels, Press } from '../../map/mapProps.ts';
import type { MapMarks } from '../../map/marks.ts';
import { findUnit, type Game, type Unit, unitAt } from '../../rules/state/game.ts';
import { isDemoralised, thresholdOf } from '../../rules/units/units.ts';
import { programOf } from '../../scenarios/programs.ts';
import { wholeRulebook } from '../../store/game/rulebook.ts';
import { carryTo, clickHex } from '../../store/input/click.ts';
import { faceDraft, moveCursor, selectUnit } from '../../store/input/picking.ts';
import { useOdds } from '../../store/odds/shown.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { useTold } from '../../store/told/state.ts';
import { hiddenNow, isHidden, screenFor } from '../../store/view/knowledge.ts';
import { actingUnit } from '../../store/view/roster.ts';
import type { TableView } from '../../store/view/view.ts';
import type { Looks } from '../keys/useTableKeys.ts';
import { TableOdds } from '../odds/later.ts';
import { GroundCaption } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import { groundWords, placesAt } from './groundWords.ts';
import { LookCaption } from './LookCaption.tsx';
import { sightMarks } from './overlay.ts';

function condition(unit: Unit) {
  return { threshold: thresholdOf(unit).total, demoralised: isDemoralised(unit) };
}

/** Whether it answers some questions without being asked. */
function isOrdered({ id }: Unit, orders: OpenGame['standingOrders']): boolean {
  return orders?.some(({ unit }) => unit === id) ?? false;
}

function unknown() {
  return { threshold: 0, demoralised: false, hidden: true };
}

/** What the pieces tell; those of a side kept hidden show neither strength nor, by their dress, a skill. */
function usePieces(units: readonly Unit[], acting: string | undefined) {
  const hidden = useStore(hiddenNow);
  const orders = useStore(({ open }) => open?.standingOrders);
  return {
    units: useMemo(
      () =>
        units
          .map((unit) => (unit.id === acting ? { ...unit, acted: false } : unit))
          .map((unit) => (unit.side === hidden ? { ...unit, skills: [] } : unit)),
      [units, hidden, acting],
    ),
    condition: useCallback(
      (unit: Unit) =>
        unit.side === hidden ? unknown() : { ...condition(unit), ordered: isOrdered(unit, orders) },
      [hidden, orders],
    ),
  };
}

/** Where units were destroyed, up to the board shown. */
function useFallen({ units }: Game) {
  return useMemo(
    () =>
      units.flatMap(({ id, side, fate, hexes: [hex] }) =>
        fate === 'eliminated' ? [{ unit: id, side, hex }] : [],
      ),
    [units],
  );
}

/** The labels keep their identity while the language stands, so they ask for the latest game when they are needed. */
function useLabels(view: TableView): MapLabels {
  const { language, hex: hexName } = useSpeaker();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  return useMemo(() => {
    const { aria, counters, states } = language.screens;
    const unit = (one: Unit): string => {
      const { open } = useStore.getState();
      const hidden = isHidden(one, hiddenNow({ open }));
      if (hidden) return aria.unit(one, [], hidden);
      const marks = isDemoralised(one) ? [states.demoralised] : [];
      return aria.unit(
        one,
        isOrdered(one, open?.standingOrders) ? [...marks, states.ordered] : marks,
        hidden,
      );
    };
    return {
      map: language.screens.headings.map,
      help: language.table.mapHelp,
      unit,
      hex: (hex) => {
        const { game, reach, targets } = latest.current;
        const on = unitAt(game, hex);
        const end = reach.find((one) => sameHex(one.hex, hex));
        const aims = on ? targets.filter((one) => one.unit === on.id) : [];
        return [
          groundWords(language, game.battle.map, hex, hexName(hex)),
          ...placesAt(language, game.battle, hex),
          ...(on ? [unit(on)] : []),
          ...(end
            ? [end.cost > 0 ? language.table.reachable(counters.hexes(end.cost)) : language.table.open]
            : []),
          ...(end ? [useOdds.getState().spoken.get(`at ${hexKey(hex)}`) ?? []].flat() : []),
          ...aims.map((one) =>
            [
              language.writing.labelled(language.words.actions[one.kind], counters.dice(one.dice.total)),
              useOdds.getState().spoken.get(`${one.unit} ${one.kind}`) ?? [],
            ]
              .flat()
              .join(', '),
          ),
        ].join('. ');
      },
    };
  }, [language, hexName]);
}

/** The marks of the view with those of the way the map is looked at, and what these are about. */
function useLookedAt(view: TableView, { overlay, sight }: Looks, pointed: Hex | null, weighed: boolean) {
  const { game, marks, side } = view;
  const rulebook = useStore((state) => (state.rulebook === 'here' ? wholeRulebook() : null));
  const selected = useStore((state) => state.selection.unit);
  const target = useStore((state) => state.selection.target);
  const friend = side ?? game.side;
  const on = pointed === null ? null : (unitAt(game, pointed)?.id ?? null);
  const threat = useMemo(
    () => (overlay === 'threat' && rulebook?.threatMeant(game, friend, [on, target, selected])) || null,
    [rulebook, overlay, game, friend, on, target, selected],
  );
  const own = selected === null ? undefined : findUnit(game, selected);
  const line = useMemo(
    () => (sight && rulebook?.sightAsked(game, friend, sight, own, pointed)) ?? null,
    [rulebook, game, friend, sight, own, pointed],
  );
  const acts = view.live && view.wait === 'decision' && own?.side === view.side && !view.draft;
  const fire = useMemo(
    () => (acts && rulebook && own?.fate === 'present' ? rulebook.fireField(game, own) : []),
    [acts, rulebook, game, own],
  );
  const odds = useOdds((shown) => (shown.view === view ? shown.marks : weighed ? 'awaited' : null));
  const shown = useMemo((): MapMarks => {
    if (threat) return { ...marks, reach: [], threat: threat.shock, field: threat.fire };
    if (line) return { ...marks, ...sightMarks(line) };
    // dice for a moment would be taken for odds
    if (odds === 'awaited')
      return { ...marks, field: fire, targets: marks.targets.map((one) => ({ ...one, value: '…' })) };
    return odds || fire.length > 0 ? { ...marks, field: fire, ...odds } : marks;
  }, [marks, threat, line, odds, fire]);
  return { marks: shown, enemy: threat?.enemy ?? null, line };
}

/** As long the ornaments of the map wait, in milliseconds. */
const PAUSE = 600;

/** What stands at the foot of the sheet, once its words are here; it keeps its identity, as the labels do. */
function useCartouche({ scenario }: OpenGame): Cartouche {
  const locale = useStore((state) => state.preferences.locale);
  const [told, setTold] = useState<{ readonly locale: Locale; readonly words: AppearanceWords } | null>(null);
  const rested = useRef(false);
  useEffect(() => {
    let awaited = true;
    const tell = (): void => {
      rested.current = true;
      void appearanceWordsOf(locale).then(
        (words) => awaited && setTold({ locale, words }),
        () => undefined,
      );
    };
    // whoever chooses another language reads it at once
    const timer = setTimeout(tell, rested.current ? 0 : PAUSE);
    return () => {
      awaited = false;
      clearTimeout(timer);
    };
  }, [locale]);
  return useMemo(
    () => ({
      title: scenario.title[locale],
      ...(told?.locale === locale ? told.words.foot : { note: '', hexes: '', north: '' }),
    }),
    [scenario, locale, told],
  );
}

/** As wide is the column of the tools, with what lies between it and the frame. */
const TOOLS = 52;

function turnTo(_hex: Hex, facing: Facing): void {
  faceDraft(facing);
}

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
  readonly looks: Looks;
  readonly flipped: boolean;
  readonly onHovered: (unit: string | null) => void;
  readonly onPinned: (unit: string | null) => void;
  readonly ref: Ref<MapCommands>;
}

/** The map, told what to show of the view; what is pressed on it goes to the store. */
export function BattleMap({ open, view, looks, flipped, onHovered, onPinned, ref }: Props) {
  const { showGrid, odds, counters } = useStore((state) => state.preferences);
  const rulebook = useStore((state) => state.rulebook === 'here');
  const selected = useStore((state) => state.selection.unit);
  const cursor = useStore((state) => state.selection.cursor);
  const labels = useLabels(view);
  const cartouche = useCartouche(open);
  const [pointed, setPointed] = useState<Hex | null>(null);
  const weighed = odds && rulebook && view.live && !programOf(open, view.side);
  const { marks, enemy, line } = useLookedAt(view, looks, pointed ?? cursor, weighed);
  const { game } = view;
  const told = useTold(({ staged }) => (staged?.game === game ? staged : null));
  const pieces = usePieces(told?.units ?? game.units, actingUnit(game));
  const fallen = useFallen(game);
  const eyes = screenFor(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the screen is handed over, whoever takes it has pointed at nothing
  useEffect(() => {
    setPointed(null);
    onHovered(null);
    onPinned(null);
  }, [eyes]);
  const { overlay, sight, onSight } = looks;
  const asking = sight !== null;
  const onHex = useCallback(
    (hex: Hex, press: Press) => {
      if (press === 'click' && asking) onSight(hex);
      else if (press === 'click') {
        onPinned(null);
        clickHex(hex);
      } else {
        onPinned(unitAt(game, hex)?.id ?? null);
        // a finger that rests points
        if (press === 'long') moveCursor(hex);
      }
    },
    [game, onPinned, asking, onSight],
  );
  const onHover = useCallback(
    (hex: Hex | null) => {
      setPointed(hex);
      onHovered(hex === null ? null : (unitAt(game, hex)?.id ?? null));
    },
    [game, onHovered],
  );
  const onCursor = useCallback((hex: Hex) => {
    // the arrow keys point from now on, wherever the pointer rests
    setPointed(null);
    moveCursor(hex);
  }, []);
  const onDrop = useCallback(
    (from: Hex, to: Hex) => {
      const unit = unitAt(game, from);
      if (!unit) return;
      if (useStore.getState().selection.unit !== unit.id) selectUnit(unit.id);
      if (!sameHex(from, to)) carryTo(from, to);
    },
    [game],
  );
  return (
    <>
      <BattleView
        ref={ref}
        battle={game.battle}
        {...pieces}
        marks={marks}
        objectives={game.objectives}
        selected={selected}
        cursor={cursor}
        nations={open.nations}
        labels={labels}
        onHex={onHex}
        onHover={onHover}
        eyes={eyes}
        onCursor={onCursor}
        onFacing={turnTo}
        onDrop={onDrop}
        told={told}
        fallen={fallen}
        zoomKeys={false}
        aside={TOOLS}
        hideUnits={overlay === 'ground'}
        showGrid={showGrid}
        counters={counters}
        drawing={open.scenario.drawing}
        cartouche={cartouche}
        flipped={flipped}
      />
      <LookCaption looks={looks} enemy={enemy} line={line} />
      {rulebook ? <GroundCaption view={view} at={pointed ?? cursor} spoken={pointed === null} /> : null}
      {weighed ? (
        <TableOdds view={view} pointed={pointed ?? cursor} silent={overlay !== null || asking} />
      ) : null}
    </>
  );
}
