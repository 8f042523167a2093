/** A whole battle by keyboard with the accessibility tree alone: nothing is seen, nothing is pointed at. */

import { beginBattle, goTo, playToTheEnd } from './listener.ts';
import { expect, test } from './test.ts';

test('a battle is heard and played to its end by keys alone', async ({ page }) => {
  await beginBattle(page, 'The mill at Rothmühle', 'listened');
  const { told, end } = await playToTheEnd(page);
  const said = told.join('\n');
  // the dice of the seed bring all of this: who is asked what, what is drafted, rolled, done, lost and won
  for (const kind of [
    /Prussia has the first turn\./,
    /^France decides\. Which group do you activate\?$/m,
    /^1D3 − 1: \d → \d order points?\. \w+ has \d order points?\./m,
    /^Orders go to .+, for \d order points?\./m,
    /^Frontal march, To [A-Z]+\d+, facing .+\. Confirm\?$/m,
    / marches from [A-Z]+\d+ to [A-Z]+\d+, facing /,
    / charges .+ from a distance of \d+ hexes!/,
    /^Prussia decides\. How does .+ react to the charge of .+\?$/m,
    /^Roll \d+ dice: \d or \d hits$/m,
    /^\d+ dice: [\d ]+ → \d+ hits?\. /m,
    / dice, against \d+: [\d ]+ → (passed|failed)/,
    / loses \d+ strength points? /,
    / is destroyed: \d+ victory points to the enemy\./,
    /Turn \d+: France\./,
  ])
    expect(said).toMatch(kind);
  // how it ended is told last of all, and by the dialog that opens
  const [decided = '', over = ''] = told.slice(-2);
  expect(over).toBe('The battle is over');
  const winner =
    /(France|Prussia) wins the battle, \d+ to \d+: (an army breaks|the last turn is over)\.$/.exec(decided);
  expect(decided).toMatch(/ wins the battle, /);
  await expect(end).toHaveAccessibleName(`Victory for ${winner?.[1]}`);
  await expect(end.getByRole('heading', { name: `Victory for ${winner?.[1]}` })).toBeVisible();
});

test('from the first dice on the choices are heard, and the sheets of the armies tell where everyone stands', async ({
  page,
}) => {
  await beginBattle(page, 'The crossing at Gersbach', 'listened');
  await page.keyboard.press('b');
  const choices = page.getByRole('tabpanel', { name: 'Choices' });
  await expect(choices.getByRole('button', { name: /^Draw lots for the first turn/ })).toBeVisible();
  await goTo(page, choices);
  await goTo(page, page.getByRole('tab', { name: 'Choices' }));
  await page.keyboard.press('ArrowLeft');
  const sheet = page.getByRole('tabpanel', { name: 'Austria' });
  await expect(sheet.getByRole('button')).toHaveCount(12);
  const tree = await sheet.ariaSnapshot();
  const places = tree.match(/ [A-Z]+\d+(–[A-Z]+\d+)?, .*(facing |in square|in closed column)/g);
  expect(places).toHaveLength(12);
});
