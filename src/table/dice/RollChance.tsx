import { useExplanations } from '../../account/words.ts';
import type { Roll } from '../../rules/state/frames.ts';
import { foretold } from '../../store/told/foretold.ts';

/** Beside a roll, before it: what may be expected of it. The dice and what counts stand on the button already. */
export function RollChance({ roll }: { readonly roll: Roll }) {
  const { chance } = useExplanations().told;
  const found = foretold(roll);
  const { about } = roll.about;
  const said = (): string => {
    switch (found.of) {
      case 'test':
        return chance.passes(found.passes);
      case 'pool':
        return about === 'saves' || about === 'tollSaves'
          ? chance.saves(found.mean, found.none, found.all)
          : chance.hits(found.mean, found.none);
      case 'total':
        return found.even
          ? chance.even(found.least, found.most)
          : chance.total(found.least, found.most, found.mean);
      case 'lots':
        return chance.lots(found.each);
    }
  };
  return (
    <p className="roll-chance" data-testid="roll-chance">
      {said()}
    </p>
  );
}
