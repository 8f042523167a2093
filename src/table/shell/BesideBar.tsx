import type { OpenGame } from '../../store/state.ts';
import { AsideBar } from '../record/AsideBar.tsx';
import { PositionBar } from './PositionBar.tsx';

/** What is on the table instead of a battle that is played, and the way back. */
export function BesideBar({ open }: { readonly open: OpenGame }) {
  return open.shown ? <PositionBar open={open} /> : <AsideBar open={open} />;
}
