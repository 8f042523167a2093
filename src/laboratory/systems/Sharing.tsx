import { useState } from 'react';
import { addressSaying } from '../../store/address/address.ts';
import { isMeetingRemembered } from '../../store/encounter/begin.ts';
import { useEncounter } from '../../store/encounter/state.ts';
import { encounterLetters, encounterText } from '../../store/encounter/text.ts';
import { type NotOpenedFile, openLaboratoryFile } from '../../store/laboratory/openFile.ts';
import { Copy } from '../Copy.tsx';
import { notOpenedTold } from '../notOpened.ts';
import { saveFile } from '../saving.ts';
import { useLabSpeaker } from '../words.ts';
import { meetingTold } from './sentence.ts';
import { useSystems } from './speech.ts';
import './sharing.css';

async function linkNow(): Promise<string> {
  const { meeting } = useEncounter.getState();
  return `${location.origin}${addressSaying({ laboratory: await encounterLetters(meeting) })}`;
}

/** An encounter out of a file, or a set-up for the field: whatever the laboratory opens. */
function FileDoor() {
  const { say } = useSystems();
  const { explain } = useLabSpeaker();
  const { openFile } = say.sharing;
  const [trouble, setTrouble] = useState<NotOpenedFile | null>(null);
  const open = (file: File): void => {
    setTrouble(null);
    void openLaboratoryFile(file).then((found) => found && setTrouble(found));
  };
  return (
    <>
      <label className="press small lab-file">
        {openFile}
        <input
          type="file"
          className="unseen"
          accept=".json,application/json"
          data-testid="five-open-file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) open(file);
          }}
        />
      </label>
      {trouble ? (
        <p className="lab-bad" role="alert" data-testid="five-bad-file">
          {notOpenedTold(trouble, say.sharing, explain, isMeetingRemembered)}
        </p>
      ) : null}
    </>
  );
}

/** The encounter with its answers as a sentence, as a link, as a file; and one out of a file. */
export function Sharing() {
  const speech = useSystems();
  const { share, copySentence, copyLink, linkNote, save } = speech.say.sharing;
  const saveText = () =>
    saveFile(
      'sabreur-hex-encounter.json',
      'application/json',
      encounterText(useEncounter.getState().meeting),
    );
  const told = async () => meetingTold(useEncounter.getState(), speech, await linkNow());
  return (
    <section className="five-share" aria-labelledby="five-share">
      <h2 id="five-share">{share}</h2>
      <div className="five-copies" title={linkNote}>
        {/* what was told in another language goes with it */}
        <Copy key={speech.locale} label={copySentence} testid="five-copy-sentence" text={told} />
        <Copy label={copyLink} testid="five-copy-link" text={linkNow} />
      </div>
      <div className="lab-inline">
        <button type="button" className="press small" data-testid="five-save" onClick={saveText}>
          {save}
        </button>
        <FileDoor />
      </div>
    </section>
  );
}
