import type { ReactNode } from 'react';
import './wholeValue.css';

interface Props {
  /** How the value looks where it stands. */
  readonly className: string;
  /** The value chosen, in words. */
  readonly words: string;
  /** The list itself, with its name. */
  readonly children: ReactNode;
}

/** A list of which the value chosen is read whole, however long it is. */
export function WholeValue({ className, words, children }: Props) {
  return (
    <span className={`whole-value ${className}`}>
      <span aria-hidden="true">{words}</span>
      {children}
    </span>
  );
}
