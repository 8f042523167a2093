/** Which regiments a nation has to offer. A module of its own: it is fetched with the screen that shows them. */
import type { Nation } from '../../rules/state/nations.ts';
import { AUSTRIA } from './austria.ts';
import { BRITAIN } from './britain.ts';
import { FRANCE } from './france.ts';
import { BAVARIA, BRUNSWICK, HANOVER, NASSAU, SAXONY, WURTTEMBERG } from './germany.ts';
import { NETHERLANDS, POLAND, SWEDEN } from './north.ts';
import { PRUSSIA } from './prussia.ts';
import type { Regiment } from './regiment.ts';
import { RUSSIA } from './russia.ts';
import { ITALY, NAPLES, OTTOMAN, PORTUGAL, SPAIN } from './south.ts';

const OF_NATION: Readonly<Record<Nation, readonly Regiment[]>> = {
  france: FRANCE,
  britain: BRITAIN,
  prussia: PRUSSIA,
  austria: AUSTRIA,
  russia: RUSSIA,
  spain: SPAIN,
  portugal: PORTUGAL,
  netherlands: NETHERLANDS,
  sweden: SWEDEN,
  saxony: SAXONY,
  bavaria: BAVARIA,
  wurttemberg: WURTTEMBERG,
  poland: POLAND,
  italy: ITALY,
  naples: NAPLES,
  brunswick: BRUNSWICK,
  hanover: HANOVER,
  nassau: NASSAU,
  ottoman: OTTOMAN,
  allies: [...AUSTRIA, ...RUSSIA, ...PRUSSIA, ...BRITAIN, ...SWEDEN],
};

/** Who lent a nation the arms it had not, or too few of. */
const FRIENDS: Readonly<Partial<Record<Nation, Nation>>> = {
  france: 'poland',
  britain: 'spain',
  prussia: 'russia',
  austria: 'russia',
  spain: 'britain',
  portugal: 'britain',
  netherlands: 'britain',
  sweden: 'prussia',
  saxony: 'france',
  bavaria: 'france',
  wurttemberg: 'france',
  poland: 'france',
  italy: 'france',
  naples: 'france',
  brunswick: 'britain',
  hanover: 'britain',
  nassau: 'netherlands',
};

/** The regiments of a nation, in its own language: those of 1789 to 1815 arm by arm, then those of the old armies. */
export function regimentsOf(nation: Nation): readonly Regiment[] {
  return OF_NATION[nation];
}

/** The nation whose regiments fill the gaps of this one, or none. */
export function friendOf(nation: Nation): Nation | null {
  return FRIENDS[nation] ?? null;
}
