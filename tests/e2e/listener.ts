/**
 * A player who does not see: it reads the accessibility tree alone (roles, names, states, live regions), and presses
 * keys alone. It plays from the leaf *Choices* of the register.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** Of one look at the list: what stands in it, by regions, as it is told. */
interface Heard {
  readonly head: string;
  /** The names of the buttons that can be pressed, in their order, by the name of the region; '' outside of all. */
  readonly buttons: ReadonlyMap<string, readonly Button[]>;
}

interface Button {
  readonly name: string;
  readonly pressed: boolean;
  /** Which of the buttons of the list it is whose names begin so: sums and rules may still come between others. */
  readonly among: number;
  /** So many steps from the head of the list. */
  readonly steps: number;
}

const leaf = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Choices' });

/** All that is said of what happens. */
const log = (page: Page): Locator => page.getByRole('log', { name: 'What happens' });

/** A name as the tree writes it: in quotes, which are written twice where YAML needs quotes of its own. */
function nameIn(line: string): string {
  const quoted = /"((?:[^"\\]|\\.)*)"/.exec(line.replaceAll("''", "'"));
  return (quoted?.[1] ?? '').replaceAll('\\"', '"');
}

function heardIn(tree: string): Heard {
  const buttons = new Map<string, Button[]>();
  const names: string[] = [];
  let head = '';
  let region = { name: '', depth: 0 };
  let steps = 0;
  for (const line of tree.split('\n')) {
    const [, space = '', role = ''] = /^( *)- '?(\w+)/.exec(line) ?? [];
    if (space.length <= region.depth) region = { name: '', depth: 0 };
    if (role === 'heading' && line.includes('[level=3]')) head ||= nameIn(line);
    if (role === 'region' && space.length > 2) region = { name: nameIn(line), depth: space.length };
    if (role !== 'button') continue;
    const name = nameIn(line);
    const among = names.filter((other) => other.startsWith(name)).length;
    names.push(name);
    if (line.includes('[disabled]')) continue;
    steps++;
    // the rules beside sums and reasons are for reading
    if (/^[A-Z]+-\d+:/.test(name)) continue;
    const all = buttons.get(region.name) ?? [];
    buttons.set(region.name, [...all, { among, steps, name, pressed: line.includes('[pressed]') }]);
  }
  return { head, buttons };
}

/** Whether this has the focus, as the tree tells it. */
async function isActive(control: Locator): Promise<boolean> {
  return /^- .*\[active\]/.test(await control.ariaSnapshot({ mode: 'ai' }));
}

/** Goes from control to control until this one has the focus. */
export async function goTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let n = 0; n < 150 && !(await isActive(control)); n++) await page.keyboard.press('Tab');
  expect(await isActive(control)).toBe(true);
}

/** Goes to the control, and presses it. */
async function press(page: Page, control: Locator): Promise<void> {
  await goTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes to a button of the list from its head, where the key of the list leads, and presses it. */
async function pressListed(page: Page, { name, among, steps }: Button): Promise<void> {
  await page.keyboard.press('b');
  for (let n = 0; n < steps; n++) await page.keyboard.press('Tab');
  // odds that are not wanted leave the names as they are; what comes late may only make them longer
  const begun = new RegExp(`^${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`);
  await press(page, leaf(page).getByRole('button', { name: begun }).nth(among));
}

/** Chooses the battle on the first screen, and begins it. */
export async function beginBattle(page: Page, title: string, seed: string): Promise<void> {
  await page.goto(`/#seed=${seed}`);
  const group = page.getByRole('group', { name: 'Choose a battle' });
  await goTo(page, group.getByRole('radio', { checked: true }));
  const wanted = group.getByRole('radio', { name: title });
  for (let n = 0; n < 20 && !(await isActive(wanted)); n++) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Take the field' }));
  await expect(log(page)).not.toBeEmpty();
}

/** The sentences of a live region, as they are said: without the quotes of the tree around some. */
function linesOf(tree: string): readonly string[] {
  const lines = tree.split('\n').flatMap((line) => /^ *- paragraph: (.*)$/.exec(line)?.[1] ?? []);
  return lines.map((line) => (line.startsWith('"') ? String(JSON.parse(line)) : line));
}

/** What is said that was not said before. */
function newIn(now: readonly string[], before: readonly string[]): readonly string[] {
  const left = [...before];
  return now.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How an answer is liked: the first that fits is given. */
const LIKED = [
  /^(\d )?Charge /,
  /^(\d )?Assault /,
  /^(\d )?(Fire|Double fire)/,
  /^(\d )?(Attack|Pursue|Strike back|Return fire|Let |Rally)/,
];

function likedOf(buttons: readonly Button[]): Button | undefined {
  for (const liked of LIKED) {
    const found = buttons.find(({ name }) => liked.test(name));
    if (found) return found;
  }
  return undefined;
}

/** So far a place is from the enemy, as its line says. */
function awayIn(name: string): number {
  return Number(/(\d+) hex(?:es)? from /.exec(name)?.[1] ?? 99);
}

/** How strong a unit is, as its line says. */
function strengthIn(name: string): number {
  return Number(/(\d+) strength points/.exec(name)?.[1] ?? 0);
}

/** Which button of the list is pressed next. */
function choiceIn({ head, buttons }: Heard): Button {
  const all = [...buttons.values()].flat();
  const regions = [...buttons.keys()];
  const of = (name: RegExp) => buttons.get(regions.find((region) => name.test(region)) ?? '-') ?? [];
  const confirm = of(/^The answer in the making$/).find(({ name }) => name.startsWith('Confirm'));
  if (confirm) return confirm;
  const attack = likedOf(of(/can attack$/));
  const group = of(/^The group in the making$/);
  if (group.length > 0) {
    const units = of(/^Units that can be ordered$/);
    const fresh = units.toSorted((a, b) => strengthIn(b.name) - strengthIn(a.name))[0];
    const wanted = units.some(({ pressed }) => pressed) ? undefined : fresh;
    const on = wanted ?? group.find(({ name }) => name.startsWith('Activate')) ?? group.at(-1);
    if (on) return on;
  }
  const place = of(/can go, nearest to the enemy first$/)[0];
  const answers = of(/^Answers$/);
  const pass = answers.find(({ name }) => /^(\d )?Pass\b/.test(name));
  const found =
    attack ??
    likedOf(answers) ??
    (pass && place && awayIn(place.name) < 2 ? pass : place) ??
    answers[0] ??
    all[0];
  if (!found) throw new Error(`nothing to answer with: ${head}`);
  return found;
}

/** The list, once there is something in it to press; nothing where a dialog lies over it. */
async function settled(page: Page): Promise<string | null> {
  let tree: string | null = null;
  await expect
    .poll(async () => {
      tree = null;
      if (await page.getByRole('dialog').isVisible()) return 1;
      tree = await leaf(page).ariaSnapshot();
      return heardIn(tree).buttons.size;
    })
    .toBeGreaterThan(0);
  return tree;
}

/** What is pressed in the list, and whether it is. */
function marksOf(tree: string): string {
  return JSON.stringify([...heardIn(tree).buttons.values()].flat().map(({ pressed }) => pressed));
}

/** Plays the battle on the table to its end; what was told meanwhile, in its order, and how it is said to have ended. */
export async function playToTheEnd(
  page: Page,
): Promise<{ readonly told: readonly string[]; readonly end: Locator }> {
  const told: string[] = [];
  let said: readonly string[] = [];
  const dialog = page.getByRole('dialog');
  const hear = async (): Promise<boolean> => {
    const now = linesOf(await log(page).ariaSnapshot());
    const heard = newIn(now, said);
    told.push(...heard);
    said = now;
    return heard.length > 0;
  };
  // the odds would be worked out for nobody: what is answered does not rest on them
  await page.keyboard.press('o');
  await page.keyboard.press('b');
  await expect(leaf(page)).toBeVisible();
  for (let n = 0; n < 900; n++) {
    const tree = await settled(page);
    await hear();
    if (tree === null) {
      const yes = dialog.getByRole('button', { name: 'Yes' });
      if (!(await yes.isVisible())) return { told, end: dialog };
      await press(page, yes);
      await expect(dialog).toHaveCount(0);
      continue;
    }
    await pressListed(page, choiceIn(heardIn(tree)));
    // whatever is pressed is heard of, told as pressed, or asked about
    await expect
      .poll(async () => {
        if ((await hear()) || (await dialog.isVisible())) return true;
        return marksOf(await leaf(page).ariaSnapshot()) !== marksOf(tree);
      })
      .toBe(true);
  }
  throw new Error('the battle never ended');
}
