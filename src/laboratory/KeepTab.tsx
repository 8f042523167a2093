import { useEffect, useState } from 'react';
import { FATES } from '../odds/laboratory/figures.ts';
import { addressSaying } from '../store/address/address.ts';
import { askExact, leaveExact, useAsking } from '../store/laboratory/asking.ts';
import { packed, written } from '../store/laboratory/share.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { csvOf } from '../store/saving/csvText.ts';
import { Copy } from './Copy.tsx';
import { useOutcomesTold, useOutcomeWords } from './outcomeWords.ts';
import { useRegained } from './regained.ts';
import { Shelf } from './Shelf.tsx';
import { drawingOf, pictureOf, saveFile } from './saving.ts';
import { useSentence } from './sentence.ts';
import { TroubleNote, Working } from './Working.tsx';
import { useLabSpeaker } from './words.ts';
import './keepTab.css';

/** The map of the field as it is drawn, and the ground beneath it. */
function drawnField(): readonly [svg: SVGSVGElement, ground: SVGSVGElement | null] | null {
  const svg = document.querySelector<SVGSVGElement>('.lab-field .map-svg');
  return svg && [svg, document.querySelector<SVGSVGElement>('.lab-field .map-ground')];
}

function useCsv(): () => void {
  const { say, name } = useLabSpeaker();
  const { odds } = useLaboratory();
  const words = useOutcomeWords();
  const told = useOutcomesTold();
  const regained = useRegained();
  return () => {
    if (!odds) return;
    const { figures } = odds;
    const outcomes = [
      ...(regained ? [[regained.words, regained.chance(figures)]] : []),
      ...told.map((one) => [words(one), figures.outcomes[one]]),
    ];
    const head = [say.unit, ...FATES.map((fate) => say.fates[fate]), say.expectedLoss, say.expectedPoints];
    const units = figures.units.map((unit) => [
      name(unit.unit),
      ...FATES.map((fate) => unit.fates[fate]),
      unit.expectedLoss,
      unit.expectedPoints,
    ]);
    const losses = figures.units.flatMap((unit) =>
      unit.losses.map((chance, points) => [say.lossOf(name(unit.unit)), points, chance]),
    );
    saveFile('sabreur-hex-odds.csv', 'text/csv', csvOf([...outcomes, head, ...units, ...losses]));
  };
}

/** The numbers of the question as files. */
function Numbers() {
  const { say } = useLabSpeaker();
  const { setup, odds, reckoning } = useLaboratory();
  // the figures in view may still be those of the set-up before
  const isDone = reckoning.is === 'done';
  const { progress, failed } = useAsking(({ exact }) => exact);
  useEffect(() => leaveExact, []);
  const saveCsv = useCsv();
  const saveJson = (name: string, more: object) =>
    saveFile(name, 'application/json', JSON.stringify({ ...written(setup), ...more }, null, 1));
  const saveExact = () => askExact((exact) => saveJson('sabreur-hex-odds-exact.json', { exact }));
  return (
    <section className="lab-section" aria-labelledby="lab-numbers">
      <h2 id="lab-numbers">{say.numbers}</h2>
      <div className="lab-inline">
        <button
          type="button"
          className="press small"
          disabled={!isDone}
          aria-describedby={isDone ? undefined : 'lab-files-wait'}
          data-testid="odds-csv"
          onClick={saveCsv}
        >
          {say.csv}
        </button>
        <button
          type="button"
          className="press small"
          disabled={!isDone}
          aria-describedby={isDone ? undefined : 'lab-files-wait'}
          data-testid="odds-json"
          onClick={() =>
            saveJson('sabreur-hex-odds.json', {
              figures: odds?.figures ?? null,
              unweighed: odds?.unweighed ?? [],
            })
          }
        >
          {say.json}
        </button>
        <button
          type="button"
          className="press small"
          disabled={!isDone}
          aria-describedby={isDone ? undefined : 'lab-files-wait'}
          data-testid="odds-exact"
          onClick={saveExact}
        >
          {say.exactJson}
        </button>
        {isDone ? null : (
          <span className="lab-note" id="lab-files-wait">
            {say.filesWait}
          </span>
        )}
      </div>
      {progress === null ? null : (
        <Working text={say.working} progress={progress} onStop={leaveExact} testid="exact" />
      )}
      {failed ? <TroubleNote why={failed} onAgain={saveExact} /> : null}
    </section>
  );
}

/** The field as a picture. */
function Picture() {
  const { say } = useLabSpeaker();
  const [failed, setFailed] = useState(false);
  const saveSvg = async () => {
    // what is told a second time is told anew
    setFailed(false);
    const drawn = drawnField();
    const drawing = drawn && (await drawingOf(...drawn).catch(() => null));
    setFailed(!drawing);
    if (drawing) saveFile('sabreur-hex-field.svg', 'image/svg+xml', drawing);
  };
  const savePng = async () => {
    setFailed(false);
    const drawn = drawnField();
    const picture = drawn && (await pictureOf(...drawn).catch(() => null));
    setFailed(!picture);
    if (picture) saveFile('sabreur-hex-field.png', 'image/png', picture);
  };
  return (
    <section className="lab-section" aria-labelledby="lab-picture">
      <h2 id="lab-picture">{say.picture}</h2>
      <div className="lab-inline">
        <button
          type="button"
          className="press small"
          data-testid="picture-svg"
          onClick={() => void saveSvg()}
        >
          {say.svg}
        </button>
        <button
          type="button"
          className="press small"
          data-testid="picture-png"
          onClick={() => void savePng()}
        >
          {say.png}
        </button>
      </div>
      {failed ? (
        <p className="lab-bad" role="alert">
          {say.noPicture}
        </p>
      ) : null}
    </section>
  );
}

/** The link, the sentence, the numbers, the picture; set-ups kept by name. */
export function KeepTab() {
  const { say } = useLabSpeaker();
  const { setup, odds, reckoning } = useLaboratory();
  const sentence = useSentence();
  const isTold = odds !== null && reckoning.is !== 'working';
  return (
    <>
      <Copy
        label={say.link}
        testid="copy-link"
        text={async () => `${location.origin}${addressSaying({ laboratory: await packed(setup) })}`}
      />
      <p className="lab-note">{say.linkNote}</p>
      {isTold ? <Copy label={say.sentence} testid="copy-sentence" text={async () => sentence} /> : null}
      {isTold ? <p className="lab-sentence">{sentence}</p> : null}
      <Numbers />
      <Picture />
      <Shelf />
    </>
  );
}
