import { type RefObject, useEffect, useRef } from 'react';
import type { MapCommands } from '../../map/mapProps.ts';
import type { Dress } from '../../map/nations.ts';
import { type Game, unitOf } from '../../rules/state/game.ts';
import { crossed, curveText, type Extent, leaderCurve } from './leaderWay.ts';
import './leader.css';

/** The part of its hex in which a piece is read, across and down. */
const READ = { across: 0.7, down: 0.8 } as const;
/** For so many pictures nothing has moved: then it seeks a way beside the pieces. */
const REST = 6;

function readIn(hex: DOMRect): Extent {
  const [aside, above] = [(hex.width * (1 - READ.across)) / 2, (hex.height * (1 - READ.down)) / 2];
  return {
    left: hex.left + aside,
    right: hex.right - aside,
    top: hex.top + above,
    bottom: hex.bottom - above,
  };
}

interface Props {
  readonly map: RefObject<MapCommands | null>;
  readonly game: Game;
  /** The unit the question is about. */
  readonly subject: string;
  readonly dress: Dress;
}

/** A curve from the question in the panel to the unit it is about; it follows the map. At rest it covers no piece: where it finds no way beside them it is gone, and the ring tells. */
export function Leader({ map, game, subject, dress }: Props) {
  const [to] = unitOf(game, subject).hexes;
  const halo = useRef<SVGPathElement>(null);
  const line = useRef<SVGPathElement>(null);
  const board = useRef(game);
  useEffect(() => {
    board.current = game;
  });
  useEffect(() => {
    let frame = 0;
    let drawn = '';
    let still = 0;
    const show = (way: string): void => {
      halo.current?.setAttribute('d', way);
      line.current?.setAttribute('d', way);
    };
    const draw = (): void => {
      frame = requestAnimationFrame(draw);
      const port = document.querySelector('.table-map')?.getBoundingClientRect();
      const question = document.getElementById('question')?.getBoundingClientRect();
      const hex = map.current?.clientRectOf(to);
      if (!port || !question || !hex) return;
      const end = { x: hex.right, y: hex.top + hex.height / 2 };
      const hidden = end.x < port.left || end.x > port.right || end.y < port.top || end.y > port.bottom;
      const start = {
        x: question.left - 8,
        y: Math.min(Math.max(question.top + 12, port.top + 20), port.bottom - 20),
      };
      const plain = hidden ? '' : curveText(leaderCurve(start, end, port, []));
      still = plain === drawn ? still + 1 : 0;
      if (still === 0) show(plain);
      drawn = plain;
      if (still !== REST || hidden) return;
      const others = board.current.units.filter(({ id, fate }) => fate === 'present' && id !== subject);
      const pieces = others.flatMap(({ hexes }) =>
        hexes.flatMap((one) => {
          const where = map.current?.clientRectOf(one);
          return where ? [readIn(where)] : [];
        }),
      );
      const way = leaderCurve(start, end, port, pieces);
      show(crossed(way, port, pieces) > 0 ? '' : curveText(way));
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [map, to, subject]);
  return (
    <svg className="leader" style={dress} aria-hidden="true">
      <path ref={halo} className="halo" />
      <path ref={line} />
    </svg>
  );
}
