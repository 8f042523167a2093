import { useState } from 'react';
import { addressSaying } from '../../store/address/address.ts';
import { useEncounter } from '../../store/encounter/state.ts';
import { encounterLetters, encounterText } from '../../store/encounter/text.ts';
import { openShared } from '../../store/laboratory/openShared.ts';
import { openBlob } from '../../store/saving/open.ts';
import { beginOpening } from '../../store/saving/openings.ts';
import { readSharedBeside } from '../../store/saving/reader.ts';
import { textOfFile } from '../../store/saving/textOfFile.ts';
import { Copy } from '../Copy.tsx';
import { saveFile } from '../saving.ts';
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
  const { openFile, badFile } = say.sharing;
  const [isBad, setBad] = useState(false);
  const read = async (file: File) => {
    const opening = beginOpening();
    const found = await readSharedBeside(await textOfFile(file));
    if (opening.isOvertaken()) return;
    setBad(false);
    if (found) await openShared(found, opening).catch(() => setBad(true));
    // it may be something for another screen; if it is nothing at all, that is told with its place
    else setBad(!(await openBlob(file, opening)) && !opening.isOvertaken());
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
            if (file) void read(file).catch(() => setBad(true));
          }}
        />
      </label>
      {isBad ? (
        <p className="lab-bad" role="alert" data-testid="five-bad-file">
          {badFile}
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
