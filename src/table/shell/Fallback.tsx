import { Component, type ReactNode } from 'react';
import { useWords } from '../../account/words.ts';
import { fetchAnew } from '../../language/fetching.ts';
import { stepBackFromFailure } from '../../store/game/actions.ts';
import { crashText } from '../../store/game/crash.ts';
import { saveText } from '../../store/saving/saveText.ts';
import type { Failure } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import './fallback.css';

/** As browsers and the builder say that a file of the program did not come. */
const UNREACHED = /dynamically imported|module script|preload/i;

/**
 * After a fault of the program: the game is kept, a step back is offered, and the file. Never a white page. Where only
 * the network failed nothing need be taken back; the page must be loaded again, for browsers remember what did not come.
 */
function FallbackScreen({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const language = useWords();
  const { failure: said, buttons } = language.screens;
  // the message alone: the addresses below it say what was called, not what failed
  const unreached = UNREACHED.test(failure.message.split('\n', 1)[0] ?? '');
  const saved = useStore(({ open }) => open?.save === 'saved');
  /** There is an answer to take back, or a change of the laboratory's, and a file to send. */
  const isPlayed = useStore(({ open, room }) => open !== null || room === 'laboratory');
  const isGame = useStore(({ open }) => open !== null);
  return (
    <main className="fallback">
      <div className="sheet" role="alert">
        <h1>{unreached ? said.unreached : said.title}</h1>
        {unreached || !isGame ? null : <p>{said.explanation}</p>}
        {unreached && saved ? <p>{said.kept}</p> : null}
        {unreached || isPlayed ? <p>{unreached ? said.reconnect : said.advice}</p> : null}
        <div className="fallback-buttons">
          {unreached || !isPlayed ? null : (
            <button type="button" className="press chief" onClick={onRetry}>
              {language.table.stepBack}
            </button>
          )}
          <button
            type="button"
            className="press"
            disabled={failure.file === ''}
            onClick={() => saveText('sabreur-hex.json', failure.file)}
          >
            {buttons.exportGame}
          </button>
          <button type="button" className="press" onClick={() => location.reload()}>
            {said.reload}
          </button>
        </div>
        <details>
          <summary>{said.details}</summary>
          <pre>{failure.message}</pre>
        </details>
      </div>
    </main>
  );
}

interface Props {
  readonly children: ReactNode;
}
interface Caught {
  readonly failure: Failure | null;
}

/** Catches what a screen throws. */
class Boundary extends Component<Props, Caught> {
  override readonly state: Caught = { failure: null };

  static getDerivedStateFromError(error: unknown): Caught {
    // not all browsers repeat the message above the stack
    const message = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    return { failure: { message, file: '' } };
  }

  override componentDidCatch(error: unknown): void {
    fetchAnew();
    void this.offerFile(error);
  }

  /** The file of the open game; without it there is still the step back. */
  private async offerFile(error: unknown): Promise<void> {
    const file = await crashText(error, null).catch(() => '');
    this.setState(({ failure }) => (failure ? { failure: { ...failure, file } } : null));
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const retry = (): void => {
      stepBackFromFailure();
      this.setState({ failure: null });
    };
    return <FallbackScreen failure={failure} onRetry={retry} />;
  }
}

/** Stands round all screens: a fault told by the store, or thrown by a screen, leads to the same page. */
export function Safeguard({ children }: Props) {
  const failure = useStore((state) => state.failure);
  if (failure) return <FallbackScreen failure={failure} onRetry={stepBackFromFailure} />;
  return <Boundary>{children}</Boundary>;
}
