/** The door of the skirmish by lot. */
import type { ReactNode } from 'react';
import { languageOf, loadLanguage } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import { opponentWordsOf } from '../../language/opponent.ts';
import { skirmishWordsOf } from '../../language/skirmish.ts';
import type { SkirmishSaid } from '../../store/skirmish/skirmish.ts';

/** Fetches the screen and, for the battle's own words, both languages. */
export async function enter(locale: Locale): Promise<(languageSwitch: ReactNode) => ReactNode> {
  const [{ SkirmishByLot }, en, fr, english, french] = await Promise.all([
    import('./SkirmishByLot.tsx'),
    skirmishWordsOf('en'),
    skirmishWordsOf('fr'),
    loadLanguage('en'),
    loadLanguage('fr'),
    opponentWordsOf(locale),
  ]);
  const inBoth = { en: { say: en, words: english.words }, fr: { say: fr, words: french.words } };
  const told = (tell: (one: (typeof inBoth)['en' | 'fr']) => string) => ({
    en: tell(inBoth.en),
    fr: tell(inBoth.fr),
  });
  const said: SkirmishSaid = {
    title: (format, seed) => told(({ say }) => say.battle.title(format, seed)),
    story: ({ blue, red }) =>
      told(({ say, words }) =>
        say.battle.story(
          words.nations[blue.nation],
          say.themes[blue.theme],
          words.nations[red.nation],
          say.themes[red.theme],
        ),
      ),
    army: (nation) => told(({ say, words }) => say.battle.army(words.nations[nation])),
  };
  const { say } = inBoth[locale];
  const language = languageOf(locale);
  return (languageSwitch) => (
    <SkirmishByLot say={say} language={language} said={said} languageSwitch={languageSwitch} />
  );
}
