import { useEffect, useState } from 'react';
import { addressSaying } from '../store/address/address.ts';
import type { Kept } from '../store/library/library.ts';
import { refreshShelf, takeOffShelf, useShelves } from '../store/library/shelves.ts';
import { mapLetters, mapText } from '../store/mapEditor/file.ts';
import { keepMap, namedSheet, openKeptMap } from '../store/mapEditor/keeping.ts';
import { layNamed } from '../store/mapEditor/mapEditor.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { isOfOtherKind, openBlob } from '../store/saving/open.ts';
import { readMapBeside } from '../store/saving/reader.ts';
import { saveText } from '../store/saving/saveText.ts';
import { textOfFile } from '../store/saving/textOfFile.ts';
import type { SaveState } from '../store/state.ts';
import type { MapRefused } from './Trouble.tsx';
import { useSpeech } from './words.ts';

interface Props {
  readonly onRefused: (why: MapRefused) => void;
}

function KeptMap({ kept, onRefused }: Props & { readonly kept: Kept }) {
  const { say, language } = useSpeech();
  const [armed, setArmed] = useState(false);
  const name = kept.title[language.locale];
  const { columns, rows } = kept.told;
  const date = new Date(kept.savedAt).toLocaleString(language.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const open = async (): Promise<void> => {
    const read = await openKeptMap(kept.id);
    if (!read.ok) onRefused(read.problem);
  };
  return (
    <li data-testid="kept-map">
      <button
        type="button"
        className="kept-map"
        aria-label={say.keeping.open(name)}
        data-testid="open-kept-map"
        onClick={() => void open()}
      >
        <strong>{name}</strong>
        <small>
          {say.size(Number(columns), Number(rows))} · {date}
        </small>
      </button>
      {armed ? (
        <span className="paper-presses" role="alert">
          {say.keeping.sure}
          <button
            type="button"
            className="press small grave"
            data-testid="forget-yes"
            onClick={() => void takeOffShelf('map', kept.id)}
          >
            {say.keeping.yes}
          </button>
          <button type="button" className="press small" onClick={() => setArmed(false)}>
            {say.keeping.no}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className="press small"
          aria-label={say.keeping.forget(name)}
          data-testid="forget-map"
          onClick={() => setArmed(true)}
        >
          ×
        </button>
      )}
    </li>
  );
}

function MapShelf({ onRefused }: Props) {
  const { say } = useSpeech();
  const { kept, trouble } = useShelves((shelves) => shelves.map);
  useEffect(() => void refreshShelf('map'), []);
  return (
    <section>
      <h3>{say.keeping.shelf}</h3>
      {trouble && trouble !== 'coming' ? <p className="paper-note">{say.keeping.unread}</p> : null}
      {kept.length === 0 && !trouble ? <p className="paper-note">{say.keeping.none}</p> : null}
      <ul className="kept-maps">
        {kept.map((one) => (
          <KeptMap key={one.id} kept={one} onRefused={onRefused} />
        ))}
      </ul>
    </section>
  );
}

/** A press copies the link; it stands there as well, for a browser may forbid the clipboard. */
function MapLink() {
  const { say } = useSpeech();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const map = await mapLetters(namedSheet());
    const link = `${location.origin}${addressSaying({ map })}`;
    await navigator.clipboard.writeText(link).catch(() => undefined);
    setCopied(link);
  };
  return (
    <>
      <button type="button" className="press small" data-testid="map-link" onClick={() => void copy()}>
        {say.keeping.link}
      </button>
      {copied === null ? null : (
        <>
          <span role="status">{say.keeping.copied}</span>
          <textarea
            readOnly
            rows={2}
            value={copied}
            aria-label={say.keeping.link}
            data-testid="map-link-text"
          />
        </>
      )}
    </>
  );
}

/** Everything that takes the map elsewhere, and brings others here. */
export function Keep({ onRefused }: Props) {
  const { say } = useSpeech();
  const keptAs = useMapEditor((state) => state.keptAs);
  const [came, setCame] = useState<SaveState | null>(null);
  const keep = (anew: boolean) => void keepMap(anew).then(setCame);
  const read = async (file: File): Promise<void> => {
    const found = await readMapBeside(await textOfFile(file));
    if (found.ok) layNamed(found.named);
    else if (isOfOtherKind(found.problem)) await openBlob(file);
    else onRefused(found.problem);
  };
  return (
    <>
      <div className="paper-presses">
        <button type="button" className="press chief" data-testid="keep-map" onClick={() => keep(false)}>
          {keptAs === null ? say.keeping.keepHere : say.keeping.keepAgain}
        </button>
        {keptAs === null ? null : (
          <button
            type="button"
            className="press small"
            data-testid="keep-map-anew"
            onClick={() => keep(true)}
          >
            {say.keeping.keepAnew}
          </button>
        )}
      </div>
      {came === 'saved' ? (
        <p role="status" data-testid="map-kept">
          {say.keeping.kept}
        </p>
      ) : came === null ? null : (
        <p role="alert" className="paper-bad">
          {say.keeping.notKept}
        </p>
      )}
      <div className="paper-presses">
        <button
          type="button"
          className="press small"
          data-testid="save-map"
          onClick={() => saveText('sabreur-hex-map.json', mapText(namedSheet()))}
        >
          {say.keeping.saveFile}
        </button>
        <label className="press small">
          {say.keeping.openFile}
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            data-testid="open-map-file"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void read(file);
            }}
          />
        </label>
        <MapLink />
      </div>
      <MapShelf onRefused={onRefused} />
    </>
  );
}
