import { useStore } from '../../store/store.ts';
import { useReplay } from '../../store/told/state.ts';
import type { BannerProps } from './BannerList.tsx';
import { BannerList } from './later.ts';

/** Room for what must be known at all times; most of the time there is nothing. */
export function Banners(props: BannerProps) {
  // a turn that is played again has a bar of its own beside the question
  const replayed = useReplay(({ replay }) => replay !== null);
  const told = useStore(
    ({ notice, selection }) =>
      (selection.reviewing !== null && !replayed) ||
      notice?.notice === 'saveFailed' ||
      notice?.notice === 'fileRefused' ||
      notice?.notice === 'cutShort' ||
      notice?.notice === 'mayBeWatched',
  );
  const { save, readOnly } = props.open;
  return told || save === 'failed' || save === 'outdated' || readOnly ? <BannerList {...props} /> : null;
}
