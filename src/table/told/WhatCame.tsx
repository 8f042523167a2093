import { useMemo } from 'react';
import type { OpenGame } from '../../store/state.ts';
import { logUpTo } from '../../store/told/logUpTo.ts';
import { upshotOf } from '../../store/told/upshot.ts';
import { toldLog } from '../../store/view/curtain.ts';
import type { TableView } from '../../store/view/view.ts';
import { UpshotCard } from './UpshotCard.tsx';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

/** What came of the action that has just ended, on whichever board is shown; nothing once another answer is given. */
export function WhatCame({ open, view: { game } }: Props) {
  const log = useMemo(() => logUpTo(toldLog(open), game), [open, game]);
  const upshot = useMemo(() => upshotOf(log, game), [log, game]);
  return upshot ? <UpshotCard open={open} upshot={upshot} answers={log.length} /> : null;
}
