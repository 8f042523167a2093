import { type ReactNode, useEffect, useRef, useState } from 'react';
import './menu.css';

interface Props {
  readonly label: string;
  /** What is unfolded; it folds again when asked to close. */
  readonly list: (close: () => void) => ReactNode;
}

/** A button that unfolds a list of things to do; Esc or a press elsewhere folds it again. */
export function Menu({ label, list }: Props) {
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const away = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setShown(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is heard wherever the focus is inside
    <div
      ref={box}
      className="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !shown) return;
        event.stopPropagation();
        setShown(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className="menu-button"
        aria-expanded={shown}
        aria-label={label}
        data-testid="menu"
        onClick={() => setShown(!shown)}
      >
        <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
          <path d="M0 2h18M0 8h18M0 14h18" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span>{label}</span>
      </button>
      {shown ? list(() => setShown(false)) : null}
    </div>
  );
}
