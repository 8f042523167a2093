/** What each key does, in two columns. */
export function KeysTold({ keys }: { readonly keys: readonly (readonly [keys: string, effect: string])[] }) {
  return (
    <dl className="hand-and-keys">
      {keys.map(([key, effect]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
