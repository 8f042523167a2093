import { useEffect } from 'react';
import { keepFocus } from '../map/keptFocus.ts';
import { TermTip } from './TermTip.tsx';

/** What helps whoever reads and whoever plays by key, on every screen. */
export function Aids() {
  useEffect(keepFocus, []);
  return <TermTip />;
}
