/**
 * Reads the markup of the statements (src/language/rulebook.ts) into blocks and runs of text. A Markdown library would
 * give HTML, which the page trusts from nobody, or a tree; the links to statements, the lettered parts of steps and the
 * drawn tables would still have to be read from it here.
 */

/** A run of text within a line. */
export type Run =
  | { readonly run: 'text' | 'emphasis'; readonly text: string }
  /** Leads to a statement, a ruling or a flowchart. */
  | { readonly run: 'link'; readonly to: string };

export interface ListItem {
  /** "1", "2a" … or nothing in a list without numbers. */
  readonly label: string;
  readonly runs: readonly Run[];
  readonly parts: readonly ListItem[];
}

export type Block =
  | { readonly block: 'paragraph' | 'example'; readonly runs: readonly Run[] }
  | { readonly block: 'list' | 'steps'; readonly items: readonly ListItem[] }
  | {
      readonly block: 'table';
      readonly head: readonly (readonly Run[])[];
      readonly rows: readonly (readonly (readonly Run[])[])[];
    }
  /** One of the tables drawn from the engine's own. */
  | { readonly block: 'drawn'; readonly table: string };

const LINK = /\[((?:[A-Z]{3}-\d{2}(?:\.\d+)?)|(?:R-\d+)|(?:FLOW-[A-Z]+))\]|\*([^*]+)\*/g;

/** A line cut into runs. */
export function runsOf(line: string): readonly Run[] {
  const runs: Run[] = [];
  let read = 0;
  for (const found of line.matchAll(LINK)) {
    const [whole, to, emphasis] = found;
    if (found.index > read) runs.push({ run: 'text', text: line.slice(read, found.index) });
    if (to !== undefined) runs.push({ run: 'link', to });
    else runs.push({ run: 'emphasis', text: emphasis ?? '' });
    read = found.index + whole.length;
  }
  if (read < line.length) runs.push({ run: 'text', text: line.slice(read) });
  return runs;
}

/** What a line begins: its kind, its label and the text after both. */
interface Opened {
  readonly kind: 'paragraph' | 'example' | 'list' | 'steps' | 'part';
  readonly label: string;
  text: string;
}

const OPENINGS: readonly (readonly [Opened['kind'], RegExp])[] = [
  ['list', /^- ()/],
  ['example', /^> ()/],
  ['steps', /^(\d+)\. /],
  ['part', /^([a-z])\. /],
];

function open(line: string): Opened | null {
  for (const [kind, pattern] of OPENINGS) {
    const found = pattern.exec(line);
    if (found) return { kind, label: found[1] ?? '', text: line.slice(found[0].length) };
  }
  return null;
}

/** The lines of a statement, those that go on joined to the one they go on from; empty lines part them. */
function joined(text: string): readonly (Opened | 'gap')[] {
  const lines: (Opened | 'gap')[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const last = lines.at(-1);
    if (line === '') lines.push('gap');
    else if (isRow(line) || isDrawn(line)) lines.push({ kind: 'paragraph', label: '', text: line });
    else {
      const opened = open(line);
      const goesOn = last !== undefined && last !== 'gap' && last.kind === 'example' ? last : null;
      if (opened?.kind === 'example' && goesOn) goesOn.text += ` ${opened.text}`;
      else if (opened) lines.push(opened);
      else if (last !== undefined && last !== 'gap' && !isRow(last.text) && !isDrawn(last.text))
        last.text += ` ${line}`;
      else lines.push({ kind: 'paragraph', label: '', text: line });
    }
  }
  return lines;
}

function isRow(line: string): boolean {
  return line.startsWith('|') && line.endsWith('|') && line.length > 1;
}

const DRAWN = /^\{table (\w+)\}$/;

function isDrawn(line: string): boolean {
  return DRAWN.test(line);
}

function cellsOf(line: string): readonly (readonly Run[])[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => runsOf(cell.trim()));
}

/** French puts spaces before its high points and inside its quotation marks: a line may not break there. */
export function bound(text: string): string {
  return text.replaceAll(/ ([;:!?»])/g, '\u202f$1').replaceAll('« ', '«\u202f');
}

/** A statement cut into blocks. Rows without a head, or parts without a step, are a fault of the text: they throw. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let apart = true;
  for (const line of joined(bound(text))) {
    if (line === 'gap') {
      apart = true;
      continue;
    }
    add(blocks, line, apart);
    apart = false;
  }
  return blocks;
}

function add(blocks: Block[], line: Opened, apart: boolean): void {
  const last = apart ? undefined : blocks.at(-1);
  const drawn = DRAWN.exec(line.text)?.[1];
  if (drawn !== undefined) blocks.push({ block: 'drawn', table: drawn });
  else if (isRow(line.text)) {
    const cells = cellsOf(line.text);
    if (last?.block === 'table') blocks.splice(-1, 1, { ...last, rows: [...last.rows, cells] });
    else blocks.push({ block: 'table', head: cells, rows: [] });
  } else if (line.kind === 'paragraph' || line.kind === 'example')
    blocks.push({ block: line.kind, runs: runsOf(line.text) });
  else addItem(blocks, line, last);
}

function addItem(blocks: Block[], line: Opened, last: Block | undefined): void {
  const item: ListItem = { label: line.label, runs: runsOf(line.text), parts: [] };
  if (line.kind === 'part') {
    const step = last?.block === 'steps' ? last.items.at(-1) : undefined;
    if (last?.block !== 'steps' || !step) throw new Error(`a part without a step: ${line.text}`);
    const parts = [...step.parts, { ...item, label: `${step.label}${line.label}` }];
    blocks.splice(-1, 1, { ...last, items: [...last.items.slice(0, -1), { ...step, parts }] });
    return;
  }
  const block = line.kind === 'steps' ? 'steps' : 'list';
  if (last?.block === block) blocks.splice(-1, 1, { ...last, items: [...last.items, item] });
  else blocks.push({ block, items: [item] });
}

function plainRuns(runs: readonly Run[]): string {
  return runs.map((run) => (run.run === 'link' ? run.to : run.text)).join('');
}

function plainStep({ runs, parts }: ListItem): string {
  return [plainRuns(runs), ...parts.map(plainStep)].join(' ');
}

/** The statement without its markup, to be searched and quoted. Drawn tables leave nothing. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if ('runs' in block) return plainRuns(block.runs);
      if ('items' in block) return block.items.map(plainStep).join(' ');
      return block.block === 'table' ? [block.head, ...block.rows].flat().map(plainRuns).join(' ') : '';
    })
    .filter((text) => text !== '')
    .join(' ');
}

function stepLinks({ runs, parts }: ListItem): readonly string[] {
  return [...runLinks(runs), ...parts.flatMap(stepLinks)];
}

function runLinks(runs: readonly Run[]): readonly string[] {
  return runs.flatMap((run) => (run.run === 'link' ? [run.to] : []));
}

/** Every statement and ruling the text leads to. */
export function linksOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if ('runs' in block) return runLinks(block.runs);
    if ('items' in block) return block.items.flatMap(stepLinks);
    return block.block === 'table' ? [block.head, ...block.rows].flat().flatMap(runLinks) : [];
  });
}
