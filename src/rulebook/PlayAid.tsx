import { Fragment, useMemo } from 'react';
import { useFetched } from '../account/words.ts';
import { bookOf } from '../language/books.ts';
import { languageOf } from '../language/language.ts';
import type { Book } from '../language/rulebook.ts';
import type { ChapterCode, RuleId, Skill, UnitType } from '../rules/state/vocabulary.ts';
import { useStore } from '../store/store.ts';
import { type Block, blocksOf, type Run, runsOf } from './markup.ts';
import { factorsOf } from './tables/factors.ts';
import type { DrawnTable } from './tables/table.ts';
import './playAid.css';

/** What of a statement is printed: all of it but its examples, or its table alone. */
type Part = 'whole' | 'table';

/** What is looked up most in a battle, chapter by chapter. */
const AID: readonly {
  readonly chapter: ChapterCode;
  readonly statements: readonly (readonly [RuleId, Part])[];
}[] = [
  {
    chapter: 'ORD',
    statements: [
      ['ORD-03', 'whole'],
      ['ORD-05', 'whole'],
    ],
  },
  {
    chapter: 'CBT',
    statements: [
      ['CBT-02', 'whole'],
      ['CBT-03', 'whole'],
      ['CBT-12', 'table'],
      ['CBT-07', 'whole'],
      ['CBT-08', 'whole'],
      ['CBT-13', 'whole'],
      ['CBT-14', 'whole'],
      ['CBT-15', 'whole'],
      ['CBT-17', 'whole'],
    ],
  },
  { chapter: 'CHG', statements: [['CHG-13', 'table']] },
  {
    chapter: 'MOR',
    statements: [
      ['MOR-03', 'whole'],
      ['MOR-04', 'whole'],
      ['MOR-07', 'whole'],
      ['MOR-08', 'whole'],
      ['MOR-09', 'whole'],
      ['MOR-11', 'whole'],
    ],
  },
  {
    chapter: 'SAV',
    statements: [
      ['SAV-02', 'table'],
      ['SAV-03', 'table'],
      ['SAV-05', 'whole'],
    ],
  },
  {
    chapter: 'RAL',
    statements: [
      ['RAL-01', 'whole'],
      ['RAL-04', 'whole'],
    ],
  },
];

type Runs = readonly Run[];

/** A line on paper: what would lead to a statement is its number. */
function Inked({ runs }: { readonly runs: Runs }) {
  return runs.map((run, at) => {
    const key = `${at}`;
    if (run.run === 'link') return <small key={key}>{run.to}</small>;
    return run.run === 'emphasis' ? <em key={key}>{run.text}</em> : <Fragment key={key}>{run.text}</Fragment>;
  });
}

interface TableProps {
  readonly head: readonly Runs[];
  readonly rows: readonly (readonly Runs[])[];
}

function InkedTable({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its cells
            <th key={at} scope="col">
              <Inked runs={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...rest], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its rows
          <tr key={at}>
            <th scope="row">
              <Inked runs={first} />
            </th>
            {rest.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its cells
              <td key={column}>
                <Inked runs={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InkedBlock({ block }: { readonly block: Block }) {
  switch (block.block) {
    case 'paragraph':
      return (
        <p>
          <Inked runs={block.runs} />
        </p>
      );
    case 'list':
    case 'steps':
      return (
        <ul>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list never changes its items
            <li key={at}>
              <Inked runs={item.runs} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <InkedTable head={block.head} rows={block.rows} />;
    case 'example':
    case 'drawn':
      return null;
  }
}

interface StatementProps {
  readonly book: Book;
  readonly chapter: ChapterCode;
  readonly id: RuleId;
  readonly part: Part;
}

function Statement({ book, chapter, id, part }: StatementProps) {
  const statement = book.chapters[chapter].statements[id];
  const blocks = useMemo(() => blocksOf(statement?.text ?? ''), [statement]);
  if (!statement) return null;
  const shown = part === 'table' ? blocks.filter(({ block }) => block === 'table') : blocks;
  return (
    <section className="aid-statement" data-testid="aid-statement" data-rule={id}>
      <h3>
        {statement.head} <small>{id}</small>
      </h3>
      {shown.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its blocks
        <InkedBlock key={at} block={block} />
      ))}
    </section>
  );
}

function Factors({ table }: { readonly table: DrawnTable }) {
  return (
    <section className="aid-statement" data-testid="aid-factors">
      <h3>
        {table.caption} <small>UNI-01</small>
      </h3>
      <InkedTable head={table.head.map(runsOf)} rows={table.rows.map(({ cells }) => cells.map(runsOf))} />
    </section>
  );
}

interface Props {
  /** The types and the skills there are in the battle: no others are printed. */
  readonly types: readonly UnitType[];
  readonly skills: readonly Skill[];
}

/** On one sheet of paper, in the words and the tables of the book: what a battle looks up most. */
export function PlayAid({ types, skills }: Props) {
  const locale = useStore((state) => state.preferences.locale);
  const book = useFetched(bookOf);
  const factors = useMemo(
    () => factorsOf(types, skills, { language: languageOf(locale), words: book.words }),
    [types, skills, locale, book],
  );
  return (
    <div className="play-aid">
      <Factors table={factors} />
      {AID.map(({ chapter, statements }) => (
        <Fragment key={chapter}>
          <h2>{book.chapters[chapter].title}</h2>
          {statements.map(([id, part]) => (
            <Statement key={id} book={book} chapter={chapter} id={id} part={part} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
