/** What is wrong with files and saved games: nobody reads it before something has gone wrong. */
import { useExplanations } from '../account/words.ts';
import { downloadStored } from '../store/saving/exportStored.ts';
import { type FileNotice, fileTrouble } from '../store/saving/fileTrouble.ts';

/** What is wrong with a file, or a saved game, which can be exported as it is. */
export function FileTrouble({ notice }: { readonly notice: FileNotice }) {
  const explanations = useExplanations();
  return (
    <>
      {fileTrouble(notice, explanations)}
      {notice.stored === null ? null : (
        <button
          type="button"
          className="press small"
          data-testid="export-stored"
          onClick={() => void downloadStored(notice.stored)}
        >
          {explanations.dialogs.kept.exportStored}
        </button>
      )}
    </>
  );
}

/** Why the saved games cannot be listed, though there may be some, or one not be deleted. */
export function SavesTrouble({
  what,
}: {
  readonly what: 'outdated' | 'unread' | 'unanswered' | 'openElsewhere' | 'notDeleted';
}) {
  return <>{useExplanations().dialogs.kept[what]}</>;
}
