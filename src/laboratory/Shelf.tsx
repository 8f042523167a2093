import { useState } from 'react';
import { ForgetAsked } from '../account/ForgetAsked.tsx';
import { useForgetting } from '../account/forgetting.ts';
import { openLaboratoryFile } from '../store/laboratory/openFile.ts';
import { openShared } from '../store/laboratory/openShared.ts';
import {
  fromShelf,
  isRemembered,
  isShelved,
  saveSetup,
  shelve,
  shelved,
  unshelve,
} from '../store/laboratory/shelf.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { beginOpening } from '../store/saving/openings.ts';
import { type News, ShelfNews, useNews } from './ShelfNews.tsx';
import { useLabSpeaker } from './words.ts';
import './shelf.css';

function FileDoor({ onNews }: { readonly onNews: (news: News | null) => void }) {
  const { say } = useLabSpeaker();
  const { setup } = useLaboratory();
  const open = async (file: File) => {
    onNews(null);
    const why = await openLaboratoryFile(file);
    if (why) onNews({ is: 'notOpened', why });
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
            if (file) void open(file);
          }}
        />
      </label>
      <span className="lab-note">{say.openFileNote}</span>
    </div>
  );
}

interface KeptProps {
  readonly name: string;
  readonly onOpen: () => void;
  /** Whether it could be. */
  readonly onForget: () => boolean;
}

/** A set-up of the shelf: opened by a press, forgotten by two. */
function KeptSetup({ name, onOpen, onForget }: KeptProps) {
  const { say, language } = useLabSpeaker();
  const { setup } = useLaboratory();
  const forgetting = useForgetting(onForget);
  return (
    <li data-testid="kept-setup">
      <span className="lab-kept">{name}</span>
      <button
        type="button"
        className="press small"
        aria-label={language.writing.labelled(say.load, name)}
        onClick={onOpen}
      >
        {say.load}
      </button>
      <button
        type="button"
        className="press small"
        aria-label={language.writing.labelled(say.forget, name)}
        {...forgetting.cross}
      >
        {say.forget}
      </button>
      {forgetting.armed ? (
        <ForgetAsked
          forgetting={forgetting}
          className="lab-inline"
          asked={say.sureForget}
          yes={say.yes}
          no={say.no}
          small
        />
      ) : null}
      {forgetting.isStuck ? (
        <p className="lab-bad" role="alert" data-testid="not-forgotten">
          {say.notForgotten}
          {isRemembered(setup) ? null : ` ${say.fieldLeaves}`}
        </p>
      ) : null}
    </li>
  );
}

/** Set-ups kept by name, and as files. */
export function Shelf() {
  const { say } = useLabSpeaker();
  const { setup } = useLaboratory();
  const [names, setNames] = useState(shelved);
  const [name, setName] = useState('');
  const [told, setNews] = useNews();
  const wanted = name.trim();
  const isThere = names.includes(wanted);
  const keep = () => {
    const now = shelved();
    const isReplaced = now.includes(wanted) && !isShelved(wanted, setup);
    setNames(now);
    if (wanted === '') setNews({ is: 'nameless' });
    // another tab has kept one of that name since: the press says first that it would be replaced
    else if (now.includes(wanted) && !isThere) setNews({ is: 'othersThere', name: wanted });
    else if (!shelve(wanted, setup)) setNews({ is: now.length > 0 ? 'full' : 'keepsNothing' });
    else setNews({ is: isReplaced ? 'inPlace' : 'kept', name: wanted });
    setNames(shelved());
  };
  const load = (one: string) => {
    const kept = fromShelf(one);
    const now = shelved();
    setNames(now);
    setNews(kept ? null : { is: now.includes(one) ? 'unread' : 'gone', name: one });
    if (kept) void openShared({ setup: kept }, beginOpening());
  };
  const forget = (one: string) => {
    const isGone = unshelve(one);
    setNames(shelved());
    setNews(null);
    return isGone;
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
            onChange={(event) => {
              setName(event.target.value);
              setNews(null);
            }}
          />
        </label>
        <button type="submit" className="press small" data-testid="save-setup">
          {isThere ? say.replace : say.save}
        </button>
      </form>
      <ShelfNews told={told} />
      {names.length === 0 ? <p className="lab-note">{say.noneSaved}</p> : null}
      <ul className="lab-shelf">
        {names.map((one) => (
          <KeptSetup key={one} name={one} onOpen={() => load(one)} onForget={() => forget(one)} />
        ))}
      </ul>
      <FileDoor onNews={setNews} />
    </section>
  );
}
