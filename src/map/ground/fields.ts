import { type Hex, hexKey } from '../../geometry/hex.ts';
import { hexesOf } from '../../geometry/shape.ts';
import type { BattleMap } from '../../rules/state/game.ts';
import { at, chance, wobble } from '../ornament.ts';
import type { Plan } from '../plan.ts';

export interface Fields {
  /** Ploughed strips, as broken parallel lines. */
  readonly furrows: string;
  /** Tufts of grass. */
  readonly tufts: string;
}

/** Neighbouring hexes tend to be tilled alike: the choice is made for blocks of hexes first. */
function tilled(hex: Hex): boolean {
  const block = { q: Math.floor((hex.q + Math.floor(hex.r / 2)) / 3), r: Math.floor(hex.r / 3) };
  return chance(block, 5) < 0.3 && chance(hex, 6) < 0.75;
}

function furrowsOf(plan: Plan, hex: Hex): string {
  const c = plan.centre(hex);
  const angle = Math.floor(chance({ q: Math.floor(hex.q / 2), r: Math.floor(hex.r / 2) }, 9) * 6) * 30 + 8;
  const a = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  const centre = { x: c.x + wobble(hex, 1) * 5, y: c.y + wobble(hex, 2) * 5 };
  const [long, rows] = [17 + chance(hex, 3) * 7, 5 + Math.floor(chance(hex, 4) * 3)];
  return Array.from({ length: rows }, (_, i) => {
    const off = (i - (rows - 1) / 2) * 4.6;
    const [from, to] = [-long + wobble(hex, i + 10) * 2.5, long + wobble(hex, i + 30) * 2.5];
    const put = (t: number): string =>
      `${at(centre.x + cos * t - sin * off)} ${at(centre.y + sin * t + cos * off)}`;
    return `M${put(from)}L${put(to)}`;
  }).join('');
}

function tuftsOf(plan: Plan, hex: Hex): string {
  const c = plan.centre(hex);
  return [0, 1, 2]
    .filter((i) => chance(hex, i + 300) < 0.3)
    .map((i) => {
      const [x, y] = [c.x + wobble(hex, i + 310) * 25, c.y + wobble(hex, i + 320) * 22];
      return `M${at(x)} ${at(y)}v-3.6M${at(x - 1)} ${at(y)}l-2 -2.6M${at(x + 1)} ${at(y)}l2 -2.6`;
    })
    .join('');
}

/** What enlivens a hex of open ground; it means nothing in the rules and is drawn faintly. */
export function fieldOn(plan: Plan, hex: Hex): Fields {
  return tilled(hex)
    ? { furrows: furrowsOf(plan, hex), tufts: '' }
    : { furrows: '', tufts: tuftsOf(plan, hex) };
}

/** The same of all open ground. */
export function fields(plan: Plan, map: BattleMap): Fields {
  const taken = new Set(map.hexes.map(hexKey));
  const open = hexesOf(plan.shape)
    .filter((hex) => !taken.has(hexKey(hex)))
    .map((hex) => fieldOn(plan, hex));
  return {
    furrows: open.map(({ furrows }) => furrows).join(''),
    tufts: open.map(({ tufts }) => tufts).join(''),
  };
}
