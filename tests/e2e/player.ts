/** A player who seeks a fight: it reads the screen, and answers with clicks and keys. */
import { expect, type Page } from '@playwright/test';
import type { Choice } from '../../src/rules/state/answers.ts';
import {
  answering,
  apart,
  clickMap,
  drafts,
  look,
  nearest,
  type Piece,
  pieceOf,
  roll,
  type Sight,
} from './table.ts';

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

/** Presses an answer: by its digit where it has one, on its button otherwise; and confirms what is drafted. */
async function give(page: Page, sight: Sight, { choice, key }: Sight['choices'][number]): Promise<void> {
  await answering(page, async () => {
    if (key !== '') await page.keyboard.press(key);
    else await page.locator(`[data-testid="choice"][data-choice='${JSON.stringify(choice)}']`).click();
    if (await drafts(page, sight)) await page.getByTestId('confirm').click();
  });
}

function enemyNearestTo(sight: Sight, piece: Piece): Piece | undefined {
  return nearest(
    sight.pieces.filter(({ side }) => side !== piece.side),
    piece,
  );
}

/** Presses the lit hex nearest to the enemy, and confirms what is drafted there. */
async function move(page: Page, sight: Sight): Promise<void> {
  const unit = pieceOf(sight, sight.selected);
  const end = nearest(sight.lit, enemyNearestTo(sight, unit) ?? unit);
  if (!end) throw new Error(`no hex is lit for ${unit.unit}`);
  await answering(page, async () => {
    await clickMap(page, end);
    if (await drafts(page, sight)) await page.getByTestId('confirm').click();
  });
}

/** Picks the unit nearest to the enemy on the map, then friends from the list as far as the points go. */
async function order(page: Page, sight: Sight): Promise<void> {
  const first = sight.picks
    .map((unit) => pieceOf(sight, unit))
    .toSorted((a, b) => distance(sight, a) - distance(sight, b))[0];
  if (!first) return endOrders(page);
  await clickMap(page, first);
  for (let size = 1; size < 3; size++) {
    const { picks, picked } = await look(page);
    const friend = nearest(
      picks.map((unit) => pieceOf(sight, unit)),
      first,
    );
    if (!friend || picked.length < size) break;
    await page.locator(`[data-testid="pick"][data-unit="${friend.unit}"]`).click();
  }
  await answering(page, () => page.getByTestId('confirm-group').click());
}

function distance(sight: Sight, piece: Piece): number {
  const enemy = enemyNearestTo(sight, piece);
  return enemy ? apart(piece, enemy) : 0;
}

export async function endOrders(page: Page): Promise<void> {
  await answering(page, async () => {
    const before = await look(page);
    await page.getByTestId('end-orders').click();
    const yes = page.getByTestId('dialog-yes');
    await expect(yes.or(page.locator(`#question:not([data-answers="${before.answers}"])`))).toBeVisible();
    if (await yes.isVisible()) await yes.click();
  });
}

/** Takes one step of the battle. `tired`: it gives no more orders. */
export async function step(page: Page, sight: Sight, tired = false): Promise<void> {
  if (sight.ask === 'roll') return roll(page);
  if (sight.ask === 'orders') return tired ? endOrders(page) : order(page, sight);
  const [best] = sight.choices.toSorted((a, b) => worth(a.choice) - worth(b.choice));
  return best ? give(page, sight, best) : move(page, sight);
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
