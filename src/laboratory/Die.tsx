import './die.css';

/** The face of a die, drawn; beyond six it is written. */

const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

export function Die({ face }: { readonly face: number }) {
  const spots = SPOTS[face];
  return (
    <svg className="lab-die" viewBox="-12 -12 24 24" role="img" aria-label={String(face)}>
      <rect x="-11" y="-11" width="22" height="22" rx="4" />
      {spots ? (
        spots.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 5.6} cy={y * 5.6} r="2.3" />)
      ) : (
        <text y="5" textAnchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
