/**
 * Lays the tiles into their layers in the document, past React: under a hand that draws, what is done must hang on the tiles
 * that change and not on the size of the map.
 */
import type { Point } from '../../../geometry/layout.ts';
import type { BattleMap } from '../../../rules/state/game.ts';
import type { Plan } from '../../plan.ts';
import type { BridgeOrFord } from '../watercourses.ts';
import type { TileLayer } from './layers.ts';
import { drawTile, type Grain, type TileDrawing } from './tileDrawing.ts';
import { middleOfTile, type Tile, tilesOf } from './tiles.ts';

/** How long one frame may be spent on drawing tiles, in milliseconds; what is left over waits for the next. */
const SLICE = 8;
/** The fields follow the land when the hand has rested so long, in milliseconds: they mean nothing, and take longest. */
const REST = 150;
/** So many tiles are drawn in whatever order. */
const FEW = 12;
const SVG = 'http://www.w3.org/2000/svg';

/** A layer with the group its paths stand in. */
export interface LayerGroup {
  readonly layer: TileLayer;
  readonly group: SVGGElement;
}

export interface TileLaying {
  /** From now on this ground is to be seen; nearest first to a point of the sheet. */
  show(plan: Plan, map: BattleMap, grain: Grain, eye: () => Point): void;
  stop(): void;
}

/** The paths of one layer, a tile each, in the order of the tiles: what laps over another does so always. */
function layerLaying({ layer, group }: LayerGroup) {
  const paths: (SVGPathElement | undefined)[] = [];
  const laid: string[] = [];
  const made = (n: number): SVGPathElement => {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', layer.className);
    if (layer.strokeWidth !== undefined) path.setAttribute('stroke-width', String(layer.strokeWidth));
    if (layer.opacity !== undefined) path.setAttribute('opacity', String(layer.opacity));
    paths[n] = path;
    group.insertBefore(path, paths.find((other, at) => at > n && other !== undefined) ?? null);
    return path;
  };
  return {
    lay: (n: number, d: string): void => {
      if ((laid[n] ?? '') === d) return;
      laid[n] = d;
      if (d !== '') (paths[n] ?? made(n)).setAttribute('d', d);
      else {
        paths[n]?.remove();
        paths[n] = undefined;
      }
    },
    clear: (): void => {
      group.replaceChildren();
      paths.length = 0;
      laid.length = 0;
    },
  };
}

interface Shown {
  readonly plan: Plan;
  readonly grain: Grain;
  readonly map: BattleMap;
  readonly eye: () => Point;
}

/** What is to be seen, spread over its tiles. */
interface Spread extends Shown {
  readonly tiles: readonly Tile[];
}

/** These tiles, those first that are looked at. */
function nearestFirst({ tiles, eye }: Spread, waiting: number[]): number[] {
  // a stroke changes a few, and where they lie need not be asked: the browser would lay out the page to tell
  if (waiting.length <= FEW) return waiting;
  const { x, y } = eye();
  const away = tiles.map(({ key }) => {
    const middle = middleOfTile(key);
    return Math.hypot(middle.x - x, middle.y - y);
  });
  return waiting.sort((a, b) => (away[a] ?? 0) - (away[b] ?? 0));
}

/**
 * A few tiles are drawn in the next frame; many – a new map, a hundred hexes filled – frame by frame, and until its turn comes
 * each stands as it was. `root` says whether all are drawn; `onCrossings` hears of the bridges and fords when they change,
 * `onLaid` of the ground that all of them show.
 */
export function tileLaying(
  root: SVGGElement,
  groups: readonly LayerGroup[],
  onCrossings: (crossings: readonly BridgeOrFord[]) => void,
  onLaid: (map: BattleMap) => void,
): TileLaying {
  const layers = groups.map((one) => ({ of: one.layer.of, ...layerLaying(one) }));
  let drawings: (TileDrawing | undefined)[] = [];
  let shown: Shown | null = null;
  let spread: Spread | null = null;
  let frame = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const isWaiting = (n: number, { tiles, grain }: Spread): boolean => {
    const drawing = drawings[n];
    if (drawing?.tile !== tiles[n] || drawing?.grain !== grain) return true;
    return resting === undefined && !drawing.isWhole;
  };
  const lay = (n: number, { plan, grain, tiles }: Spread): boolean => {
    const [tile, before] = [tiles[n], drawings[n]];
    if (!tile) return false;
    const drawing = drawTile(plan, tile, grain, before, resting !== undefined);
    drawings[n] = drawing;
    for (const layer of layers) layer.lay(n, drawing.paths[layer.of] ?? '');
    return (
      drawing.crossings !== before?.crossings &&
      drawing.crossings.length + (before?.crossings.length ?? 0) > 0
    );
  };
  /** Spread once a frame, however often the hand has changed the map since the last, and not in the task of its press. */
  const spreadNow = (): Spread | null => {
    if (shown && spread?.map === shown.map && spread.plan === shown.plan) spread = { ...spread, ...shown };
    else if (shown) {
      const before = spread?.plan === shown.plan ? spread.tiles : [];
      spread = { ...shown, tiles: tilesOf(shown.plan, shown.map, before) };
    }
    return spread;
  };

  const draw = (): void => {
    frame = 0;
    const now = spreadNow();
    if (!now) return;
    const waiting = nearestFirst(
      now,
      now.tiles.flatMap((_, n) => (isWaiting(n, now) ? [n] : [])),
    );
    const end = performance.now() + SLICE;
    let done = 0;
    let bridged = false;
    for (const n of waiting) {
      bridged = lay(n, now) || bridged;
      done++;
      if (performance.now() >= end) break;
    }
    if (bridged) onCrossings(drawings.flatMap((drawing) => drawing?.crossings ?? []));
    if (done < waiting.length) {
      frame = requestAnimationFrame(draw);
      return;
    }
    onLaid(now.map);
    if (resting === undefined || drawings.every((drawing) => drawing?.isWhole))
      root.dataset['drawn'] = 'true';
  };

  return {
    show: (plan, map, grain, eye) => {
      if (shown?.plan !== plan) {
        for (const layer of layers) layer.clear();
        drawings = [];
        onCrossings([]);
      }
      shown = { plan, grain, map, eye };
      root.dataset['levels'] = String(map.hexes.some(({ level = 1 }) => level > 1));
      root.dataset['drawn'] = 'false';
      if (frame === 0) frame = requestAnimationFrame(draw);
      clearTimeout(resting);
      resting = setTimeout(() => {
        resting = undefined;
        if (frame === 0) frame = requestAnimationFrame(draw);
      }, REST);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(resting);
    },
  };
}
