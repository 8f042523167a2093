import { useState } from 'react';
import { openLaboratoryFile } from '../store/laboratory/openFile.ts';
import { openShared } from '../store/laboratory/openShared.ts';
import { fromShelf, saveSetup, shelve, shelved, unshelve } from '../store/laboratory/shelf.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { beginOpening } from '../store/saving/openings.ts';
import { type LabSpeaker, useLabSpeaker } from './words.ts';
import './shelf.css';

/** What came of the last press: what was kept, or why not; what cannot be opened. */
type News =
  | { readonly is: 'full' | 'badFile' | 'notCome' }
  | { readonly is: 'kept' | 'inPlace' | 'unread' | 'gone'; readonly name: string };
type Tell = (news: News | null) => void;

function sentenceOf({ say }: LabSpeaker, news: News): string {
  switch (news.is) {
    case 'full':
      return say.notSaved;
    case 'badFile':
      return say.badFile;
    case 'notCome':
      return say.fileNotCome;
    case 'kept':
      return say.keptAs(news.name);
    case 'inPlace':
      return say.keptInPlace(news.name);
    case 'unread':
      return say.badShelf(news.name);
    case 'gone':
      return say.goneFromShelf(news.name);
  }
}

function NewsNote({ news }: { readonly news: News }) {
  const speaker = useLabSpeaker();
  const told = sentenceOf(speaker, news);
  return news.is === 'kept' || news.is === 'inPlace' ? (
    <p role="status" data-testid="setup-kept">
      {told}
    </p>
  ) : (
    <p className="lab-bad" role="alert" data-testid="keep-trouble">
      {told}
    </p>
  );
}

function FileDoor({ onNews }: { readonly onNews: Tell }) {
  const { say } = useLabSpeaker();
  const { setup } = useLaboratory();
  const open = async (file: File) => {
    onNews(null);
    const trouble = await openLaboratoryFile(file);
    if (trouble) onNews({ is: trouble });
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
  readonly onForget: () => void;
}

/** A set-up of the shelf: opened by a press, forgotten by two. */
function KeptSetup({ name, onOpen, onForget }: KeptProps) {
  const { say, language } = useLabSpeaker();
  const [armed, setArmed] = useState(false);
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
      {armed ? (
        <span className="lab-inline" role="alert">
          {say.sureForget}
          <button type="button" className="press small grave" data-testid="forget-yes" onClick={onForget}>
            {say.yes}
          </button>
          <button
            type="button"
            className="press small"
            data-testid="forget-no"
            onClick={() => setArmed(false)}
          >
            {say.no}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className="press small"
          aria-label={language.writing.labelled(say.forget, name)}
          onClick={() => setArmed(true)}
        >
          {say.forget}
        </button>
      )}
    </li>
  );
}

/** Set-ups kept by name, and as files. */
export function Shelf() {
  const { say } = useLabSpeaker();
  const { setup } = useLaboratory();
  const [names, setNames] = useState(shelved);
  const [name, setName] = useState('');
  const [news, setNews] = useState<News | null>(null);
  const wanted = name.trim();
  const isThere = names.includes(wanted);
  const keep = () => {
    if (wanted === '') return;
    const now = shelved();
    setNames(now);
    // another tab has kept one of that name since: the press says first that it would be replaced
    if (now.includes(wanted) && !isThere) return;
    const is = now.includes(wanted) ? 'inPlace' : 'kept';
    setNews(shelve(wanted, setup) ? { is, name: wanted } : { is: 'full' });
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
    unshelve(one);
    setNames(shelved());
    setNews(null);
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
          {isThere ? say.replace : say.save}
        </button>
      </form>
      {news ? <NewsNote news={news} /> : null}
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
