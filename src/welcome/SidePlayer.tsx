/** What comes late on the card of a side: its army drawn up, and who plays it. */
import type { ComponentProps } from 'react';
import { Ranks } from './Ranks.tsx';
import { WhoPlays } from './WhoPlays.tsx';

interface Props extends ComponentProps<typeof WhoPlays> {
  readonly army: Omit<ComponentProps<typeof Ranks>, 'side'>;
}

export function SidePlayer({ army: { nation, units }, ...who }: Props) {
  return (
    <>
      <Ranks side={who.side} nation={nation} units={units} />
      <WhoPlays {...who} />
    </>
  );
}
