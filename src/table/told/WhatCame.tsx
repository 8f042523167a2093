import { useMemo } from 'react';
import type { OpenGame } from '../../store/state.ts';
import { upshotOf } from '../../store/told/upshot.ts';
import { toldLog } from '../../store/view/curtain.ts';
import type { TableView } from '../../store/view/view.ts';
import { Replay } from './Replay.tsx';
import { UpshotCard } from './UpshotCard.tsx';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

/** Above the question: what came of the last action, until the next answer; and the other side's turn once more. */
export function WhatCame({ open, view }: Props) {
  const { game } = view;
  const log = useMemo(() => toldLog(open).slice(0, game.count.answers), [open, game]);
  const upshot = useMemo(() => upshotOf(log, game), [log, game]);
  return (
    <>
      <Replay open={open} view={view} />
      {upshot ? <UpshotCard key={log.length} open={open} upshot={upshot} /> : null}
    </>
  );
}
