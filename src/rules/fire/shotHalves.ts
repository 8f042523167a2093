/** between which halves a shot goes when its firer or its target stands on two hexes. */
import { sameHex } from '../../geometry/hex.ts';
import { saveFor } from '../combat/saves.ts';
import { type HalvesLine, hexOfHalf, isTwofold, reversed } from '../ground/halves.ts';
import { coveredAgainst, housesOf, isByHalf } from '../ground/terrain.ts';
import type { ShotFrame } from '../state/frames.ts';
import { type Game, type Unit, unitOf } from '../state/game.ts';
import { HALVES, type Half } from '../state/vocabulary.ts';
import { shotLines } from './aim.ts';
import { fireFactor } from './fireFactor.ts';
import { isEnfilade } from './targets.ts';

type Shot = Pick<ShotFrame, 'firer' | 'target' | 'kind' | 'half' | 'aimed' | 'double' | 'ignoring'>;

/** The line as the shot takes it: in a double fire the half that shoots is judged by its own hex alone. R-45. */
function asShot(line: HalvesLine, f: Shot): HalvesLine {
  return f.double ? { ...line, alone: true } : line;
}

/** The hexes the shot goes between, once chosen; nothing between two units on one hex each. */
export function shotLine(g: Game, f: Shot): HalvesLine | null {
  const [firer, target] = [unitOf(g, f.firer), unitOf(g, f.target)];
  if (!isTwofold(firer) && !isTwofold(target)) return null;
  const line = { own: hexOfHalf(firer, f.half ?? 'left'), other: hexOfHalf(target, f.aimed ?? 'left') };
  return asShot(line, f);
}

/** Every line the shot may still take, in order: FIR-06 to FIR-11, FIR-17. */
function openLines(g: Game, f: Shot): readonly HalvesLine[] {
  const firer = unitOf(g, f.firer);
  return shotLines(g, firer, unitOf(g, f.target), f.kind, {
    half: f.half && hexOfHalf(firer, f.half),
    ignoring: f.ignoring,
  });
}

/** What the half aimed at gives its unit in the test that the shot may cause, where an option looks at it alone. MOR-07, R-45. */
function groundOfTest(g: Game, firer: Unit, target: Unit, line: HalvesLine): string {
  if (!isByHalf(g)) return '';
  const aimed = reversed(line);
  return ` ${housesOf(g, target, firer, aimed)} ${coveredAgainst(g, target, firer, aimed)}`;
}

/** What a line is worth: lines worth the same are one answer. */
function worth(g: Game, f: Shot, line: HalvesLine): string {
  const [firer, target] = [unitOf(g, f.firer), unitOf(g, f.target)];
  const { total } = fireFactor(g, firer, target, f.kind, asShot(line, f));
  const strengths = { unit: target.strength, enemy: firer.strength };
  const enfilade = isEnfilade(g, firer, target, line.own);
  const save = saveFor(g, target, firer, 'fire', strengths, enfilade, reversed(line));
  return `${total} ${save?.from}${groundOfTest(g, firer, target, line)}`;
}

/**
 * The halves that may be chosen, to shoot or to be shot at: those from which, or at which, a line is open; where it
 * makes no difference which, only the left one..
 */
export function openHalves(g: Game, f: Shot, role: 'fire' | 'aim'): readonly Half[] {
  const unit = unitOf(g, role === 'fire' ? f.firer : f.target);
  const lines = openLines(g, f);
  const seen = new Set<string>();
  return HALVES.filter((half) => {
    const hex = hexOfHalf(unit, half);
    const own = lines.filter((line) => sameHex(role === 'fire' ? line.own : line.other, hex));
    const what = own.map((line) => worth(g, f, line)).join('|');
    if (own.length === 0 || seen.has(what)) return false;
    seen.add(what);
    return true;
  });
}
