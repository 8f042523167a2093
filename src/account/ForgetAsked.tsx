import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Forgetting } from './forgetting.ts';
import './forgetAsked.css';

interface Props {
  readonly forgetting: Forgetting;
  readonly className: string;
  readonly asked: string;
  readonly yes: string;
  readonly no: string;
  readonly small?: boolean;
}

/** What is asked before something goes for good: it comes in sight, and the focus is on the answer that leaves all as it is. */
export function ForgetAsked({ forgetting, className, asked, yes, no, small = false }: Props) {
  const { forget, disarm } = forgetting;
  const whole = useRef<HTMLSpanElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  // at once: a key pressed twice, or held, is not a yes
  useLayoutEffect(() => {
    harmless.current?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // the room would take it for its own
    event.stopPropagation();
    disarm();
  };
  const press = small ? 'press small' : 'press';
  return (
    <span ref={whole} className={className} role="alert">
      <span>{asked}</span>
      <span className="forget-answers">
        <button
          type="button"
          className={`${press} grave`}
          data-testid="forget-yes"
          // nor is the second of a double press on what asks, should this have come under it
          onClick={({ detail }) => detail < 2 && void forget()}
          onKeyDown={keyed}
        >
          {yes}
        </button>
        <button
          ref={harmless}
          type="button"
          className={press}
          data-testid="forget-no"
          onClick={disarm}
          onKeyDown={keyed}
        >
          {no}
        </button>
      </span>
    </span>
  );
}
