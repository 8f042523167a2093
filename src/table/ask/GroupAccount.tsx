import { Reasons, TermList } from '../../account/Lines.tsx';
import type { GroupPreview } from '../../store/possible/possible.ts';
import { useSpeaker } from '../shell/words.ts';

/** Why a group costs what it costs, and whom it would make attack; or why it may not be. */
export function GroupAccount({ preview }: { readonly preview: GroupPreview }) {
  const { language, name } = useSpeaker();
  if (preview.refusals.length > 0) return <Reasons reasons={preview.refusals} name={name} />;
  return (
    <>
      <TermList terms={preview.cost.terms} />
      {preview.duties.length > 0 ? (
        <p className="ask-note">{language.table.willAttack(preview.duties.map(name))}</p>
      ) : null}
    </>
  );
}
