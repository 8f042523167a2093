import { hexName } from '../../geometry/shape.ts';
import { PRINT_COLOURS } from '../../map/printColours.ts';
import { GROUND_LIMITS, mapByLot, USUAL_GROUND, usualHomeEdges } from '../../mapmaking/byLot.ts';
import { crossingOf, STRICTEST_GROUND } from '../../mapmaking/crossing.ts';
import { NOTHING_DRAWN } from '../../mapmaking/drawing.ts';
import { mapSvg, printedSize } from '../../mapmaking/svg.ts';
import type { HouseRules } from '../../rules/state/houseRuleKeys.ts';
import { UNIT_TYPES } from '../../rules/state/vocabulary.ts';
import { parseFile } from '../../scenarios/file.ts';
import type { MapFile } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import { commandFault, fileFault, type Heard, type Printed } from './fault.ts';

/** What ground by lot is asked for, as texts. */
type GroundOptions = Readonly<Record<string, string | undefined>>;

const NUMBERS = ['columns', 'rows', 'wooded', 'hilly', 'river', 'village'] as const;
/** The breadth of a printed hex from flat to flat, in millimetres. */
const PRINTED = { least: 5, most: 200 } as const;

/** The options of the verb, with what stands after each. */
export const WANTED_MAP: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    NUMBERS.map((key) => [key, `--${key} ${GROUND_LIMITS[key].least} … ${GROUND_LIMITS[key].most}`]),
  ),
  seed: '--seed NAME',
  symmetrical: '--symmetrical yes | no',
  svg: `--svg ${PRINTED.least} … ${PRINTED.most}`,
};

const TITLE = { en: 'Ground by lot', fr: 'Terrain tiré au sort' };

function badOption(option: string): Heard<never> {
  const needed = WANTED_MAP[option] ?? '';
  return { ok: false, fault: commandFault('badOption', `--${option}`, { needed }) };
}

/** A whole number within its limits; nothing where it cannot be read. */
function wholeWithin(said: string, { least, most }: { readonly least: number; readonly most: number }) {
  const number = /^\d{1,3}$/.test(said) ? Number(said) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

function drawnByLot(options: GroundOptions): Heard<MapFile> {
  const { seed = '', symmetrical = 'no' } = options;
  if (seed === '') return badOption('seed');
  const asked = { ...USUAL_GROUND };
  for (const key of NUMBERS) {
    const { [key]: said } = options;
    if (said === undefined) continue;
    const number = wholeWithin(said, GROUND_LIMITS[key]);
    if (number === null) return badOption(key);
    asked[key] = number;
  }
  if (symmetrical !== 'yes' && symmetrical !== 'no') return badOption('symmetrical');
  const ground = mapByLot({ ...asked, seed, symmetrical: symmetrical === 'yes' });
  return { ok: true, value: { format: 'sabreur-hex/map', version: VERSION, name: TITLE, ...ground } };
}

function readFrom(text: string): Heard<MapFile> {
  const parsed = parseFile(text);
  if (!parsed.ok) return { ok: false, fault: fileFault(parsed.problem) };
  const { file } = parsed;
  if (file.format === 'sabreur-hex/map') return { ok: true, value: file };
  const facts = { received: file.format, known: 'sabreur-hex/map' };
  return { ok: false, fault: commandFault('otherFormat', 'format', facts) };
}

/** Who gets from one edge to the other under these rules, and the hexes of the edges that are cut off. */
function told({ map }: MapFile, rules: Partial<HouseRules>) {
  const { mayCross, cutOff } = crossingOf(map, usualHomeEdges(map.shape), rules);
  return { all: mayCross.length === UNIT_TYPES.length, mayCross, cutOff: cutOff.map(hexName) };
}

/**
 * `map`: a map from a file, or ground by lot: whether every arm gets from the south edge to the north, by the usual house
 * rules and by the strictest about water; with `--svg` its picture in place of the map. Status 1 if not every arm does.
 */
export function mapTold(text: string | null, options: GroundOptions): Printed {
  const heard = text === null ? drawnByLot(options) : readFrom(text);
  if (!heard.ok) return { status: 2, json: heard.fault };
  const file = heard.value;
  const { svg } = options;
  const hexAcross = svg === undefined ? null : wholeWithin(svg, PRINTED);
  if (svg !== undefined && hexAcross === null) {
    return { status: 2, json: commandFault('badOption', '--svg', { needed: WANTED_MAP['svg'] ?? '' }) };
  }
  const crossable = { usual: told(file, {}), strictest: told(file, STRICTEST_GROUND) };
  const shown =
    hexAcross === null
      ? { file }
      : {
          millimetres: printedSize(file.map, hexAcross),
          svg: mapSvg(file.map, file.drawing ?? NOTHING_DRAWN, {
            hexAcross,
            colours: PRINT_COLOURS,
            hexNames: true,
          }),
        };
  return { status: crossable.usual.all ? 0 : 1, json: { crossable, ...shown } };
}
