import { useExplanations } from '../../account/words.ts';

/** What the figures rest on, behind a mark: it is the same for all of them, and need not be read each time. */
export function OddsBasis() {
  const { odds: words } = useExplanations();
  return (
    <details className="odds-basis">
      <summary>
        <span aria-hidden="true">※</span> {words.policyMark}
      </summary>
      <p className="sub">{words.policy}</p>
    </details>
  );
}
