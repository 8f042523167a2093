import { useEffect, useMemo, useState } from 'react';
import { termPieces } from '../language/bothNames.ts';
import type { Locale } from '../language/locale.ts';
import { useStore } from '../store/store.ts';
import './termTip.css';

interface Tip {
  /** What the other language calls what stands there. */
  readonly other: string;
  readonly under: DOMRect;
  /** What has the focus, or what holds the word that is pointed at, and where the pointer is. */
  readonly on: Element;
  readonly by: 'focus' | { readonly x: number; readonly y: number };
}

/** How a text is read: units are called by the words of the rule too, and their names are no terms. */
interface Reading {
  readonly locale: Locale;
  readonly names: readonly string[];
}

interface Term {
  readonly from: number;
  readonly to: number;
  readonly other: string;
}

function termsIn(text: string, { locale, names }: Reading): readonly Term[] {
  const terms: Term[] = [];
  let read = 0;
  for (const { text: piece, other } of termPieces(text, locale)) {
    const [from, to] = [read, read + piece.length];
    read = to;
    if (other !== null) terms.push({ from, to, other });
  }
  if (terms.length === 0) return terms;
  const named = names.flatMap((name) => {
    const found: (readonly [number, number])[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      found.push([at, at + name.length]);
    return found;
  });
  return terms.filter(({ from, to }) => !named.some(([start, end]) => from < end && start < to));
}

function termUnder(element: Element, x: number, y: number, how: Reading): Tip | null {
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue;
    for (const { from, to, other } of termsIn(node.data, how)) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      for (const under of range.getClientRects()) {
        const isOver = x >= under.left && x <= under.right && y >= under.top && y <= under.bottom;
        if (isOver) return { other, under, on: element, by: { x, y } };
      }
    }
  }
  return null;
}

function termsOn(element: Element, how: Reading): Tip | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const others = new Set<string>();
  while (walker.nextNode())
    for (const { other } of termsIn(walker.currentNode.textContent ?? '', how)) others.add(other);
  const under = element.getBoundingClientRect();
  return others.size === 0 ? null : { other: [...others].join(' · '), under, on: element, by: 'focus' };
}

/** What tells its own tip, and the map, on which nothing is written in words of the rule. */
const APART = '[title], svg, input, textarea, select';
/** What takes the focus to be pressed, and says in a few words what it does. */
const PRESSED = 'button, summary, a, label';

/** The tip as it should be now: what it was told of may be gone, or stand elsewhere. */
function toldAnew(before: Tip, how: Reading): Tip | null {
  const { by, on } = before;
  if (by === 'focus') return on.isConnected && on === document.activeElement ? termsOn(on, how) : null;
  const there = document.elementFromPoint(by.x, by.y);
  return there && !there.closest(APART) ? termUnder(there, by.x, by.y, how) : null;
}

const isSame = (one: Tip, other: Tip | null): boolean =>
  one.other === other?.other && one.under.top === other.under.top && one.under.left === other.under.left;

const onTop = (element: HTMLElement | null): void => element?.showPopover();

/**
 * What the other language calls the term of the rule that is pointed at, or the terms on what has come to have the focus by
 * key: half of those who play know the rule by the words of one language and half by those of the other.
 */
export function TermTip() {
  const locale = useStore((state) => state.preferences.locale);
  const scenario = useStore((state) => state.open?.scenario ?? null);
  const how = useMemo(() => {
    const armies = scenario ? Object.values(scenario.armies) : [];
    return { locale, names: armies.flatMap(({ units }) => units.map(({ name }) => name)) };
  }, [locale, scenario]);
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const hide = () => setTip(null);
    const point = ({ target, pointerType, buttons, clientX, clientY }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      const passes = pointerType === 'touch' || buttons > 0 || target.closest(APART) !== null;
      const found = passes ? null : termUnder(target, clientX, clientY, how);
      setTip((before) => {
        // a pointer that rests beside it takes nothing from what has the focus
        if (!found) return before?.by === 'focus' ? before : null;
        return before && isSame(before, found) ? before : found;
      });
    };
    const focus = ({ target }: FocusEvent) => {
      const isByKey =
        target instanceof Element && target.matches(PRESSED) && target.matches(':focus-visible');
      setTip(isByKey && !target.closest(APART) ? termsOn(target, how) : null);
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('pointermove', point, { signal });
    document.addEventListener('focusin', focus, { signal });
    for (const name of ['pointerdown', 'keydown', 'focusout'] as const)
      document.addEventListener(name, hide, { signal });
    return () => {
      over.abort();
      hide();
    };
  }, [how]);
  const isTold = tip !== null;
  useEffect(() => {
    if (!isTold) return;
    const look = () =>
      setTip((before) => {
        const now = before && toldAnew(before, how);
        return before && isSame(before, now) ? before : now;
      });
    const over = new AbortController();
    document.addEventListener('scroll', look, { signal: over.signal, capture: true });
    addEventListener('resize', look, { signal: over.signal });
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => {
      over.abort();
      changes.disconnect();
    };
  }, [isTold, how]);
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
