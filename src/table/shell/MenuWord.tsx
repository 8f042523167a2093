import { Suspense } from 'react';
import { useShareWords } from '../../account/shareWords.ts';

interface Props {
  /** The id of the item. */
  readonly of: string;
}

function Word({ of }: Props) {
  const words: Readonly<Record<string, string>> = useShareWords().menu;
  return words[of];
}

/** What an item of the menu is called whose words come late: what stands around it does not wait for them. */
export function MenuWord({ of }: Props) {
  return (
    <Suspense>
      <Word of={of} />
    </Suspense>
  );
}
