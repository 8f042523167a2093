/** Dice thrown on a real table: their faces are typed one key each, and given once all of them lie there. */
import { create } from 'zustand';
import { type Dice, facesOf } from '../../engine/dice.ts';
import { typeDice } from '../game/actions.ts';
import { engine } from '../game/rulebook.ts';
import type { Ability, BattleHistory, OpenGame } from '../state.ts';
import { useStore } from '../store.ts';

interface Typed {
  /** The game as it stood when the first of them was typed. */
  readonly history: BattleHistory | null;
  readonly faces: readonly number[];
}

export const useTypedFaces = create<Typed>()(() => ({ history: null, faces: [] }));

/** Each face has a key of its own: lots among more than nine are drawn by the program. */
const MOST_SIDES = 9;

/** Whether these can be thrown on a real table. */
export function canBeThrown(dice: Dice): boolean {
  return facesOf(dice).sides <= MOST_SIDES;
}

/** The dice whose faces are to be typed now; none where the program rolls. */
export function diceToType({ game, ending }: Pick<OpenGame, 'game' | 'ending'>): Dice | null {
  if (!useStore.getState().preferences.realDice || ending) return null;
  const pending = engine().pending(game);
  return pending.wait === 'roll' && canBeThrown(pending.roll.dice) ? pending.roll.dice : null;
}

/** The faces typed so far for the roll that is waited for. */
export function typedFor({ history, faces }: Typed, open: Pick<OpenGame, 'history'>): readonly number[] {
  return history === open.history ? faces : [];
}

/** Whether that face can lie there as the next one. */
export function isNextFace(open: OpenGame, face: number): boolean {
  const dice = diceToType(open);
  if (!dice) return false;
  const { count, sides } = facesOf(dice);
  return face <= sides && typedFor(useTypedFaces.getState(), open).length < count;
}

export function typeFace(open: OpenGame, face: number): void {
  if (!isNextFace(open, face)) return;
  const faces = [...typedFor(useTypedFaces.getState(), open), face];
  useTypedFaces.setState({ history: open.history, faces });
}

/** Takes back the face typed last. */
export function untypeFace(open: OpenGame): void {
  const faces = typedFor(useTypedFaces.getState(), open).slice(0, -1);
  useTypedFaces.setState({ history: open.history, faces });
}

/** All faces, once each die has one. */
export function allTyped(open: OpenGame): readonly number[] | null {
  const dice = diceToType(open);
  const faces = typedFor(useTypedFaces.getState(), open);
  return dice && faces.length === facesOf(dice).count ? faces : null;
}

/** Gives them as the roll. */
export function giveTyped(open: OpenGame): Ability | null {
  const faces = allTyped(open);
  return faces && typeDice(faces);
}
