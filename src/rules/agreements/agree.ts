/** The one door for what both players agree on outside the rule: whatever its origin, it is read before it is believed. */
import type { AgreementTaken } from '../../engine/procedure.ts';
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import {
  type Agreement,
  LONGEST_REASON,
  MOST_TAKEN_BACK,
  type OrdersCorrection,
  type TakenBack,
  type UnitCorrection,
} from '../state/agreements.ts';
import type { SabreurTypes } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { FORMATIONS, type Formation } from '../state/vocabulary.ts';
import { correctOrders, correctUnit, mayCorrect } from './corrections.ts';

type Data = Readonly<Record<string, unknown>>;

/** One line of visible letters, as files take a text: what is agreed on here is saved. */
const LINE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

const isReason = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_REASON && LINE.test(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isFacing = (value: unknown): value is Facing => FACINGS.some((facing) => facing === value);
const isFormation = (value: unknown): value is Formation => FORMATIONS.some((one) => one === value);
const isTruth = (value: unknown): value is boolean => typeof value === 'boolean';

function isHex(value: unknown): value is Hex {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  return 'q' in value && 'r' in value && isWhole(value.q) && isWhole(value.r);
}

const OF_UNIT: Readonly<Record<string, (value: unknown) => boolean>> = {
  agree: (value) => value === 'correctUnit',
  unit: (value) => typeof value === 'string',
  reason: isReason,
  strength: isWhole,
  to: isHex,
  facing: isFacing,
  formation: isFormation,
  panicked: isTruth,
};

const OF_ORDERS: Readonly<Record<string, (value: unknown) => boolean>> = {
  agree: (value) => value === 'correctOrders',
  orderPoints: isWhole,
  reason: isReason,
};

const OF_TAKE_BACK: Readonly<Record<string, (value: unknown) => boolean>> = {
  agree: (value) => value === 'takeBack',
  answers: (value) => isWhole(value) && value >= 1 && value <= MOST_TAKEN_BACK,
};

/** Whether the record has all the keys it must have, and each key it has is one of the shape and fits it. */
function fits(data: Data, shape: typeof OF_UNIT, required: readonly string[]): boolean {
  return (
    required.every((key) => Object.hasOwn(data, key)) &&
    Object.entries(data).every(([key, value]) => Object.hasOwn(shape, key) && shape[key]?.(value) === true)
  );
}

function isUnitCorrection(data: Data): data is Data & UnitCorrection {
  return fits(data, OF_UNIT, ['agree', 'unit', 'reason']);
}
function isOrdersCorrection(data: Data): data is Data & OrdersCorrection {
  return fits(data, OF_ORDERS, ['agree', 'orderPoints', 'reason']);
}
function isTakeBack(data: Data): data is Data & TakenBack {
  return fits(data, OF_TAKE_BACK, ['agree', 'answers']);
}

/** What of it is an agreement; nothing of anything else. */
function agreedIn(data: Data): Agreement | null {
  return isUnitCorrection(data) || isOrdersCorrection(data) || isTakeBack(data) ? data : null;
}

/** What comes of it when both sides agree on this. */
export function agree(g: Game, data: Data): AgreementTaken<SabreurTypes> {
  const agreed = agreedIn(data);
  if (!agreed) return { ok: false, problem: 'malformed' };
  // the answers are taken back already: that it was agreed on is all there is to tell
  if (agreed.agree === 'takeBack')
    return { ok: true, agreed, game: g, facts: [{ fact: 'takenBack', answers: agreed.answers }] };
  if (!mayCorrect(g)) return { ok: false, problem: 'underWay' };
  return agreed.agree === 'correctUnit' ? correctUnit(g, agreed) : correctOrders(g, agreed);
}
