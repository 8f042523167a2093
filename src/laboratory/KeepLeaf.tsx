import { useState } from 'react';
import { findUnit } from '../rules/game.ts';
import { ask } from '../store/laboratory/client.ts';
import { addressWith } from '../store/laboratory/door.ts';
import { FATES, OUTCOMES } from '../store/laboratory/figures.ts';
import { open } from '../store/laboratory/laboratory.ts';
import { matterOf } from '../store/laboratory/reckoning.ts';
import { fromShelf, packed, shelve, shelved, unshelve, written } from '../store/laboratory/share.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useOutcomeWords } from './outcomeWords.ts';
import { csvOf, drawingOf, pictureOf, saveFile } from './saving.ts';
import { useSpeaker } from './words.ts';

/** "Cuirassiers (12 SP), charge on line infantry (20 SP): …" */
function useSentence(): string {
  const { say, language, name } = useSpeaker();
  const { setup, odds } = useLaboratory();
  const words = useOutcomeWords();
  const { game } = setup.bench;
  const stated = (id: string | null) => {
    const unit = id === null ? undefined : findUnit(game, id);
    return unit ? say.stated(name(unit.id), unit.strength) : '';
  };
  if (!odds) return '';
  const action = setup.action ? language.words.actions[setup.action.action] : say.sections.tree;
  const parts = OUTCOMES.filter((outcome) => words(outcome) !== '' && odds.figures.outcomes[outcome] > 0).map(
    (outcome) => `${words(outcome)} ${say.percent(odds.figures.outcomes[outcome])}`,
  );
  return say.tells(stated(setup.attacker), action, stated(setup.target), parts);
}

function Copy({
  label,
  text,
  testid,
}: {
  readonly label: string;
  readonly text: () => Promise<string>;
  readonly testid: string;
}) {
  const { say } = useSpeaker();
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div className="lab-copy">
      <button
        type="button"
        className="press small"
        data-testid={testid}
        onClick={() =>
          void text().then(async (words) => {
            // shown as well: a browser may forbid the clipboard
            setCopied(words);
            await navigator.clipboard.writeText(words).catch(() => undefined);
          })
        }
      >
        {label}
      </button>
      {copied === null ? null : (
        <>
          <span role="status">{say.copied}</span>
          <textarea readOnly rows={3} value={copied} aria-label={label} data-testid={`${testid}-text`} />
        </>
      )}
    </div>
  );
}

function Shelf() {
  const { say } = useSpeaker();
  const { setup } = useLaboratory();
  const [names, setNames] = useState(shelved);
  const [name, setName] = useState('');
  const [full, setFull] = useState(false);
  return (
    <section className="lab-section" aria-labelledby="lab-shelf">
      <h2 id="lab-shelf">{say.saved}</h2>
      <form
        className="lab-inline"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          setFull(!shelve(name.trim(), setup));
          setNames(shelved());
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
      {full ? <p className="lab-bad">{say.notSaved}</p> : null}
      {names.length === 0 ? <p className="lab-note">{say.noneSaved}</p> : null}
      <ul className="lab-shelf">
        {names.map((one) => (
          <li key={one}>
            <span>{one}</span>
            <button
              type="button"
              className="press small"
              aria-label={`${say.load}: ${one}`}
              onClick={() => {
                const kept = fromShelf(one);
                if (kept) open(kept);
              }}
            >
              {say.load}
            </button>
            <button
              type="button"
              className="press small"
              aria-label={`${say.forget}: ${one}`}
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
    </section>
  );
}

function map(): SVGSVGElement | null {
  return document.querySelector<SVGSVGElement>('.lab-field .map-svg');
}

/** Set-ups kept by name; the link, the sentence, the numbers, the picture. */
export function KeepLeaf() {
  const { say, name } = useSpeaker();
  const { setup, odds } = useLaboratory();
  const sentence = useSentence();
  const words = useOutcomeWords();
  const saveCsv = () => {
    if (!odds) return;
    const { figures } = odds;
    const outcomes = OUTCOMES.filter((one) => words(one) !== '').map((one) => [
      words(one),
      figures.outcomes[one],
    ]);
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
  const saveExact = () => {
    const matter = matterOf(setup);
    if (!matter) return;
    ask({ ask: 'exact', ...matter }).answer.then(
      (exact) =>
        saveFile(
          'sabreur-hex-odds-exact.json',
          'application/json',
          JSON.stringify({ ...written(setup), exact }, null, 1),
        ),
      () => undefined,
    );
  };
  const saveJson = () => {
    saveFile(
      'sabreur-hex-odds.json',
      'application/json',
      JSON.stringify({ ...written(setup), figures: odds?.figures ?? null }, null, 1),
    );
  };
  return (
    <>
      <Copy
        label={say.link}
        testid="copy-link"
        text={async () => `${location.origin}${addressWith(await packed(setup))}`}
      />
      <p className="lab-note">{say.linkNote}</p>
      {odds ? <Copy label={say.sentence} testid="copy-sentence" text={async () => sentence} /> : null}
      {odds ? <p className="lab-sentence">{sentence}</p> : null}
      <section className="lab-section" aria-label={say.numbers}>
        <h2>{say.numbers}</h2>
        <div className="lab-inline">
          <button
            type="button"
            className="press small"
            disabled={!odds}
            data-testid="odds-csv"
            onClick={saveCsv}
          >
            {say.csv}
          </button>
          <button
            type="button"
            className="press small"
            disabled={!odds}
            data-testid="odds-exact"
            onClick={saveExact}
          >
            {say.exactJson}
          </button>
          <button type="button" className="press small" data-testid="odds-json" onClick={saveJson}>
            {say.json}
          </button>
        </div>
        <h2>{say.picture}</h2>
        <div className="lab-inline">
          <button
            type="button"
            className="press small"
            data-testid="picture-svg"
            onClick={() => {
              const svg = map();
              if (svg) saveFile('sabreur-hex-field.svg', 'image/svg+xml', drawingOf(svg));
            }}
          >
            {say.svg}
          </button>
          <button
            type="button"
            className="press small"
            onClick={() => {
              const svg = map();
              if (svg)
                void pictureOf(svg)
                  .then((picture) => picture && saveFile('sabreur-hex-field.png', 'image/png', picture))
                  .catch(() => undefined);
            }}
          >
            {say.png}
          </button>
        </div>
      </section>
      <Shelf />
    </>
  );
}
