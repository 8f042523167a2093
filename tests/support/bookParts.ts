/** What the rule systems bring to the rulebook, all their texts here. */
import type { Tongue } from '../../src/contract/system.ts';
import { SYSTEMS } from '../../src/rulesets/list.ts';
import { type BookParts, partsIn, useParts, wantText } from '../../src/store/book/parts.ts';

/** The parts in a language, as they stand in the book once everything is fetched. */
export async function partsRead(tongue: Tongue): Promise<BookParts> {
  useParts.setState({ systems: SYSTEMS });
  for (const { id } of SYSTEMS) wantText(id, tongue);
  const parts = () => partsIn(useParts.getState(), tongue);
  await new Promise<void>((done) => {
    const look = () => {
      if (parts()?.parts.every(({ chapters }) => chapters !== null)) done();
    };
    useParts.subscribe(look);
    look();
  });
  return parts() ?? { own: '', parts: [] };
}

/** The parts whose texts are still to come. */
export function partsUnread(tongue: Tongue): BookParts {
  return partsIn({ systems: SYSTEMS, texts: {}, lost: false }, tongue) ?? { own: '', parts: [] };
}
