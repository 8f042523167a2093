import { useEffect } from 'react';
import { CopiedText } from '../account/CopiedText.tsx';
import { addressSaying } from '../store/address/address.ts';
import { refreshShelf } from '../store/library/shelves.ts';
import { mapLetters } from '../store/mapEditor/file.ts';
import { keepMap, namedSheet, openKeptMap, saveMap } from '../store/mapEditor/keeping.ts';
import { layNamed } from '../store/mapEditor/mapEditor.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { isOfOtherKind, openBlob } from '../store/saving/open.ts';
import { beginOpening } from '../store/saving/openings.ts';
import { openRead } from '../store/saving/openRead.ts';
import { readMapBeside } from '../store/saving/reader.ts';
import { textOfFile } from '../store/saving/textOfFile.ts';
import { KeepPresses } from './KeepPresses.tsx';
import { PaperShelf } from './PaperShelf.tsx';
import type { MapRefused } from './Trouble.tsx';
import { useSpeech } from './words.ts';

interface Props {
  readonly onRefused: (why: MapRefused | null) => void;
}

async function linkOfMap(): Promise<string> {
  return `${location.origin}${addressSaying({ map: await mapLetters(namedSheet()) })}`;
}

/** Everything that takes the map elsewhere, and brings others here. */
export function Keep({ onRefused }: Props) {
  const { say, language } = useSpeech();
  const keptAs = useMapEditor((state) => state.keptAs);
  const name = useMapEditor((state) => state.name);
  const sheet = useMapEditor((state) => state.sheet);
  useEffect(() => void refreshShelf('map'), []);
  const open = async (id: string): Promise<void> => {
    onRefused(null);
    const refused = await openKeptMap(id);
    if (refused !== null) onRefused(refused);
  };
  const read = async (file: File): Promise<void> => {
    onRefused(null);
    const opening = beginOpening();
    const found = await readMapBeside(await textOfFile(file));
    const refused = openRead(found, opening, ({ named }) => layNamed(named));
    if (refused === null) return;
    if (isOfOtherKind(refused)) await openBlob(file, opening);
    else onRefused(refused);
  };
  return (
    <>
      <KeepPresses shelf="map" words={say.keeping} keptAs={keptAs} made={[name, sheet]} keep={keepMap} />
      <div className="paper-presses">
        <button type="button" className="press small" data-testid="save-map" onClick={saveMap}>
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
        <CopiedText label={say.keeping.link} words={say.keeping} testid="map-link" text={linkOfMap} />
      </div>
      <PaperShelf
        shelf="map"
        words={say.keeping}
        locale={language.locale}
        told={({ told: { columns, rows } }) => say.size(Number(columns), Number(rows))}
        onOpen={(id) => void open(id)}
      />
    </>
  );
}
