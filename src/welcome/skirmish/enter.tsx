/** The door of the skirmish by lot. */
import type { ReactNode } from 'react';
import type { Words } from '../../contract/words.ts';
import { explanationsOf, languageOf, loadLanguage } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import { opponentWordsOf } from '../../language/opponent.ts';
import { skirmishWordsOf } from '../../language/skirmish.ts';
import type { Brought, SkirmishSaid } from '../../store/skirmish/skirmish.ts';

/** Fetches the screen and, for the battle's own words, both languages. */
export async function enter(locale: Locale): Promise<(languageSwitch: ReactNode) => ReactNode> {
  const [{ SkirmishByLot }, en, fr, english, french, explain] = await Promise.all([
    import('./SkirmishByLot.tsx'),
    skirmishWordsOf('en'),
    skirmishWordsOf('fr'),
    loadLanguage('en'),
    loadLanguage('fr'),
    explanationsOf(locale),
    opponentWordsOf(locale),
  ]);
  const inBoth = { en: { say: en, words: english.words }, fr: { say: fr, words: french.words } };
  const both = (tell: (one: Locale) => string): Words => ({ en: tell('en'), fr: tell('fr') });
  const told = (tell: (one: (typeof inBoth)[Locale]) => string): Words => both((one) => tell(inBoth[one]));
  const said: SkirmishSaid = {
    title: (format, seed) => told(({ say }) => say.battle.title(format, seed)),
    story: ({ blue, red }) =>
      both((one) => {
        const { say, words } = inBoth[one];
        const comes = ({ own, theme }: Brought) => (own ? say.battle.own(own[one]) : say.themes[theme]);
        return say.battle.story(
          ...([words.nations[blue.nation], comes(blue), words.nations[red.nation], comes(red)] as const),
          blue.own === null && red.own === null,
        );
      }),
    army: (nation) => told(({ say, words }) => say.battle.army(words.nations[nation])),
  };
  const { say } = inBoth[locale];
  const language = languageOf(locale);
  return (languageSwitch) => (
    <SkirmishByLot
      say={say}
      language={language}
      explain={explain}
      said={said}
      languageSwitch={languageSwitch}
    />
  );
}
