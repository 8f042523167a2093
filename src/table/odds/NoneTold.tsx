import { useExplanations } from '../../account/words.ts';
import type { NoOdds } from '../../store/odds/watch.ts';

/** Why there are no odds of what is pointed at. */
export function NoneTold({ why }: { readonly why: NoOdds }) {
  const { odds } = useExplanations();
  return (
    <p className="sub" data-testid="no-odds">
      {odds.noneOf[why]}
    </p>
  );
}
