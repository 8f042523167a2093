/** Title and briefing of a plan: what nobody has written is told in an empty field, and gives way to what somebody writes. */
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { explanationsOf, languageOf } from '../../src/language/language.ts';
import { NEW_SCENARIO } from '../../src/language/newScenario.ts';
import { scenarioEditorWordsOf } from '../../src/language/scenarioEditor.ts';
import { ScenarioEditor } from '../../src/scenarioEditor/ScenarioEditor.tsx';
import { firstPlan, usePlan } from '../../src/store/scenarioEditor/state.ts';

beforeEach(() => usePlan.setState({ ...firstPlan(), section: 'story' }));

test('a briefing is written into an empty field, and a title in one language is the title in both', async () => {
  const [say, explain] = await Promise.all([scenarioEditorWordsOf('en'), explanationsOf('en')]);
  const speech = { say, explain, language: languageOf('en') };
  const screen = await render(<ScenarioEditor speech={speech} languageSwitch={null} />);
  const story = screen.getByTestId('plan-story');
  await expect.element(story).toHaveValue('');
  await expect.element(story).toHaveAttribute('placeholder', NEW_SCENARIO.story.en);
  const beside = screen.getByTestId('plan-title-beside');
  await expect.element(beside).toHaveValue('');
  await screen.getByTestId('plan-title').fill('Ambush at the ford');
  await story.click();
  await expect.element(screen.getByTestId('plan-name')).toHaveValue('Ambush at the ford');
  await expect.element(beside).toHaveValue('');
  await expect.element(beside).toHaveAttribute('placeholder', 'Ambush at the ford');
  expect(usePlan.getState().scenario.title).toEqual({ en: 'Ambush at the ford', fr: 'Ambush at the ford' });
});
