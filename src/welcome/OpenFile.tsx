import { type DragEvent, useId, useRef, useState } from 'react';
import type { Language } from '../language/language.ts';
import { useStore } from '../store/store.ts';
import { FileTrouble } from './later.ts';
import { readAndOpen } from './readAndOpen.ts';
import './openFile.css';

/** A place to drop a saved game, or to choose its file; what is wrong with it is said beneath. */
export function OpenFile({ language }: { readonly language: Language }) {
  const notice = useStore((state) => state.notice);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void readAndOpen(file);
  };
  return (
    <section
      className="leaflet drop"
      data-over={over}
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <h2 id={id}>{language.screens.buttons.openFile}</h2>
      <p className="quiet">{language.table.dropFile}</p>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={language.screens.buttons.openFile}
        data-testid="file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void readAndOpen(file);
        }}
      />
      <button type="button" className="press" onClick={() => input.current?.click()}>
        {language.screens.buttons.openFile}
      </button>
      {notice?.notice === 'fileRefused' ? (
        <div className="trouble" role="alert" data-testid="file-trouble">
          <FileTrouble notice={notice} />
        </div>
      ) : null}
    </section>
  );
}
