import { type RefObject, useEffect, useRef } from 'react';
import type { MapCommands } from '../../map/mapProps.ts';
import { type Pointed, pressOf } from './rings.ts';
import './guideRings.css';

interface Props {
  readonly map: RefObject<MapCommands | null>;
  readonly pointed: Pointed;
}

/** Round a button, in pixels. */
const ROOM = 4;
/** How often the buttons are looked for: they change with the question only. */
const EVERY = 10;

function place(ring: HTMLElement, rect: DOMRect | null, within: DOMRect | null): void {
  const seen =
    rect !== null &&
    rect.width > 0 &&
    (within === null ||
      (rect.right > within.left &&
        rect.left < within.right &&
        rect.bottom > within.top &&
        rect.top < within.bottom));
  ring.hidden = !seen;
  if (!seen) return;
  ring.style.transform = `translate(${rect.left - ROOM}px, ${rect.top - ROOM}px)`;
  ring.style.width = `${rect.width + 2 * ROOM}px`;
  ring.style.height = `${rect.height + 2 * ROOM}px`;
}

/** Rings round what a guide speaks of; they follow the map and the page, and cover nothing. */
export function GuideRings({ map, pointed }: Props) {
  const rings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let drawn = 0;
    let press: Element | null = null;
    const draw = (): void => {
      frame = requestAnimationFrame(draw);
      if (drawn++ % EVERY === 0) press = pressOf(pointed);
      const port = document.querySelector('.table-map')?.getBoundingClientRect() ?? null;
      const [button, ...hexes] = [...(rings.current?.children ?? [])];
      if (button instanceof HTMLElement) place(button, press?.getBoundingClientRect() ?? null, null);
      hexes.forEach((ring, nth) => {
        const hex = pointed.hexes[nth];
        if (ring instanceof HTMLElement)
          place(ring, hex ? (map.current?.clientRectOf(hex) ?? null) : null, port);
      });
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [map, pointed]);
  return (
    <div ref={rings} className="guide-rings" aria-hidden="true">
      <div className="guide-ring" hidden />
      {pointed.hexes.map((hex) => (
        <div key={`${hex.q},${hex.r}`} className="guide-ring guide-ring-hex" hidden />
      ))}
    </div>
  );
}
