import { type FunctionComponent, Suspense, use } from 'react';

/** A component whose code comes when it is first drawn, or when `fetch` asks for it. */
export interface Later<P> extends FunctionComponent<P> {
  readonly fetch: () => Promise<FunctionComponent<P>>;
}

/**
 * Nothing is drawn in its place until the code is here; from then on it draws at once, where React's `lazy` would show
 * a gap the first time.
 */
export function later<P extends object>(get: () => Promise<FunctionComponent<P>>): Later<P> {
  let here: FunctionComponent<P> | null = null;
  let coming: Promise<FunctionComponent<P>> | null = null;
  const fetch = (): Promise<FunctionComponent<P>> => {
    coming ??= get().then(
      (component) => {
        here = component;
        return component;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  function Inner(props: P) {
    const Component = here ?? use(fetch());
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
