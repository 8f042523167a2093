import { useState } from 'react';
import { openShared } from '../store/laboratory/openShared.ts';
import { fromShelf, saveSetup, shelve, shelved, unshelve } from '../store/laboratory/shelf.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { openBlob } from '../store/saving/open.ts';
import { beginOpening } from '../store/saving/openings.ts';
import { readSharedBeside } from '../store/saving/reader.ts';
import { textOfFile } from '../store/saving/textOfFile.ts';
import { useLabSpeaker } from './words.ts';
import './shelf.css';

type Trouble = { readonly is: 'full' | 'file' } | { readonly is: 'unread'; readonly name: string };

function FileDoor({ onTrouble }: { readonly onTrouble: (trouble: Trouble | null) => void }) {
  const { say } = useLabSpeaker();
  const { setup } = useLaboratory();
  const read = async (file: File) => {
    const opening = beginOpening();
    const found = await readSharedBeside(await textOfFile(file));
    if (opening.isOvertaken()) return;
    onTrouble(null);
    if (found) await openShared(found, opening).catch(() => onTrouble({ is: 'file' }));
    // it may be something for another screen; if it is nothing at all, that is told with its place
    else if (!(await openBlob(file, opening)) && !opening.isOvertaken()) onTrouble({ is: 'file' });
  };
  return (
    <div className="lab-inline">
      <button type="button" className="press small" data-testid="save-file" onClick={() => saveSetup(setup)}>
        {say.saveFile}
      </button>
      <label className="lab-file press small">
        {say.openFile}
        <input
          type="file"
          accept=".json,application/json"
          className="unseen"
          data-testid="open-file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void read(file);
          }}
        />
      </label>
      <span className="lab-note">{say.openFileNote}</span>
    </div>
  );
}

/** Set-ups kept by name, and as files. */
export function Shelf() {
  const { say, language } = useLabSpeaker();
  const { setup } = useLaboratory();
  const [names, setNames] = useState(shelved);
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const keep = () => {
    if (name.trim() === '') return;
    setTrouble(shelve(name.trim(), setup) ? null : { is: 'full' });
    setNames(shelved());
  };
  const load = (one: string) => {
    const kept = fromShelf(one);
    setTrouble(kept ? null : { is: 'unread', name: one });
    if (kept) void openShared({ setup: kept }, beginOpening());
  };
  const told = (one: Trouble): string => {
    if (one.is === 'unread') return say.badShelf(one.name);
    return one.is === 'full' ? say.notSaved : say.badFile;
  };
  return (
    <section className="lab-section" aria-labelledby="lab-shelf">
      <h2 id="lab-shelf">{say.saved}</h2>
      <form
        className="lab-inline"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <label>
          {say.saveName}{' '}
          <input
            className="lab-seed"
            value={name}
            maxLength={60}
            data-testid="save-name"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="press small" data-testid="save-setup">
          {say.save}
        </button>
      </form>
      {trouble ? (
        <p className="lab-bad" role="alert" data-testid="keep-trouble">
          {told(trouble)}
        </p>
      ) : null}
      {names.length === 0 ? <p className="lab-note">{say.noneSaved}</p> : null}
      <ul className="lab-shelf">
        {names.map((one) => (
          <li key={one}>
            <span>{one}</span>
            <button
              type="button"
              className="press small"
              aria-label={language.writing.labelled(say.load, one)}
              onClick={() => load(one)}
            >
              {say.load}
            </button>
            <button
              type="button"
              className="press small"
              aria-label={language.writing.labelled(say.forget, one)}
              onClick={() => {
                unshelve(one);
                setNames(shelved());
              }}
            >
              {say.forget}
            </button>
          </li>
        ))}
      </ul>
      <FileDoor onTrouble={setTrouble} />
    </section>
  );
}
