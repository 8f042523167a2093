/** The same position seen in a mirror, or turned by 60°: everything in it moved along, nothing else changed. */
import { type Facing, rightFlankDirection } from '../../src/geometry/facing.ts';
import { DIRECTIONS, type Direction, type Hex, sameHex, step } from '../../src/geometry/hex.ts';
import { hexesOfSide, sideBetween } from '../../src/geometry/side.ts';
import type { Choice } from '../../src/rules/state/answers.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';

/** A movement of the plane that leaves the hexagon-shaped map of that radius in its place. */
export interface Symmetry {
  readonly name: string;
  readonly hex: (hex: Hex) => Hex;
  readonly facing: (facing: Facing) => Facing;
  /** A mirror makes left right, and right left. */
  readonly mirror: boolean;
}

/** The centre of the hexagon: column `radius` of row `radius`. */
function centre(radius: number): Hex {
  return { q: radius - (radius - (radius & 1)) / 2, r: radius };
}

function wrap(n: number): Facing {
  return (((n % 6) + 6) % 6) as Facing;
}

/** Left and right exchanged. */
export function mirror(radius: number): Symmetry {
  const { q, r } = centre(radius);
  return {
    name: 'mirror',
    mirror: true,
    // X = 2q + r changes its sign, the row stays
    hex: (hex) => ({ q: q - (hex.q - q) - (hex.r - r), r: hex.r }),
    facing: (facing) => wrap(4 - facing),
  };
}

/** Turned by 60° clockwise about the centre. */
export function turned(radius: number): Symmetry {
  const { q, r } = centre(radius);
  return {
    name: 'turned',
    mirror: false,
    hex: (hex) => {
      const dq = hex.q - q;
      const dr = hex.r - r;
      return { q: q - dr, r: r + dq + dr };
    },
    facing: (facing) => wrap(facing + 1),
  };
}

type Data = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHex(value: Data): value is Data & Hex {
  return typeof value['q'] === 'number' && typeof value['r'] === 'number';
}

function directionFrom(from: Hex, to: Hex): Direction {
  const found = DIRECTIONS.find((d) => sameHex(step(from, d), to));
  if (found === undefined) throw new Error('the symmetry tears neighbours apart');
  return found;
}

/** Where an extended line at that place (its left half and facing) has its left half afterwards. */
function leftHalf(s: Symmetry, left: Hex, facing: Facing): Hex {
  return s.hex(s.mirror ? step(left, rightFlankDirection(facing)) : left);
}

class Mover {
  readonly s: Symmetry;
  readonly units: ReadonlyMap<unknown, Unit>;
  constructor(s: Symmetry, game: Game) {
    this.s = s;
    this.units = new Map(game.units.map((unit) => [unit.id, unit]));
  }

  private twofold(id: unknown): Unit | undefined {
    const unit = this.units.get(id);
    return unit?.hexes.length === 2 ? unit : undefined;
  }

  private side(value: Data & Hex): Data {
    const [one, other] = hexesOfSide({ q: value.q, r: value.r, side: value['side'] as 0 | 1 | 2 });
    const [a, b] = [this.s.hex(one), this.s.hex(other)];
    return { ...value, ...sideBetween(a, directionFrom(a, b)) };
  }

  /** `of` is the unit a place belongs to. */
  move(value: unknown, of?: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.move(part, of));
    if (!isRecord(value)) return value;
    if (isHex(value) && typeof value['side'] === 'number') return this.side(value);
    const square = value['formation'] === 'square' || value['formation'] === 'closedColumn';
    const owner = value['unit'] ?? of;
    const out: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) {
      if ((key === 'facing' && !square) || key === 'toFacing' || key === 'lineFacing')
        out[key] = this.s.facing(part as Facing);
      else if (key === 'half' || key === 'aimed') out[key] = this.half(part);
      else out[key] = this.move(part, owner);
    }
    if (isHex(value)) Object.assign(out, this.s.hex(value));
    this.places(value, out, owner);
    return out;
  }

  private half(half: unknown): unknown {
    if (!this.s.mirror) return half;
    return half === 'left' ? 'right' : half === 'right' ? 'left' : half;
  }

  /** Places told by pairs of numbers, and those of extended lines, whose left half changes in a mirror. */
  private places(value: Data, out: Record<string, unknown>, owner: unknown): void {
    const { hexes, to, toQ, toR, hexQ, hexR } = value;
    if (this.s.mirror && Array.isArray(hexes) && hexes.length === 2 && 'initialStrength' in value)
      out['hexes'] = [...(out['hexes'] as readonly unknown[])].reverse();
    const line = this.twofold(owner);
    const { right } = value;
    if (this.s.mirror && isRecord(right) && out['to'] !== undefined)
      Object.assign(out, { to: out['right'], right: out['to'] });
    else if (isRecord(to) && isHex(to) && line && value['choose'] !== 'half') {
      const facing = value['facing'] as Facing | undefined;
      out['to'] = leftHalf(this.s, { q: to.q, r: to.r }, facing ?? line.facing);
    }
    if (typeof toQ === 'number' && typeof toR === 'number') {
      const place = { q: toQ, r: toR };
      const there = line
        ? leftHalf(this.s, place, (value['toFacing'] as Facing | undefined) ?? line.facing)
        : this.s.hex(place);
      Object.assign(out, { toQ: there.q, toR: there.r });
    }
    if (typeof hexQ === 'number' && typeof hexR === 'number') {
      const facing = value['lineFacing'] as Facing | undefined;
      const place = { q: hexQ, r: hexR };
      const there = facing === undefined ? this.s.hex(place) : leftHalf(this.s, place, facing);
      Object.assign(out, { hexQ: there.q, hexR: there.r });
    }
  }
}

/** The position moved. */
export function movedGame(s: Symmetry, game: Game): Game {
  const mover = new Mover(s, game);
  const { shape } = game.battle.map;
  const moved = mover.move(game) as Game;
  return { ...moved, battle: { ...moved.battle, map: { ...moved.battle.map, shape } } };
}

/** An answer moved; `unit` is the one the question is about. */
export function movedChoice(s: Symmetry, game: Game, choice: Choice, unit: string | undefined): Choice {
  return new Mover(s, game).move(choice, unit) as Choice;
}
