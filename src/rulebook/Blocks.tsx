import { useMemo } from 'react';
import { useBook } from './bookContext.ts';
import { Grid } from './Grid.tsx';
import { type Block, blocksOf, type ListItem, runsOf } from './markup.ts';
import { Runs } from './Runs.tsx';
import { drawnTable } from './tables/drawn.ts';

/** A table drawn from the engine's own. */
function Drawn({ name }: { readonly name: string }) {
  const { book, language } = useBook();
  const table = useMemo(() => drawnTable(name, { language, words: book.words }), [name, language, book]);
  if (!table) return null;
  return (
    <Grid
      caption={table.caption}
      head={table.head.map(runsOf)}
      lines={table.rows.map(({ cells, under }) => ({ cells: cells.map(runsOf), under: under === true }))}
    />
  );
}

function Steps({ items }: { readonly items: readonly ListItem[] }) {
  return (
    <ol className="book-steps">
      {items.map((item) => (
        <li key={item.label}>
          <span className="step-label">{item.label}</span>
          <div>
            <p>
              <Runs runs={item.runs} />
            </p>
            {item.parts.length > 0 ? <Steps items={item.parts} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  const { book } = useBook();
  switch (block.block) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'example':
      return (
        <p className="book-example">
          <strong>{book.words.example}</strong> <Runs runs={block.runs} />
        </p>
      );
    case 'list':
      return (
        <ul className="book-list">
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list never changes its items
            <li key={at}>
              <Runs runs={item.runs} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return <Steps items={block.items} />;
    case 'table':
      return (
        <Grid caption={null} head={block.head} lines={block.rows.map((cells) => ({ cells, under: false }))} />
      );
    case 'drawn':
      return <Drawn name={block.table} />;
  }
}

/** The text of a statement. */
export function Blocks({ text }: { readonly text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its blocks
    <BlockView key={at} block={block} />
  ));
}
