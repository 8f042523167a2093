import type { ToolName } from '../store/mapEditor/tools.ts';

type Mark = readonly [className: string, d: string];

const HEX = 'M40 6L69.4 23V57L40 74L10.6 57V23Z';
const ACROSS = 'M40 4V76';
const COURSE = 'M40 4C32 16 48 26 40 40S32 64 40 76';

function tree(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function house(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

const GROUND: Mark = ['map-field', HEX];
const RIM: Mark = ['icon-rim', HEX];
const HILL: readonly Mark[] = [
  GROUND,
  ['map-hill', 'M40 14C62 14 66 34 62 48S46 68 32 66S12 50 16 34S24 14 40 14Z'],
  ['map-hill-crown', 'M40 26C52 26 54 36 51 44S42 54 35 52S26 46 29 36S33 26 40 26Z'],
];
/** Two fields with a side between them. */
const FIELDS: readonly Mark[] = [
  ['map-field', 'M40 4L8 20V60L40 76Z'],
  ['map-field', 'M40 4L72 20V60L40 76Z'],
];
const WATER: Mark = ['icon-river', COURSE];
const RUBBER: readonly Mark[] = [['icon-rubber', 'M30 58L52 30L66 41L44 69ZM38 48L52 59']];

/** A letter with a sign of what it names. */
function letters(sign: Mark): readonly Mark[] {
  return [['icon-letter', 'M8 58L24 14H29L44 58M14 44H38M3 58H14M38 58H49'], sign];
}

/** What each tool lays, drawn as the map draws it, larger. */
const MARKS: Readonly<Record<ToolName, readonly Mark[]>> = {
  open: [GROUND, ['map-furrows', 'M22 34L54 24M22 42L58 31M24 50L58 39M28 57L56 48'], RIM],
  wood: [
    GROUND,
    ['map-wash map-wash-wood', HEX],
    ['map-tree-crowns', tree(28, 32, 11) + tree(52, 30, 11) + tree(40, 50, 13)],
    RIM,
  ],
  village: [
    GROUND,
    ['map-wash map-wash-village', HEX],
    [
      'map-blocks',
      house(20, 26, 18, 12) + house(46, 22, 12, 18) + house(24, 50, 14, 12) + house(46, 48, 16, 12),
    ],
    RIM,
  ],
  fortifiedPoint: [
    GROUND,
    ['map-wash map-wash-fort', HEX],
    ['map-wall', 'M44 60H22V22H60V60H52'],
    ['map-blocks', house(30, 30, 22, 10)],
    RIM,
  ],
  difficult: [
    GROUND,
    ['map-wash map-wash-marsh', HEX],
    ['icon-still', 'M20 30H40M46 30H60M18 42H32M38 42H60M24 54H48M52 54H60'],
    ['icon-reeds', 'M34 42v-12M30 42l-4-8M38 42l4-8M52 54v-10M49 54l-4-7M55 54l4-7'],
    RIM,
  ],
  bridge: [
    ['map-water', HEX],
    ['map-deck map-deck-wide', 'M10 40H70'],
    ['map-rails', 'M10 30H70M10 50H70'],
    RIM,
  ],
  impassable: [
    ['map-water', HEX],
    ['map-waterline', 'M40 14L62 27V53L40 66L18 53V27ZM40 24L53 32V48L40 56L27 48V32Z'],
    RIM,
  ],
  hill: [...HILL, RIM],
  raise: [...HILL, ['icon-arrow', 'M40 66V22M26 36L40 20L54 36'], RIM],
  lower: [...HILL, ['icon-arrow', 'M40 16V60M26 46L40 62L54 46'], RIM],
  'side-stream': [...FIELDS, ['icon-stream', COURSE]],
  'side-river': [...FIELDS, ['icon-bank', COURSE], WATER],
  'side-largeRiver': [...FIELDS, ['icon-bank icon-wide', COURSE], ['icon-river icon-wide', COURSE]],
  'side-ford': [
    ...FIELDS,
    ['icon-bank', COURSE],
    WATER,
    ['map-ford-bed', house(24, 30, 32, 20)],
    ['icon-stones', 'M22 34H58M22 40H58M22 46H58'],
  ],
  'side-bridge': [
    ...FIELDS,
    ['icon-bank', COURSE],
    WATER,
    ['map-deck map-deck-wide', 'M18 40H62'],
    ['map-rails', 'M16 30H64M16 50H64'],
  ],
  'side-wood': [
    ...FIELDS,
    ['map-hedge', tree(40, 14, 8) + tree(40, 32, 9) + tree(40, 50, 8) + tree(40, 67, 9)],
  ],
  'side-impassable': [
    ...FIELDS,
    ['icon-cliff', `${ACROSS}M40 10h14M40 22h10M40 34h14M40 46h10M40 58h14M40 70h10`],
  ],
  highRoad: [
    GROUND,
    ['icon-road-edge', 'M6 56C30 56 44 24 74 24'],
    ['icon-road', 'M6 56C30 56 44 24 74 24'],
    RIM,
  ],
  lane: [GROUND, ['icon-lane', 'M6 56C30 56 44 24 74 24'], RIM],
  place: letters(['map-blocks', house(52, 48, 22, 22)]),
  water: letters(['icon-stream', 'M50 56q6-8 12 0t12 0M50 68q6-8 12 0t12 0']),
  height: letters(['icon-peak', 'M50 70L63 44L76 70Z']),
  woodName: letters(['map-tree-crowns', tree(63, 58, 13)]),
  bare: [GROUND, RIM, ...RUBBER],
  'side-nothing': [...FIELDS, ['icon-stream', COURSE], ...RUBBER],
  undraw: [['icon-lane', 'M6 56C30 56 44 24 74 24'], ...RUBBER],
};

/** The picture of a tool in the case. */
export function ToolIcon({ tool, level }: { readonly tool: ToolName; readonly level: number }) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden className="tool-icon">
      {MARKS[tool].map(([className, d]) => (
        <path key={`${className} ${d}`} className={className} d={d} />
      ))}
      {tool === 'hill' ? (
        <text x="40" y="52" className="icon-number">
          {level}
        </text>
      ) : null}
    </svg>
  );
}
