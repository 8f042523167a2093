import { type RefObject, useEffect, useRef } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import './leader.css';

interface Props {
  readonly map: RefObject<MapCommands | null>;
  readonly to: Hex;
}

/** A curve from the question in the panel to the unit it is about; it follows the map and covers nothing. */
export function Leader({ map, to }: Props) {
  const halo = useRef<SVGPathElement>(null);
  const line = useRef<SVGPathElement>(null);
  useEffect(() => {
    let frame = 0;
    let drawn = '';
    const draw = (): void => {
      frame = requestAnimationFrame(draw);
      const port = document.querySelector('.table-map')?.getBoundingClientRect();
      const question = document.getElementById('question')?.getBoundingClientRect();
      const hex = map.current?.clientRectOf(to);
      if (!port || !question || !hex) return;
      const x = hex.right;
      const y = hex.top + hex.height / 2;
      const hidden = x < port.left || x > port.right || y < port.top || y > port.bottom;
      const end = Math.min(Math.max(question.top + 12, port.top + 20), port.bottom - 20);
      const way = hidden
        ? ''
        : `M${question.left - 8} ${end}C${port.right - 60} ${end} ${(x + port.right) / 2} ${y} ${x} ${y}`;
      if (way === drawn) return;
      drawn = way;
      halo.current?.setAttribute('d', way);
      line.current?.setAttribute('d', way);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [map, to]);
  return (
    <svg className="leader" aria-hidden="true">
      <path ref={halo} className="halo" />
      <path ref={line} />
    </svg>
  );
}
