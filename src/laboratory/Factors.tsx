import { useState } from 'react';
import { TermList } from '../account/Lines.tsx';
import { RuleMark } from '../account/RuleMark.tsx';
import type { LaboratoryOdds, RollSeen } from '../odds/laboratory/asked.ts';
import type { RollAbout } from '../rules/state/facts.ts';
import type { Sum, TermCode } from '../rules/state/reasons.ts';
import type { RuleId } from '../rules/state/vocabulary.ts';
import { useLabSpeaker } from './words.ts';
import './factors.css';

type Line = readonly [TermCode, RuleId];

/** What might stand in a sum of each kind: shown in grey where it does not. */
const POSSIBLE: Readonly<Record<'fire' | 'strike' | 'morale', readonly Line[]>> = {
  fire: [
    ['halfRange', 'CBT-12'],
    ['artilleryAtSquare', 'CBT-12'],
    ['enfilade', 'FIR-12'],
    ['defensiveFireArtillery', 'CBT-12'],
    ['defensiveFireControlled', 'SKL-08.2'],
    ['demoralised', 'CBT-12'],
    ['targetInCover', 'CBT-13'],
  ],
  strike: [
    ['lancerCharging', 'CBT-04'],
    ['doubledCharge', 'CBT-07'],
    ['lossesInCharge', 'CHG-33'],
    ['panicked', 'CBT-16'],
    ['outflanked', 'CBT-17'],
    ['targetInCover', 'CBT-13'],
    ['infantryInRough', 'CBT-14'],
    ['mountedOrGunsInRough', 'CBT-15'],
  ],
  morale: [
    ['village', 'MOR-07'],
    ['fortifiedPoint', 'MOR-07'],
    ['demoralised', 'MOR-07'],
    ['outflanked', 'MOR-08'],
    ['chargedNonDense', 'MOR-09'],
    ['chargedByLancer', 'SKL-05.1'],
    ['reactionDefensiveFire', 'MOR-09'],
    ['reactionCounterCharge', 'MOR-09'],
  ],
};

function sumOf(about: RollAbout): { readonly sum: Sum; readonly kind: keyof typeof POSSIBLE } | null {
  switch (about.about) {
    case 'fire':
      return { sum: about.factor, kind: 'fire' };
    case 'strike':
      return { sum: about.factor, kind: 'strike' };
    case 'morale':
      return { sum: about.commandValue, kind: 'morale' };
    default:
      return null;
  }
}

/** How often it is rolled, and whether always with the same sum. */
function useRolledWords(): (seen: RollSeen) => string {
  const { say } = useLabSpeaker();
  return ({ chance, variants }) =>
    `${say.rolled(say.percent(chance))}${variants > 1 ? ` · ${say.variants(variants)}` : ''}`;
}

function Account({ seen, absent }: { readonly seen: RollSeen; readonly absent: boolean }) {
  const { language, explain, name } = useLabSpeaker();
  const rolled = useRolledWords();
  const found = sumOf(seen.about);
  if (!found) {
    if (seen.about.about !== 'saves') return null;
    const { entitlements, from } = seen.about;
    return (
      <div className="lab-account">
        <p className="lab-account-title">
          <span>{language.rollTitle(seen.about, name)}</span>
          <strong>{from}+</strong>
        </p>
        <p className="lab-note">
          {entitlements.map((rule) => (
            <RuleMark key={rule} rule={rule} />
          ))}{' '}
          {rolled(seen)}
        </p>
      </div>
    );
  }
  const there = new Set(found.sum.terms.map(({ why }) => why));
  return (
    <div className="lab-account">
      <p className="lab-account-title">
        <span>{language.rollTitle(seen.about, name)}</span>
        <strong>{found.sum.total}</strong>
      </p>
      <p className="lab-note">{rolled(seen)}</p>
      <TermList terms={found.sum.terms} />
      {absent ? (
        <ul className="terms lab-absent" data-testid="absent">
          {POSSIBLE[found.kind]
            .filter(([code]) => !there.has(code))
            .map(([code, rule]) => (
              <li key={code}>
                <span>{explain.terms[code]}</span>
                <RuleMark rule={rule} />
              </li>
            ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Each number that is rolled with or against, as a list of its lines. */
export function Factors({ odds }: { readonly odds: LaboratoryOdds }) {
  const { say } = useLabSpeaker();
  const [absent, setAbsent] = useState(false);
  return (
    <section className="lab-section" aria-labelledby="lab-factors">
      <h2 id="lab-factors">{say.sections.factors}</h2>
      <label className="lab-inline">
        <input
          type="checkbox"
          checked={absent}
          data-testid="show-absent"
          onChange={(event) => setAbsent(event.target.checked)}
        />{' '}
        {say.showAbsent}
      </label>
      {odds.rolls.length === 0 ? <p className="lab-note">{say.noRolls}</p> : null}
      <div className="lab-accounts">
        {odds.rolls.map((seen, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the procedure is their name
          <Account key={at} seen={seen} absent={absent} />
        ))}
      </div>
    </section>
  );
}
