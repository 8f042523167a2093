import { createContext, type ReactNode, use, useId } from 'react';

/** Shows words in the one place kept for them; nothing takes them away. */
export const MeaningContext = createContext<(words: string | null) => void>(() => undefined);

interface Props {
  readonly words: string;
  readonly children: ReactNode;
  readonly testid: string;
}

/** What has its meaning told when it is pointed at, reached or pressed; read aloud it is told with it. */
export function Meaning({ words, children, testid }: Props) {
  const explain = use(MeaningContext);
  const id = useId();
  const tell = () => explain(words);
  return (
    <>
      <button
        type="button"
        className="five-explained"
        aria-describedby={id}
        data-testid={testid}
        onPointerEnter={tell}
        onFocus={tell}
        onClick={tell}
      >
        {children}
      </button>
      <span id={id} hidden>
        {words}
      </span>
    </>
  );
}
