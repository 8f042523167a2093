import { useRef, useState } from 'react';
import { type MapColours, mapSvg, printedSize } from '../mapmaking/svg.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { saveAs } from '../store/saving/saveText.ts';
import { PaperNumber } from './fields.tsx';
import { dotsPerInch, pngOf } from './picture.ts';
import { useSpeech } from './words.ts';
import './print.css';

/** Hexes for bases of the usual size, in millimetres; and the bounds of what anybody prints. */
const USUAL = 100;
const LEAST = 5;
const MOST = 300;

/** Every colour of the printed map. */
const PAINTS = [
  'paper',
  'grid',
  'ink',
  'hill',
  'wood',
  'houses',
  'marsh',
  'water',
  'cliff',
  'hedge',
  'road',
] as const satisfies readonly (keyof MapColours)[];

/** The colours as the style sheet of the page has them: they stand there and nowhere else. */
function paintsOf(box: Element): MapColours {
  const colour = (paint: keyof MapColours) =>
    getComputedStyle(box.querySelector(`.paint-${paint}`) ?? box).color;
  return {
    paper: colour('paper'),
    grid: colour('grid'),
    ink: colour('ink'),
    hill: colour('hill'),
    wood: colour('wood'),
    houses: colour('houses'),
    marsh: colour('marsh'),
    water: colour('water'),
    cliff: colour('cliff'),
    hedge: colour('hedge'),
    road: colour('road'),
  };
}

let hexAcrossBefore = USUAL;

/** The map on paper, as large as the hexes are wanted. */
export function Print() {
  const { say } = useSpeech();
  const { printing } = say;
  const { map, drawing } = useMapEditor((state) => state.sheet);
  const [hexAcross, setHexAcross] = useState(hexAcrossBefore);
  const [hexNames, setHexNames] = useState(false);
  const [failed, setFailed] = useState(false);
  const paper = printedSize(map, hexAcross);
  const dots = dotsPerInch(paper);
  const paints = useRef<HTMLSpanElement>(null);
  const svg = (): string =>
    paints.current ? mapSvg(map, drawing, { hexAcross, hexNames, colours: paintsOf(paints.current) }) : '';
  const png = async (): Promise<void> => {
    const drawn = await pngOf(svg(), paper, dots);
    setFailed(drawn === null);
    if (drawn) saveAs('sabreur-hex-map.png', 'image/png', drawn);
  };
  return (
    <>
      <span ref={paints} hidden>
        {PAINTS.map((paint) => (
          <i key={paint} className={`paint-${paint}`} />
        ))}
      </span>
      <PaperNumber
        label={printing.hexAcross}
        value={hexAcross}
        least={LEAST}
        most={MOST}
        testid="hex-across"
        onChange={(value) => {
          hexAcrossBefore = value;
          setHexAcross(value);
        }}
      />
      <p className="paper-note">{printing.usual}</p>
      <label className="paper-check">
        <input
          type="checkbox"
          checked={hexNames}
          data-testid="hex-names"
          onChange={({ target }) => setHexNames(target.checked)}
        />
        {printing.hexNames}
      </label>
      <p role="status" data-testid="printed-size">
        {printing.size(paper.width, paper.height)}
      </p>
      <div className="paper-presses">
        <button
          type="button"
          className="press"
          data-testid="save-svg"
          onClick={() => saveAs('sabreur-hex-map.svg', 'image/svg+xml', svg())}
        >
          {printing.svg}
        </button>
        <button type="button" className="press" data-testid="save-png" onClick={() => void png()}>
          {printing.png}
        </button>
      </div>
      <p className="paper-note">{printing.pngNote(dots)}</p>
      {failed ? (
        <p role="alert" className="paper-bad">
          {printing.failed}
        </p>
      ) : null}
    </>
  );
}
