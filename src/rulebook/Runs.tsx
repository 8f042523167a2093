import { useBook } from './bookContext.ts';
import type { Run } from './markup.ts';
import { headingOf, toldOf } from './places.ts';
import { Terms } from './Terms.tsx';

/** A number that leads to its statement; its heading is told to those who point at it or listen. */
export function RuleLink({ to }: { readonly to: string }) {
  const { book, parts } = useBook();
  return (
    <a className="rule-link" href={`#rule=${to}`} title={toldOf(book, parts, to)}>
      {to.startsWith('FLOW-') ? headingOf(book, to) : to}
    </a>
  );
}

function RunView({ run }: { readonly run: Run }) {
  switch (run.run) {
    case 'link':
      return <RuleLink to={run.to} />;
    case 'emphasis':
      return (
        <em>
          <Terms text={run.text} stops />
        </em>
      );
    case 'text':
      return <Terms text={run.text} />;
  }
}

/** A line of the book with its links and its emphasis. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its runs
  return runs.map((run, at) => <RunView key={at} run={run} />);
}
