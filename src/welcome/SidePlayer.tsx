/** What comes late on the card of a side: its army drawn up, and who plays it. */
import type { ComponentProps } from 'react';
import { WhoPlays } from '../account/WhoPlays.tsx';
import { Ranks } from './Ranks.tsx';

type Props = ComponentProps<typeof WhoPlays> & ComponentProps<typeof Ranks>;

export function SidePlayer({ dress, units, ...who }: Props) {
  return (
    <>
      <Ranks side={who.side} dress={dress} units={units} />
      <WhoPlays {...who} />
    </>
  );
}
