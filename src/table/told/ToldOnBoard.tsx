import type { RefObject } from 'react';
import type { MapCommands } from '../../map/mapProps.ts';
import type { OpenGame } from '../../store/state.ts';
import type { TableView } from '../../store/view/view.ts';
import { FollowTold } from './FollowTold.tsx';
import { WhatCame } from './WhatCame.tsx';

interface Props {
  readonly map: RefObject<MapCommands | null>;
  readonly open: OpenGame;
  readonly view: TableView;
}

/** What happens on the board is followed by the map, and what came of it told on a card. */
export function ToldOnBoard({ map, open, view }: Props) {
  return (
    <>
      <WhatCame open={open} view={view} />
      <FollowTold map={map} view={view} />
    </>
  );
}
