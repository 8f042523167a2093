import { type FunctionComponent, Suspense, use } from 'react';
import { forDrawing } from '../language/fetching.ts';

/** So long the page has had time for what counts, in milliseconds. */
const PAUSE = 600;

/** What only adorns: it comes when all that counts has come, and where it cannot come nothing is missed. */
export function ornament<P extends object>(get: () => Promise<FunctionComponent<P>>): Later<P> {
  const rest = () => new Promise((done) => setTimeout(done, PAUSE));
  return later(() =>
    rest()
      .then(get)
      .catch(() => () => null),
  );
}

/** A component whose code comes when it is first drawn, or when `fetch` asks for it. */
export interface Later<P> extends FunctionComponent<P> {
  readonly fetch: () => Promise<FunctionComponent<P>>;
}

/**
 * Nothing is drawn in its place until the code is here; from then on it draws at once, where React's `lazy` would show
 * a gap the first time.
 */
export function later<P extends object>(get: () => Promise<FunctionComponent<P>>): Later<P> {
  let coming: Promise<FunctionComponent<P>> | null = null;
  const fetch = (): Promise<FunctionComponent<P>> => {
    coming ??= get().then(
      (value) => {
        // React reads a promise so marked without waiting for it
        if (coming !== null) Object.assign(coming, { status: 'fulfilled', value });
        return value;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  // there is but one of it
  const drawn = forDrawing(fetch);
  function Inner(props: P) {
    const Component = use(drawn(''));
    return <Component {...props} />;
  }
  function Outer(props: P) {
    return (
      <Suspense>
        <Inner {...props} />
      </Suspense>
    );
  }
  return Object.assign(Outer, { fetch });
}
