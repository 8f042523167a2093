/**
 * FIR-05 to FIR-08, FIR-10, FIR-13: at whom a unit may shoot, and along which line, from one of its hexes to one of the
 * target's. Whose turn it is, which half is free and which target comes first are judged elsewhere.
 */

import { inFrontalCone } from '../../geometry/cone.ts';
import type { Hex } from '../../geometry/hex.ts';
import { hexName } from '../../geometry/shape.ts';
import { contactsOf, isPinned } from '../ground/engagement.ts';
import { hasSight, sightBlockers } from '../ground/sight.ts';
import { coneWidth } from '../state/actionHouseRules.ts';
import { allHold, type Conditions, failuresOf } from '../state/conditions.ts';
import type { Game, Unit } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { rangeOf } from '../units/factors.ts';
import { isSquare } from '../units/units.ts';

/** A unit and whom it would shoot at. */
interface Shot {
  readonly u: Unit;
  readonly target: Unit;
}

/** The same along one line. */
export interface LineOfFire extends Shot {
  readonly g: Game;
  readonly from: Hex;
  readonly at: Hex;
  /** Hexes between the two, measured along the line: R-03. */
  readonly away: number;
}

/** At whom anyone may shoot. FIR-05. */
const TARGET: Conditions<Shot> = [
  [
    {
      fails: ({ target }) => target.fate !== 'present',
      tell: ({ target }) => refusal('FIR-05', 'gone', { unit: target.id }),
    },
  ],
  [
    {
      fails: ({ u, target }) => target.side === u.side,
      tell: ({ u, target }) => refusal('FIR-05', 'friendlyTarget', { unit: u.id, target: target.id }),
    },
  ],
];

/**
 * FIR-13: a firer in contact, or a target in contact with the firer's side, must be adjacent. Contact itself makes
 * adjacent, so that what a charge brought into contact never stands in the way of defensive fire. An option that forgets
 * panicked enemies forgets those of the firer: a friend in contact with the target is one, panicked or not. R-152.
 */
function mustBeAdjacent(g: Game, u: Unit, target: Unit): boolean {
  return isPinned(g, u) || contactsOf(g, target).length > 0;
}

/** The conditions of a line. FIR-06 to FIR-08, FIR-10, FIR-13. */
const LINE: Conditions<LineOfFire> = [
  [
    {
      fails: ({ u, away }) => away > rangeOf(u),
      tell: ({ u, target, away }) =>
        refusal('FIR-06', 'beyondRange', {
          unit: u.id,
          target: target.id,
          distance: away,
          range: rangeOf(u),
        }),
    },
    {
      // all around for a square
      fails: ({ g, u, from, at }) => !isSquare(u) && !inFrontalCone(from, u.facing, at, coneWidth(g)),
      tell: ({ u, target }) => refusal('FIR-07', 'outsideCone', { unit: u.id, target: target.id }),
    },
    {
      fails: ({ g, u, target, from, at }) => !hasSight(g, u, target, from, at),
      tell: ({ g, u, target, from, at }) => {
        const [blocker] = sightBlockers(g, from, at, u);
        const hex = blocker ? hexName(blocker) : '';
        return refusal('FIR-08', 'noSight', { unit: u.id, target: target.id, hex });
      },
    },
    {
      fails: ({ g, u, target, away }) => away > 1 && mustBeAdjacent(g, u, target),
      tell: ({ u, target, away }) =>
        refusal('FIR-13', 'mustFireAdjacent', { unit: u.id, target: target.id, distance: away }),
    },
  ],
];

/** Whether anyone of the unit's side may shoot at the target at all. FIR-05. */
export function isEnemyOf(u: Unit, target: Unit): boolean {
  return allHold(TARGET, { u, target });
}

/** Why nobody of the unit's side may shoot at the target. FIR-05. */
export function wrongTarget(u: Unit, target: Unit): readonly Refusal[] {
  return failuresOf(TARGET, { u, target });
}

/** Whether the unit may shoot along that line. FIR-06 to FIR-08, FIR-10, FIR-13. */
export function isOpenLine(line: LineOfFire): boolean {
  return allHold(LINE, line);
}

/** Why the unit may not fire along that line, be it one of several. FIR-06 to FIR-08, FIR-10, FIR-13. */
export function lineRefusals(line: LineOfFire): readonly Refusal[] {
  return failuresOf(LINE, line);
}
