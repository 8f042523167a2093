import { useLayoutEffect, useRef, useState } from 'react';
import { useExplanations } from '../../account/words.ts';
import { readFaces } from '../../engine/dice.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { sideStyle } from '../../map/nations.ts';
import { findUnit } from '../../rules/state/game.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import type { Befallen, DecidingThrow, Upshot } from '../../store/told/upshot.ts';
import { hiddenNow, isHidden } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';
import './upshotCard.css';

interface Told {
  readonly open: OpenGame;
  readonly upshot: Upshot;
}

interface Props extends Told {
  /** How many answers the board shown has seen. */
  readonly answers: number;
}

/** One unit in the colour of its side: what it lost, where it went. */
function LotLine({
  open,
  kind,
  lot,
}: Pick<Told, 'open'> & { readonly kind: Upshot['kind']; readonly lot: Befallen }) {
  const { name, hex } = useSpeaker();
  const { told } = useExplanations();
  const hidden = useStore(hiddenNow);
  const unit = findUnit(open.game, lot.unit);
  // R-150: what is left of it may be kept from whoever looks
  const left = unit && isHidden(unit, hidden) ? null : lot.left;
  const said = told.lot(kind, {
    ...lot,
    left,
    fled: lot.fled && hex(lot.fled),
    pursued: lot.pursued && hex(lot.pursued),
  });
  return (
    <li style={sideStyle(open.nations, lot.side)} data-side={lot.side} data-unit={lot.unit}>
      <Cockade nation={open.nations[lot.side]} />
      <span>
        <strong>{name(lot.unit)}</strong> {said}
      </span>
    </li>
  );
}

/** The throw that was least likely. */
function Deciding({ thrown }: { readonly thrown: DecidingThrow }) {
  const { language, name, side } = useSpeaker();
  const { told } = useExplanations();
  const hidden = useStore(hiddenNow);
  const { roll, faces, likelihood } = thrown;
  const { about, dice } = roll;
  // R-150: how likely a test was tells the command value it was rolled against
  const kept = hidden === roll.side && about.about === 'morale';
  return (
    <p className="upshot-decided">
      <em>{told.decidedBy}</em> {language.rollTitle(about, name)},{' '}
      <strong>{language.outcomeWords(about, dice, readFaces(dice, faces), name, side)}</strong>
      {kept ? null : ` (${told.likelihood(likelihood)})`}
    </p>
  );
}

/** What befell a unit in one sign: gone, or what it lost and, as its piece has it, panic. */
function signOf({ lost, gone, panicked }: Befallen): string {
  if (gone) return '✕';
  return `${lost > 0 ? `−${lost}` : ''}${panicked ? '!' : ''}`;
}

/** The losses and routs in one glance, each on the colour of its side. */
function Losses({ open, upshot }: Told) {
  return (
    <span className="upshot-losses" aria-hidden="true">
      {upshot.lots.map((lot) => {
        const sign = signOf(lot);
        return sign === '' ? null : (
          <span key={lot.unit} style={sideStyle(open.nations, lot.side)} data-side={lot.side}>
            {sign}
          </span>
        );
      })}
    </span>
  );
}

/** Puts the card into the upper corner in which it covers fewer pieces, and last of all one it speaks of. */
function putAside(card: HTMLElement, lots: readonly Befallen[]): void {
  const port = card.offsetParent?.getBoundingClientRect();
  if (!port) return;
  const spoken = new Set(lots.map(({ unit }) => unit));
  const { offsetWidth: width, offsetHeight: height } = card;
  let [left, right] = [0, 0];
  for (const piece of document.querySelectorAll<SVGGElement>('.table-map .piece')) {
    const box = piece.getBoundingClientRect();
    if (box.bottom < port.top || box.top > port.top + card.offsetTop + height) continue;
    const weight = spoken.has(piece.dataset['unit'] ?? '') ? 100 : 1;
    if (box.right > port.left && box.left < port.left + width) left += weight;
    if (box.left < port.right && box.right > port.right - width) right += weight;
  }
  card.dataset['corner'] = right < left ? 'right' : 'left';
}

/** Where little of the map is seen, a line tells that there is more. */
function isRoomy(): boolean {
  return !matchMedia('(max-width: 720px), (max-height: 520px)').matches;
}

/**
 * What came of an attack, a shot, a rally or a flight: who lost what, who fled where, who holds the ground, what decided
 * it. On a note in a corner of the map, which can be folded to its first line and then stays so.
 */
export function UpshotCard({ open, upshot, answers }: Props) {
  const { language, name, hex, side } = useSpeaker();
  const { told } = useExplanations();
  const speed = useStore((state) => state.preferences.speed);
  const [unfolded, setUnfolded] = useState(isRoomy);
  const { kind, unit, target, ended, lots, ground, decided } = upshot;
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (card.current) putAside(card.current, lots);
  }, [lots]);
  const holder = ground?.unit ? findUnit(open.game, ground.unit) : undefined;
  return (
    <section
      // another card waits for its own dice
      key={answers}
      ref={card}
      className="upshot"
      data-testid="upshot"
      data-speed={speed}
      aria-label={told.card}
      // by then the map has gone where it happened
      onAnimationStart={({ currentTarget }) => putAside(currentTarget, lots)}
    >
      <details open={unfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary>
          <span className="upshot-title">
            {told.title(kind, name(unit), target === null ? '' : name(target))}
          </span>
          <Losses open={open} upshot={upshot} />
        </summary>
        {ended ? <p>{language.factSentence(ended, name, hex, side)}</p> : null}
        <ul>
          {lots.map((lot) => (
            <LotLine key={lot.unit} open={open} kind={kind} lot={lot} />
          ))}
        </ul>
        {ground ? (
          <p
            className="upshot-ground"
            style={holder && sideStyle(open.nations, holder.side)}
            data-testid="upshot-ground"
          >
            {holder ? told.holds(name(holder.id), hex(ground.hex)) : told.nobodyHolds(hex(ground.hex))}
          </p>
        ) : null}
        {decided ? <Deciding thrown={decided} /> : null}
      </details>
    </section>
  );
}
