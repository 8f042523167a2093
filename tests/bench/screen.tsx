/** The table with a battle larger than any the rule expects, for the figures of the screen. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../../src/map/type.css';
import '../../src/main.css';
import { widestBattle } from '../../src/command/bigBattle.ts';
import type { Hex } from '../../src/geometry/hex.ts';
import { hexAt } from '../../src/geometry/shape.ts';
import { loadLanguage } from '../../src/language/language.ts';
import { BattleView } from '../../src/map/BattleView.tsx';
import { NO_MARKS } from '../../src/map/marks.ts';
import type { ToldAct, ToldOnMap } from '../../src/map/told/told.ts';
import { ToldLayer } from '../../src/map/told/toldLater.ts';
import type { Unit } from '../../src/rules/state/game.ts';
import { isDemoralised, thresholdOf } from '../../src/rules/units/units.ts';
import { startBattle } from '../../src/scenarios/scenario.ts';
import { openFile } from '../../src/store/saving/open.ts';
import { useStore } from '../../src/store/store.ts';
import { Table } from '../../src/table/shell/Table.tsx';

const game = startBattle(widestBattle);
const labels = { map: 'map', help: 'help', unit: (unit: Unit) => unit.name, hex: () => 'hex' };
const condition = (unit: Unit) => ({ threshold: thresholdOf(unit).total, demoralised: isDemoralised(unit) });
const nations = { blue: 'france', red: 'austria' } as const;
const nothing = () => {};

let show: (units: readonly Unit[]) => void = nothing;
let tell: (told: ToldOnMap | null) => void = nothing;

/** As much as ever happens at once: a dozen units on their way, two volleys, points that float off. */
function busyScene(lasts: number): ToldOnMap {
  const acts = game.units.slice(0, 12).flatMap(({ id, hexes }, at): readonly ToldAct[] => {
    const way = Array.from({ length: 8 }, (_, step) => [hexAt(4 + 2 * at, 6 + step)]);
    return [
      { act: 'move', unit: id, way: [hexes, ...way], gait: 'march', begins: 0, lasts },
      { act: 'points', at: way[at % 8] ?? hexes, points: -2, begins: (lasts * at) / 12, lasts: 1800 },
      ...(at < 2 ? [volley(hexAt(10 + 9 * at, 14), hexAt(10 + 9 * at, 17), lasts)] : []),
    ];
  });
  return { scene: { acts, lasts }, pace: 1, still: false };
}

function volley(from: Hex, to: Hex, lasts: number): ToldAct {
  return { act: 'volley', from, to, dice: 9, begins: 0, lasts };
}

function Sheet() {
  const [units, setUnits] = useState(game.units);
  const [told, setTold] = useState<ToldOnMap | null>(null);
  show = setUnits;
  tell = setTold;
  return (
    <BattleView
      battle={game.battle}
      units={units}
      marks={NO_MARKS}
      selected={null}
      cursor={null}
      nations={nations}
      labels={labels}
      condition={condition}
      onHex={nothing}
      onHover={nothing}
      onCursor={nothing}
      told={told}
      zoomKeys
      hideUnits={false}
      showGrid
      flipped={false}
    />
  );
}

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={nothing} /> : null;
}

let root: Root | null = null;

function draw(what: React.ReactNode): void {
  root?.unmount();
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no root');
  root = createRoot(place);
  root.render(what);
}

/** Milliseconds of script and layout for moving each unit in turn to a free hex. */
function moveUnits(): readonly number[] {
  let { units } = game;
  return units.map((unit, at) => {
    units = units.with(at, { ...unit, hexes: [hexAt(at, 30)] });
    const begun = performance.now();
    flushSync(() => show(units));
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  });
}

const bench = {
  showMap: () => draw(<Sheet />),
  /** Milliseconds of script and layout until a scene that lasts so long has begun. */
  tell: (lasts: number): number => {
    const begun = performance.now();
    flushSync(() => tell(busyScene(lasts)));
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  },
  tellNothing: () => flushSync(() => tell(null)),
  moveUnits,
  showTable: async () => {
    await loadLanguage('en');
    const scenario = { ...widestBattle, houseRules: { ...widestBattle.houseRules, turn_limit: 100 } };
    await openFile(JSON.stringify({ format: 'sabreur-hex/scenario', version: 1, scenario }));
    if (!useStore.getState().open) throw new Error('the battle of the figures was refused');
    draw(<Screen />);
  },
};
export type Bench = typeof bench;
// as at the table, where it has come long before anything happens
void ToldLayer.fetch();
Object.assign(globalThis, { bench });
