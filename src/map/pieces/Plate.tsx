import type { Unit } from '../../rules/state/game.ts';
import { MapWords } from '../MapWords.tsx';
import type { PieceCondition } from '../mapProps.ts';

/** The sides differ in the shape of their plates too: blue is square-cut, red is pointed. */
const PLATES = {
  blue: 'M-17 -12.5H17V12.5H-17Z',
  red: 'M-14 -12.5H14L20.5 0L14 12.5H-14L-20.5 0Z',
} as const;

const BAR = 26;

interface PlateProps {
  readonly unit: Unit;
  readonly condition: PieceCondition;
  /** Where the name is written, below the middle of the plate. */
  readonly nameAt: number;
}

/** The units of a position of the rulebook are called by letters, which its text speaks of. */
function isLetter(name: string): boolean {
  return name.length === 1;
}

/** Beside the plate, from its middle: there it stays clear of the rings round the hex. */
const LETTER_BESIDE = -25;
const LETTER_BELOW = 6;

/** Strength as a number and as a bar of the initial strength, with a notch at the threshold; and the states. */
export function Plate({ unit, condition, nameAt }: PlateProps) {
  const { initialStrength, strength } = unit;
  const full = (BAR * Math.max(0, strength)) / Math.max(1, initialStrength);
  const notch = (BAR * condition.threshold) / Math.max(1, initialStrength) - BAR / 2;
  return (
    <g className={condition.demoralised ? 'plate plate-low' : 'plate'}>
      <path className="plate-rim" d={PLATES[unit.side]} />
      <path className="plate-face" d={PLATES[unit.side]} />
      <path className="plate-track" d={`M${-BAR / 2} 9H${BAR / 2}`} />
      {condition.hidden ? null : <path className="plate-bar" d={`M${-BAR / 2} 9h${full}`} />}
      {condition.threshold > 0 ? <path className="plate-notch" d={`M${notch} 6.4v5.2`} /> : null}
      <MapWords className="plate-number" x={0} y={5}>
        {condition.hidden ? '?' : strength}
      </MapWords>
      {condition.ordered ? <path className="mark-standing" d="M-6 -17H6V-9H-6ZL0 -12L6 -17" /> : null}
      {unit.quality === 'elite' ? <Star /> : null}
      {unit.quality === 'recruit' ? <Chevron /> : null}
      {unit.panicked ? <Fear /> : null}
      {condition.demoralised ? <Broken /> : null}
      {unit.acted ? <Tick /> : unit.activated ? <Ordered /> : null}
      <MapWords
        className={isLetter(unit.name) ? 'plate-name plate-letter' : 'plate-name'}
        x={isLetter(unit.name) ? LETTER_BESIDE : 0}
        y={isLetter(unit.name) ? LETTER_BELOW : nameAt}
      >
        {unit.name}
      </MapWords>
    </g>
  );
}

function Star() {
  return <use href="#map-star" className="mark-elite" transform="translate(-18 -12)" />;
}

function Chevron() {
  return (
    <g transform="translate(-18 -11)">
      <circle className="mark-disc" r={6.4} />
      <path className="mark-recruit" d="M-3.4 1.8L0 -2.4L3.4 1.8" />
    </g>
  );
}

/** Panic: a burst with an exclamation mark. */
function Fear() {
  return (
    <g transform="translate(19 -12)">
      <path
        className="mark-fear"
        d="M0 -10L2.6 -5.6L7.2 -7.4L6 -2.6L10.4 0L6 2.6L7.2 7.4L2.6 5.6L0 10L-2.6 5.6L-7.2 7.4L-6 2.6L-10.4 0L-6 -2.6L-7.2 -7.4L-2.6 -5.6Z"
      />
      <path className="mark-fear-sign" d="M0 -5.4V1.4M0 4.2V5" />
    </g>
  );
}

/** Demoralised: sinking. */
function Broken() {
  return (
    <g transform="translate(-18.5 9.5)">
      <circle className="mark-low" r={7} />
      <path className="mark-low-sign" d="M-3.4 -3.6L0 -0.6L3.4 -3.6M-3.4 0.8L0 3.8L3.4 0.8" />
    </g>
  );
}

function Tick() {
  return (
    <g transform="translate(18.5 9.5)">
      <circle className="mark-disc" r={6.4} />
      <path className="mark-tick" d="M-3 0.2L-0.8 2.6L3.2 -2.6" />
    </g>
  );
}

/** Activated, its action still to come. */
function Ordered() {
  return (
    <g transform="translate(18.5 9.5)">
      <circle className="mark-ordered" r={5.2} />
      <circle className="mark-ordered-core" r={1.9} />
    </g>
  );
}
