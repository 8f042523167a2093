/** A player who seeks a fight: it reads the screen, and answers with clicks and keys, or with another hand. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Choice } from '../../src/rules/state/answers.ts';
import {
  answering,
  apart,
  clickMap,
  drafts,
  look,
  nearest,
  type Piece,
  type Place,
  pieceOf,
  type Sight,
} from './table.ts';

/** What a player presses with. */
export interface Hand {
  /** Presses a control, or the key that does the same. */
  readonly press: (control: Locator, key?: string) => Promise<void>;
  readonly pressMap: (page: Page, place: Place) => Promise<void>;
  /** Tells two answers apart from one given twice. */
  readonly between: (page: Page) => Promise<void>;
  /** Looks over what is drafted before it is confirmed. */
  readonly weigh: (page: Page, sight: Sight) => Promise<void>;
}

const MOUSE_AND_KEYS: Hand = {
  press: (control, key = '') => (key === '' ? control.click() : control.page().keyboard.press(key)),
  pressMap: clickMap,
  between: (page) => page.keyboard.press('Shift'),
  weigh: async () => undefined,
};

/** The actions it likes, best first. */
const LIKED = ['charge', 'assault', 'fire', 'rally', 'frontalMarch', 'indirectMarch', 'flight'];
const LIKED_ANSWERS: readonly Choice['choose'][] = [
  'attack',
  'flee',
  'strikeBack',
  'returnFire',
  'pursue',
  'attackTarget',
  'shootAt',
  'friendCounterCharge',
  'friendDefensiveFire',
];

function worth(choice: Choice): number {
  const at = choice.choose === 'action' ? LIKED.indexOf(choice.action) : LIKED_ANSWERS.indexOf(choice.choose);
  return at < 0 ? 99 : at;
}

/** Answers with a press, and confirms what that may have drafted. */
async function answer(page: Page, sight: Sight, hand: Hand, press: () => Promise<void>): Promise<void> {
  await answering(
    page,
    async () => {
      await press();
      if (!(await drafts(page, sight))) return;
      await hand.weigh(page, sight);
      await hand.press(page.getByTestId('confirm'));
    },
    hand.between,
  );
}

/** Presses an answer: by its digit where it has one, on its button otherwise. */
async function give(
  page: Page,
  sight: Sight,
  { choice, key }: Sight['choices'][number],
  hand: Hand,
): Promise<void> {
  const button = page.locator(`[data-testid="choice"][data-choice='${JSON.stringify(choice)}']`);
  await answer(page, sight, hand, () => hand.press(button, key));
}

/** The enemy a unit would go for. */
export function enemyNearestTo(sight: Sight, piece: Piece): Piece | undefined {
  return nearest(
    sight.pieces.filter(({ side }) => side !== piece.side),
    piece,
  );
}

/** Presses the lit hex nearest to the enemy. */
async function move(page: Page, sight: Sight, hand: Hand): Promise<void> {
  const unit = pieceOf(sight, sight.selected);
  const end = nearest(sight.lit, enemyNearestTo(sight, unit) ?? unit);
  if (!end) throw new Error(`no hex is lit for ${unit.unit}`);
  await answer(page, sight, hand, () => hand.pressMap(page, end));
}

/** Picks the unit nearest to the enemy on the map, then friends from the list as far as the points go. */
async function order(page: Page, sight: Sight, hand: Hand): Promise<void> {
  const first = sight.picks
    .map((unit) => pieceOf(sight, unit))
    .toSorted((a, b) => distance(sight, a) - distance(sight, b))[0];
  if (!first) return endOrders(page, hand);
  await hand.pressMap(page, first);
  // what a finger presses is heard a moment later
  const inGroup = (unit: string) =>
    expect(page.locator(`[data-testid="pick"][data-unit="${unit}"][aria-pressed="true"]`)).toHaveCount(1);
  await inGroup(first.unit);
  for (let size = 1; size < 3; size++) {
    const { picks, picked } = await look(page);
    const friend = nearest(
      picks.map((unit) => pieceOf(sight, unit)),
      first,
    );
    if (!friend || picked.length < size) break;
    await hand.press(page.locator(`[data-testid="pick"][data-unit="${friend.unit}"]`));
    await inGroup(friend.unit);
  }
  await answering(page, () => hand.press(page.getByTestId('confirm-group')), hand.between);
}

function distance(sight: Sight, piece: Piece): number {
  const enemy = enemyNearestTo(sight, piece);
  return enemy ? apart(piece, enemy) : 0;
}

export async function endOrders(page: Page, hand = MOUSE_AND_KEYS): Promise<void> {
  await answering(
    page,
    async () => {
      const before = await look(page);
      await hand.press(page.getByTestId('end-orders'));
      const yes = page.getByTestId('dialog-yes');
      await expect(yes.or(page.locator(`#question:not([data-answers="${before.answers}"])`))).toBeVisible();
      if (await yes.isVisible()) await hand.press(yes);
    },
    hand.between,
  );
}

/** Takes one step of the battle. `tired`: it gives no more orders. */
export async function step(page: Page, sight: Sight, tired = false, hand = MOUSE_AND_KEYS): Promise<void> {
  if (sight.ask === 'roll')
    return answering(page, () => hand.press(page.getByTestId('roll'), 'Enter'), hand.between);
  if (sight.ask === 'orders') return tired ? endOrders(page, hand) : order(page, sight, hand);
  const [best] = sight.choices.toSorted((a, b) => worth(a.choice) - worth(b.choice));
  return best ? give(page, sight, best, hand) : move(page, sight, hand);
}

/** Plays until the screen shows what is sought. */
export async function playUntil(page: Page, found: (sight: Sight) => boolean): Promise<Sight> {
  for (let n = 0; n < 400; n++) {
    const sight = await look(page);
    if (found(sight)) return sight;
    await step(page, sight);
  }
  throw new Error('what was sought never came');
}
