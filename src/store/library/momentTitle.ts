/** The title of a moment: that of its battle with when it was, as in “The outposts · turn 3, The Austrian outpost”. */
import type { Tongue, Words } from '../../contract/words.ts';
import { momentWordsOf } from '../../language/moment.ts';
import type { Game } from '../../rules/state/game.ts';
import { LONGEST_TITLE } from '../../scenarios/armyLimits.ts';
import { plainText } from '../../scenarios/plainText.ts';
import type { Scenario } from '../../scenarios/scenario.ts';

const BETWEEN = ' · ';
/** Letters of an army in it, so that there is room for the battle. */
const LONGEST_ARMY = 40;

type When = Pick<Game, 'turn' | 'side'>;

/** As much of a text as there is room for, in whole words where it has several; one sees that it goes on. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = plainText(text, most - 1);
  const isWhole = text[cut.length] === ' ';
  return `${isWhole ? cut : cut.replace(/[\s\p{P}]+[^\s]*$/u, '')}…`;
}

function armyOf({ armies }: Scenario, { side }: When, tongue: Tongue): string {
  return shortened(armies[side].name[tongue], LONGEST_ARMY);
}

/** Without when it was kept, where that is what the title ends with: the words before the turn are those of a language. */
function ofBattle(scenario: Scenario, moment: When, tongue: Tongue): string {
  const title = scenario.title[tongue];
  const end = `${moment.turn}, ${armyOf(scenario, moment, tongue)}`;
  const at = title.lastIndexOf(BETWEEN, title.length - end.length);
  return at > 0 && title.endsWith(end) ? title.slice(0, at) : title;
}

/** The title of the battle, whichever of its moments was kept. */
export function battleTitle(scenario: Scenario): Words {
  const { moment, title } = scenario;
  if (!moment) return title;
  return { en: ofBattle(scenario, moment, 'en'), fr: ofBattle(scenario, moment, 'fr') };
}

/** The title of that moment of it. */
export async function momentTitle(scenario: Scenario, moment: When): Promise<Words> {
  const battle = battleTitle(scenario);
  const told = async (tongue: Tongue): Promise<string> => {
    const words = await momentWordsOf(tongue);
    const when = `${BETWEEN}${words.when(moment.turn, armyOf(scenario, moment, tongue))}`;
    return `${shortened(battle[tongue], LONGEST_TITLE - when.length)}${when}`;
  };
  return { en: await told('en'), fr: await told('fr') };
}
