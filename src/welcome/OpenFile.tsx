import { useId, useRef } from 'react';
import type { Language } from '../language/language.ts';
import { useStore } from '../store/store.ts';
import { FileTrouble } from './later.ts';
import { readAndOpen } from './readAndOpen.ts';
import './openFile.css';

/** Where a file is chosen, and where it is said that one may be dropped anywhere; what is wrong with it is said beneath. */
export function OpenFile({ language }: { readonly language: Language }) {
  const notice = useStore((state) => state.notice);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <section className="leaflet drop" aria-labelledby={id}>
      <h2 id={id}>{language.screens.buttons.openFile}</h2>
      <p className="quiet">{language.table.dropFile}</p>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,.txt,application/json,text/plain"
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
