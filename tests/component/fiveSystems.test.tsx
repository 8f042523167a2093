import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import '../../src/laboratory/parts.css';
import type { MeasureName } from '../../src/contract/encounter.ts';
import { FiveSystems } from '../../src/laboratory/systems/FiveSystems.tsx';
import { meetingTold } from '../../src/laboratory/systems/sentence.ts';
import { speechOf } from '../../src/laboratory/systems/speech.ts';
import { LabSpeakerContext, labSpeakerOf } from '../../src/laboratory/words.ts';
import { laboratoryWordsOf } from '../../src/language/laboratory.ts';
import { explanationsOf, languageOf } from '../../src/language/language.ts';
import type { Locale } from '../../src/language/locale.ts';
import { addressNow } from '../../src/store/address/address.ts';
import { openMeeting } from '../../src/store/encounter/encounter.ts';
import { workedEncounter } from '../../src/store/encounter/examples.ts';
import { FIRST_MEETING, useEncounter } from '../../src/store/encounter/state.ts';
import { SHOWN } from '../../src/store/encounter/systems.ts';
import { useLaboratory } from '../../src/store/laboratory/state.ts';
import { useStore } from '../../src/store/store.ts';

/** The systems by their columns: the one played, the second game, the combats, the morale, the zones. */
const [played = '', game = '', combats = '', morale = '', zones = ''] = SHOWN.map(({ id }) => id);

async function drawn(locale: Locale = 'en') {
  const [say, explain, speech] = await Promise.all([
    laboratoryWordsOf(locale),
    explanationsOf(locale),
    speechOf(locale),
  ]);
  const { game: field } = useLaboratory.getState().setup.sandbox;
  const speaker = labSpeakerOf({ say, explain, language: languageOf(locale) }, field);
  return render(
    <LabSpeakerContext value={speaker}>
      <div className="lab" data-tab="systems">
        <div className="sheet">
          <FiveSystems speech={speech} />
        </div>
      </div>
    </LabSpeakerContext>,
  );
}

type Screen = Awaited<ReturnType<typeof drawn>>;

async function answered(screen: Screen): Promise<void> {
  await expect
    .element(screen.getByTestId('answers'), { timeout: 120_000 })
    .toHaveAttribute('data-done', 'true');
}

async function shown(locale: Locale = 'en'): Promise<Screen> {
  const screen = await drawn(locale);
  await answered(screen);
  return screen;
}

/** What is seen of a cell, without what is only read aloud. */
function cell(screen: Screen, system: string, measure: MeasureName): string {
  const found = screen.container.querySelector(`td[data-system="${system}"][data-measure="${measure}"]`);
  const copy = found?.cloneNode(true) as HTMLElement | undefined;
  for (const unseen of copy?.querySelectorAll('.unseen, [hidden]') ?? []) unseen.remove();
  return copy?.textContent?.trim() ?? '';
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useEncounter.setState({ meeting: FIRST_MEETING, past: [], ahead: [], leftOut: [], sweep: null });
});

test('the figures of a charge by all systems: a table with a head for each measure and each system', async () => {
  const screen = await shown();
  const table = screen.getByRole('table', { name: 'What each system makes of the encounter' });
  const heads = table.getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual([
    'Measure',
    'Sabreur-hex',
    'Casques et Plumets',
    'Alexandre et Bayard',
    'Morale chapter',
    'We Are Napoléon',
  ]);
  expect(table.getByRole('rowheader').elements()).toHaveLength(7);
  expect(SHOWN.map(({ id }) => cell(screen, id, 'breaks'))).toEqual([
    '82.1% (0.03%)',
    '7.5%',
    '53.0% (81.5%)',
    '0%',
    '0%',
  ]);
  expect(cell(screen, game, 'stopped')).toBe('27.8%');
  expect(cell(screen, played, 'lossTarget')).toBe('5.6% (36.3%)');
  expect(cell(screen, zones, 'shaken')).toBe('50.0%');
  await expect.element(screen.getByTestId(`results-${zones}`)).toHaveTextContent('malus to the test1');
  await expect
    .element(screen.getByTestId(`rests-${combats}`))
    .toHaveTextContent('one flag on the die (two flags on the die)');
});

test('a figure that rests on something assumed has a dotted line, one that the text gives has none', async () => {
  const screen = await shown();
  const rests = (system: string) =>
    screen.container.querySelector(`td[data-system="${system}"] .five-figure`)?.getAttribute('data-rests');
  expect([played, game, combats, morale, zones].map(rests)).toEqual([
    'false',
    'true',
    'true',
    'true',
    'true',
  ]);
  const inBrackets = (system: string) =>
    screen.container.querySelector(`td[data-system="${system}"] .five-second`)?.getAttribute('data-rests');
  expect([played, combats].map(inBrackets)).toEqual(['false', 'true']);
  await expect.element(screen.getByTestId(`results-${morale}`)).toHaveAttribute('data-rests', 'true');
  await screen.getByTestId('five-attacker-arm').selectOptions('fieldGuns');
  await screen.getByTestId('five-deed').selectOptions('fire');
  await answered(screen);
  const marked = (measure: MeasureName) =>
    screen.container
      .querySelector(`td[data-system="${game}"][data-measure="${measure}"] .five-figure`)
      ?.getAttribute('data-rests');
  expect([marked('breaks'), marked('thrown'), marked('lossAttacker')]).toEqual(['true', 'false', 'false']);
});

test('a measure tells its one definition, and a dash why there is no figure, by press and by focus', async () => {
  const screen = await shown();
  const told = screen.getByTestId('explanation');
  const measure = screen.getByTestId('measure-stopped');
  await measure.click();
  await expect.element(told).toHaveTextContent('The chance that the attacker never comes to blows.');
  await expect.element(measure).toHaveAccessibleDescription(/never comes to blows/);
  expect(cell(screen, zones, 'stopped')).toBe('–');
  const dash = screen.container.querySelector<HTMLElement>(
    `td[data-system="${zones}"] [data-testid="unknown-stopped"]`,
  );
  dash?.focus();
  await expect.element(told).toHaveTextContent('We Are Napoléon: the text does not stop an attacker');
});

test('an assumption is changed beside the figure, marked, and taken back in one press', async () => {
  const screen = await shown();
  const before = cell(screen, combats, 'breaks');
  const input = screen.getByTestId(`input-${combats}-targetArmour`);
  await input.selectOptions('green');
  await answered(screen);
  await expect.poll(() => cell(screen, combats, 'breaks')).not.toBe(before);
  expect(cell(screen, game, 'breaks')).toBe('7.5%');
  const chip = screen.container.querySelector('.five-chip[data-changed="true"]');
  expect(chip?.getAttribute('data-input')).toBe('targetArmour');
  expect(chip?.querySelector('label')?.textContent).toContain('assumed: the text at hand is silent, changed');
  await screen.getByTestId(`usual-${combats}-targetArmour`).click();
  await answered(screen);
  await expect.poll(() => cell(screen, combats, 'breaks')).toBe(before);
  expect(screen.container.querySelector('.five-chip[data-changed="true"]')).toBeNull();
});

test('a value chosen again as it usually is counts as told by nobody; all are taken back in one step', async () => {
  const screen = await shown();
  const factor = screen.getByTestId(`input-${combats}-attackerMelee`);
  await factor.selectOptions('6');
  await factor.selectOptions('3');
  expect(useEncounter.getState().meeting.given).toEqual({});
  await factor.selectOptions('6');
  await screen.getByTestId(`input-${combats}-targetMelee`).selectOptions('1');
  await screen.getByTestId(`usual-${combats}`).click();
  expect(useEncounter.getState().meeting.given).toEqual({});
  await screen.getByTestId('five-undo').click();
  expect(useEncounter.getState().meeting.given).toEqual({
    [combats]: { attackerMelee: 6, targetMelee: 1 },
  });
  await answered(screen);
});

test('readings look otherwise than assumptions, and wait behind with what is asked less', async () => {
  const screen = await shown();
  await screen.getByTestId(`more-${game}`).click();
  const from = (input: string) =>
    screen.container
      .querySelector(`[data-testid="system-${game}"] [data-input="${input}"]`)
      ?.getAttribute('data-from');
  expect([from('failed_entry'), from('reserve')]).toEqual(['ruling', 'assumed']);
  const style = (input: string) =>
    getComputedStyle(screen.container.querySelector(`[data-input="${input}"]`) ?? document.body).borderStyle;
  expect(style('failed_entry')).toBe('double');
  expect(style('reserve')).toBe('dotted');
});

test('a system whose text has no answer says which chapter is missing, and shows no number', async () => {
  openMeeting({ encounter: workedEncounter('E02'), given: {} });
  const screen = await shown();
  const column = screen.container.querySelector(`td[data-system="${zones}"]`);
  expect(column?.textContent).toContain('the combat chapter, which is missing');
  expect(column?.textContent?.replace(/\(WN-\d+\)/, '')).not.toMatch(/\d/);
  expect(column?.getAttribute('rowspan')).toBe('7');
  expect(screen.container.querySelectorAll(`td[data-system="${zones}"]`)).toHaveLength(1);
});

test('the words of the sentence change the encounter; what cannot be so is told', async () => {
  const screen = await shown();
  await screen.getByTestId('five-answer').selectOptions('square');
  await answered(screen);
  expect(cell(screen, played, 'breaks')).toBe('72.8% (0.03%)');
  await screen.getByTestId('five-target-arm').selectOptions('lancers');
  await expect.element(screen.getByTestId('left-out')).toHaveTextContent('“tries to form square”');
  expect(screen.container.querySelector('[data-testid="five-target-formation"]')).toBeNull();
  await screen.getByTestId('five-start').click();
  expect(useEncounter.getState().meeting.encounter).toEqual(FIRST_MEETING.encounter);
  await answered(screen);
});

test('the steps unfold with their dice and sums, each line with its statement', async () => {
  const screen = await shown();
  await screen.getByTestId(`steps-${zones}`).click();
  const system = screen.getByTestId(`system-${zones}`);
  await expect.element(system).toHaveTextContent('+6 morale value of the charger');
  for (const line of system.element().querySelectorAll('.terms li:not(.five-total)'))
    expect(line.querySelector('[data-testid="rule-mark"]')?.textContent).toMatch(/^WN-/);
  await screen.getByTestId(`steps-${game}`).click();
  await expect
    .element(screen.getByTestId(`system-${game}`))
    .toHaveTextContent('5 dice, 4 or more: a hit · likeliest: 2');
  await screen.getByTestId(`steps-${combats}`).click();
  await expect
    .element(screen.getByTestId(`system-${combats}`))
    .toHaveTextContent(
      '4 dice · green, special or order: nothing · blue or red: a hit · flag: a moral hit · likeliest: green, blue, red, special',
    );
  expect(screen.getByTestId(`system-${combats}`).element().textContent).toContain('2 × flag: a moral hit');
  await expect
    .element(screen.getByTestId(`system-${game}`))
    .toHaveTextContent('7 or less: stays outside · 8 or more: goes in · likeliest: 9 (goes in)');
  await screen.getByTestId(`steps-${morale}`).click();
  await expect
    .element(screen.getByTestId(`system-${morale}`))
    .toHaveTextContent('1 die · 1 or 2 counts 0, 3 or 4 counts 1, 5 or 6 counts 2');
  await expect
    .element(screen.getByTestId(`system-${zones}`))
    .toHaveTextContent('1 die · 3 or less: passes the test · 4 or more: in disorder');
});

test('a statement pressed in a step opens the rulebook at it', async () => {
  const screen = await shown();
  await screen.getByTestId(`steps-${zones}`).click();
  await screen.getByTestId(`system-${zones}`).getByText('WN-T4').first().click();
  expect(addressNow().rule).toBe('WN-T4');
  useStore.setState({ book: null });
  history.replaceState(null, '', location.pathname);
});

test('each column shows what its system takes the parties for', async () => {
  const screen = await shown();
  await screen.getByTestId(`taken-${game}`).click();
  await expect.element(screen.getByTestId(`system-${game}`)).toHaveTextContent('heavy cavalry');
  expect(
    screen.container.querySelector(`[data-testid="system-${combats}"] dd[data-from="assumed"]`),
  ).not.toBeNull();
});

test('what stood there before stays in view while it is worked at, marked; a column that failed says so', async () => {
  const screen = await shown();
  const { columns } = useEncounter.getState();
  const done = columns[game];
  if (done?.is !== 'done') throw new Error('not reckoned');
  useEncounter.setState({
    columns: {
      ...columns,
      [game]: { is: 'working', before: done.answer },
      [combats]: { is: 'stopped', before: null },
      [morale]: { is: 'failed', why: 'fault' },
    },
  });
  await expect.element(screen.getByTestId('figures')).toHaveAttribute('aria-busy', 'true');
  expect(cell(screen, game, 'breaks')).toBe('7.5%');
  const head = screen.container.querySelector(`th[data-system="${game}"]`);
  expect(head?.getAttribute('data-before')).toBe('true');
  expect(head?.textContent).toContain('Of what stood there before');
  await expect.element(screen.getByTestId('five-working')).toHaveTextContent('Reckoning: Casques et Plumets');
  await expect.element(screen.getByTestId(`stopped-${combats}`)).toHaveTextContent('Reckon on');
  await expect.element(screen.getByTestId(`system-${morale}`)).toHaveTextContent('The reckoning failed');
  useEncounter.setState({ columns });
});

test('a sweep draws a curve for each system that knows the measure, those in brackets dashed', async () => {
  const screen = await shown();
  await screen.getByTestId('five-vary').selectOptions('party target left');
  await expect
    .element(screen.getByTestId('five-sweep'), { timeout: 240_000 })
    .toHaveAttribute('data-done', 'true');
  const lines = [...screen.container.querySelectorAll('.plot-line')];
  expect(lines.map((line) => line.getAttribute('data-series'))).toEqual([
    'five-0',
    'five-0-1',
    'five-1',
    'five-2',
    'five-2-1',
    'five-3',
    'five-4',
  ]);
  const dashes = lines.map((line) => line.querySelector('path')?.getAttribute('stroke-dasharray'));
  expect(dashes).toEqual(['', '6 4', '', '', '6 4', '', '']);
  const marks = lines.map((line) => line.querySelector('.plot-mark')?.getAttribute('d'));
  expect(new Set(marks).size).toBe(5);
  await screen.getByTestId('five-read').selectOptions('stopped');
  expect(screen.container.querySelectorAll('.plot-line')).toHaveLength(3);
  await expect
    .element(screen.getByTestId('five-sweep'))
    .toHaveTextContent('Not known to Alexandre et Bayard, Morale chapter, We Are Napoléon.');
  await screen.getByTestId('five-vary').selectOptions('encounter onto');
  await expect
    .element(screen.getByTestId('five-sweep'), { timeout: 240_000 })
    .toHaveAttribute('data-done', 'true');
  await screen.getByTestId('five-read').selectOptions('breaks');
  await expect
    .element(screen.getByTestId('five-sweep'))
    .toHaveTextContent('We Are Napoléon has no answer for: in flank, in the rear.');
  await screen.getByTestId('five-sweep-off').click();
  expect(screen.container.querySelector('.lab-plot')).toBeNull();
});

test('the sentence tells the encounter, the answers, what they rest on, and the link, in both languages', async () => {
  await shown();
  const state = useEncounter.getState();
  const english = meetingTold(state, await speechOf('en'), 'LINK');
  expect(english).toContain(
    'Heavy cavalry (regulars, 20/20) charges from 3 hexes away, in front; the target, Line infantry (regulars, in line, 20/20), in the open, does nothing.',
  );
  expect(english).toContain('Sabreur-hex: target breaks 82.1% (0.03%)');
  expect(english).toContain('rests on: one flag on the die, in brackets: two flags on the die');
  expect(english).toContain('armour of the target: medium (blue)');
  expect(english.endsWith(' LINK')).toBe(true);
  const french = meetingTold(state, await speechOf('fr'), 'LIEN');
  expect(french).toContain('Sabreur-hex\u202f: la cible cède 82,1\u202f% (0,03\u202f%)');
  const columns = { ...state.columns, [game]: { is: 'working', before: null } } as const;
  expect(meetingTold({ ...state, columns }, await speechOf('en'), '')).toContain(
    'Casques et Plumets: not reckoned.',
  );
});

test('it speaks French', async () => {
  const screen = await shown('fr');
  expect(cell(screen, played, 'breaks')).toBe('82,1\u202f% (0,03\u202f%)');
  await expect.element(screen.getByTestId('five-form')).toHaveTextContent('L’attaquant');
});

test('assistive technology finds nothing amiss, everything unfolded', async () => {
  const screen = await shown();
  for (const fold of screen.container.querySelectorAll('details')) fold.open = true;
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
