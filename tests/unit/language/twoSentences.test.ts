/** That something was refused and why it was are two sentences: in French nothing begins anew after a colon. */
import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/language/locale.ts';
import { mapEditorWordsOf } from '../../../src/language/mapEditor.ts';
import { scenarioEditorWordsOf } from '../../../src/language/scenarioEditor.ts';
import { skirmishWordsOf } from '../../../src/language/skirmish.ts';

const WHOLE = /^\p{Lu}[^:]*\.$/u;

test.each(LOCALES)('%s', async (locale) => {
  const [map, plan, skirmish] = await Promise.all([
    mapEditorWordsOf(locale),
    scenarioEditorWordsOf(locale),
    skirmishWordsOf(locale),
  ]);
  for (const refused of [map.keeping, plan.keeping, plan.muster, skirmish.own].map((words) => words.refused))
    expect(refused).toMatch(WHOLE);
});
