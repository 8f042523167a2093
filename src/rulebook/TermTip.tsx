import { useEffect, useState } from 'react';
import { termPieces } from '../language/bothNames.ts';
import type { Locale } from '../language/locale.ts';
import { useStore } from '../store/store.ts';
import './termTip.css';

interface Tip {
  /** What the other language calls what stands there. */
  readonly other: string;
  readonly under: DOMRect;
  /** Where it stands: what has the focus, or what holds the word that is pointed at. */
  readonly on: Element;
  readonly by: 'focus' | 'pointer';
}

function pieceUnder(element: Element, x: number, y: number, locale: Locale): Tip | null {
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue;
    let read = 0;
    for (const { text, other } of termPieces(node.data, locale)) {
      const from = read;
      read += text.length;
      if (other === null) continue;
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, read);
      for (const under of range.getClientRects()) {
        const isOver = x >= under.left && x <= under.right && y >= under.top && y <= under.bottom;
        if (isOver) return { other, under, on: element, by: 'pointer' };
      }
    }
  }
  return null;
}

function allIn(element: Element, locale: Locale): Tip | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const names = new Set<string>();
  while (walker.nextNode())
    for (const { other } of termPieces(walker.currentNode.textContent ?? '', locale))
      if (other !== null) names.add(other);
  const under = element.getBoundingClientRect();
  return names.size === 0 ? null : { other: [...names].join(' · '), under, on: element, by: 'focus' };
}

/** What tells its own tip, and the map, on which nothing is written in words of the rule. */
const APART = '[title], svg, input, textarea, select';
/** What takes the focus to be pressed, and says in a few words what it does. */
const PRESSED = 'button, summary, a, label';

const onTop = (element: HTMLElement | null): void => element?.showPopover();

/**
 * What the other language calls the term of the rule that is pointed at, or the terms on what has come to have the focus by
 * key: half of those who play know the rule by the words of one language and half by those of the other.
 */
export function TermTip() {
  const locale = useStore((state) => state.preferences.locale);
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const hide = () => setTip(null);
    const point = ({ target, pointerType, buttons, clientX, clientY }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      const passes = pointerType === 'touch' || buttons > 0 || target.closest(APART) !== null;
      const found = passes ? null : pieceUnder(target, clientX, clientY, locale);
      setTip((before) => {
        // a pointer that rests beside it takes nothing from what has the focus
        if (!found) return before?.by === 'focus' ? before : null;
        // pointed at the same word the tip stays as it is
        return before?.other === found.other && before.under.top === found.under.top ? before : found;
      });
    };
    const focus = ({ target }: FocusEvent) => {
      const isByKey =
        target instanceof Element && target.matches(PRESSED) && target.matches(':focus-visible');
      setTip(isByKey && !target.closest(APART) ? allIn(target, locale) : null);
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('pointermove', point, { signal });
    document.addEventListener('focusin', focus, { signal });
    for (const name of ['pointerdown', 'keydown', 'focusout'] as const)
      document.addEventListener(name, hide, { signal });
    // what takes the focus is brought into sight by scrolling; what scrolls does not tell those above it
    const scroll = ({ target }: Event) =>
      setTip((before) => {
        if (!before || !(target instanceof Node) || !target.contains(before.on)) return before;
        return before.by === 'focus' ? allIn(before.on, locale) : null;
      });
    document.addEventListener('scroll', scroll, { signal, capture: true });
    return () => over.abort();
  }, [locale]);
  if (tip === null) return null;
  const { other, under } = tip;
  const isLow = under.bottom > innerHeight / 2;
  const isRight = under.left > innerWidth / 2;
  return (
    <div
      // each word's tip comes after its own pause, above whatever is open
      key={`${other} ${under.left} ${under.top}`}
      ref={onTop}
      popover="manual"
      className="term-tip"
      data-testid="term-tip"
      aria-hidden="true"
      lang={locale === 'en' ? 'fr' : 'en'}
      style={{
        ...(isLow ? { bottom: innerHeight - under.top } : { top: under.bottom }),
        ...(isRight ? { right: innerWidth - under.right } : { left: under.left }),
      }}
    >
      {other}
    </div>
  );
}
