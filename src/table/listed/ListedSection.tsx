import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** How many lines it has: without any it is left out. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Lines of one kind under their heading. */
export function ListedSection({ title, count, children }: Props) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ul>{children}</ul>
    </section>
  );
}
