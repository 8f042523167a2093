import { LONGEST_STORY, LONGEST_TITLE } from '../scenarios/armyLimits.ts';
import { changePlan } from '../store/scenarioEditor/editor.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { wordsWritten, writtenApart, writtenBeside, writtenIn } from '../store/scenarioEditor/written.ts';
import { PaperBlock, PaperWords } from './fields.tsx';
import { usePlanSpeech } from './words.ts';

const TEXTS = [
  { of: 'title', most: LONGEST_TITLE },
  { of: 'story', most: LONGEST_STORY },
] as const;

/** Title and briefing, in one language or both. */
export function StorySheet() {
  const { say, language } = usePlanSpeech();
  const scenario = usePlan((state) => state.scenario);
  const { locale } = language;
  const other = locale === 'fr' ? 'en' : 'fr';
  const label = { title: say.story.title, story: say.story.text };
  const rows = { title: {}, story: { rows: 9 } };
  return (
    <>
      <p className="paper-note">{say.story.note}</p>
      {TEXTS.map(({ of, most }) => (
        <PaperWords
          key={of}
          label={label[of]}
          value={writtenIn(scenario[of], locale)}
          shown={scenario[of][locale]}
          most={most}
          {...rows[of]}
          testid={`plan-${of}`}
          onWords={(text) => changePlan((one) => ({ ...one, [of]: wordsWritten(one[of], locale, text) }))}
        />
      ))}
      <PaperBlock title={say.story.beside(say.languages[other])}>
        <p className="paper-note">{say.story.besideNote(say.languages[other])}</p>
        {TEXTS.map(({ of, most }) => (
          <PaperWords
            key={of}
            label={label[of]}
            value={writtenApart(scenario[of], other)}
            shown={scenario[of][other]}
            most={most}
            mayBeEmpty
            {...rows[of]}
            testid={`plan-${of}-beside`}
            onWords={(text) => changePlan((one) => ({ ...one, [of]: writtenBeside(one[of], other, text) }))}
          />
        ))}
      </PaperBlock>
    </>
  );
}
