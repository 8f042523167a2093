import { useExplanations } from '../../account/words.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { trailOf } from './trail.ts';

/** Where one stands: the procedures under way, each called by the one before. */
export function UnderWay({ view }: { readonly view: TableView }) {
  const { language, name } = useSpeaker();
  const { frameTitle } = useExplanations();
  const frames = trailOf(view.breadcrumb);
  if (frames.length === 0) return null;
  return (
    <nav aria-label={language.screens.headings.trail}>
      <ol className="trail">
        {frames.map((frame, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a frame's place in the stack is its name
          <li key={at}>{frameTitle(frame, name)}</li>
        ))}
      </ol>
    </nav>
  );
}
