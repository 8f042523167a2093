import type { Run } from './markup.ts';
import { Runs } from './Runs.tsx';

interface Line {
  readonly cells: readonly (readonly Run[])[];
  readonly under: boolean;
}

interface GridProps {
  readonly caption: string | null;
  readonly head: readonly (readonly Run[])[];
  readonly lines: readonly Line[];
}

/** So many columns do not fit beside the margin. */
const MANY_COLUMNS = 6;

/** A table that scrolls sideways where the page is narrow. The first cell of a line heads it. */
export function Grid({ caption, head, lines }: GridProps) {
  return (
    <section
      className="book-table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard
      tabIndex={0}
      aria-label={caption ?? undefined}
      data-wide={head.length > MANY_COLUMNS}
    >
      <table>
        {caption === null ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its cells
              <th key={at} scope="col">
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ cells: [first, ...rest], under }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its rows
            <tr key={at} className={under ? 'under' : undefined}>
              <th scope="row">
                <Runs runs={first ?? []} />
              </th>
              {rest.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its cells
                <td key={column}>
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
