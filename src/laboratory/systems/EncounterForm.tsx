import { useState } from 'react';
import {
  ARMS,
  type Combatant,
  DEEDS,
  ENCOUNTER_GROUNDS,
  FARTHEST,
  MOST_SUPPORTS,
  ONTO,
  type Role,
  STATUSES,
} from '../../contract/encounter.ts';
import { wholeNumbers } from '../../contract/inputs.ts';
import { answersOf, formationsOf } from '../../contract/possible.ts';
import {
  openMeeting,
  redo,
  setField,
  setPartyField,
  startOver,
  swapParties,
  undo,
} from '../../store/encounter/encounter.ts';
import { WORKED, workedEncounter } from '../../store/encounter/examples.ts';
import { fromField } from '../../store/encounter/field.ts';
import { useEncounter } from '../../store/encounter/state.ts';
import { useLabSpeaker } from '../words.ts';
import { useSystems } from './speech.ts';
import './encounterForm.css';

interface WordProps<T> {
  readonly name: string;
  /** What it is called where it stands alone. */
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly words: (value: T) => string;
  readonly onPick: (value: T) => void;
}

/** A word of the sentence that may be another; where there is no other it is a word like all. */
function Word<T extends string | number | boolean>({
  name,
  label,
  value,
  values,
  words,
  onPick,
}: WordProps<T>) {
  if (values.length < 2) return null;
  return (
    <select
      className="five-field"
      aria-label={label}
      value={String(value)}
      data-testid={`five-${name}`}
      onChange={(event) => {
        const found = values.find((one) => String(one) === event.target.value);
        if (found !== undefined) onPick(found);
      }}
    >
      {values.map((one) => (
        <option key={String(one)} value={String(one)}>
          {words(one)}
        </option>
      ))}
    </select>
  );
}

const LEFT = wholeNumbers(20, 1).toReversed();
const SUPPORTS = wholeNumbers(MOST_SUPPORTS);
const DISTANCES = wholeNumbers(FARTHEST, 1);

/** One of the two, in a few words. */
function Party({ who }: { readonly who: Role }) {
  const { say } = useSystems();
  const { form } = say;
  const party = useEncounter(({ meeting }) => meeting.encounter[who]);
  const label = (field: keyof Combatant) => form.fieldOf(form.parties[who], form.fields[field]);
  return (
    <>
      <Word
        name={`${who}-arm`}
        label={label('arm')}
        value={party.arm}
        values={ARMS}
        words={(arm) => form.arms[arm]}
        onPick={(arm) => setPartyField(who, 'arm', arm)}
      />
      <Word
        name={`${who}-status`}
        label={label('status')}
        value={party.status}
        values={STATUSES}
        words={(status) => form.statuses[status]}
        onPick={(status) => setPartyField(who, 'status', status)}
      />
      <Word
        name={`${who}-formation`}
        label={label('formation')}
        value={party.formation}
        values={formationsOf(party)}
        words={(formation) => form.formations[formation]}
        onPick={(formation) => setPartyField(who, 'formation', formation)}
      />
      <Word
        name={`${who}-left`}
        label={label('left')}
        value={party.left}
        values={LEFT}
        words={form.left}
        onPick={(left) => setPartyField(who, 'left', left)}
      />
      <Word
        name={`${who}-supports`}
        label={label('supports')}
        value={party.supports}
        values={SUPPORTS}
        words={form.supports}
        onPick={(supports) => setPartyField(who, 'supports', supports)}
      />
      <Word
        name={`${who}-led`}
        label={label('led')}
        value={party.led}
        values={[false, true]}
        words={form.led}
        onPick={(led) => setPartyField(who, 'led', led)}
      />
    </>
  );
}

function Whole() {
  const { say: lab } = useLabSpeaker();
  const { say, systems, locale } = useSystems();
  const [barred, setBarred] = useState<string | null>(null);
  const take = (system: string) => {
    const taken = fromField(system);
    setBarred(taken && !taken.ok ? taken.why[locale] : null);
  };
  const { form } = say;
  const canUndo = useEncounter(({ past }) => past.length > 0);
  const canRedo = useEncounter(({ ahead }) => ahead.length > 0);
  return (
    <fieldset className="five-whole">
      <legend className="unseen">{form.encounter}</legend>
      <button
        type="button"
        className="press small"
        disabled={!canUndo}
        data-testid="five-undo"
        onClick={undo}
      >
        ↶ {lab.undo}
      </button>
      <button
        type="button"
        className="press small"
        disabled={!canRedo}
        data-testid="five-redo"
        onClick={redo}
      >
        ↷ {lab.redo}
      </button>
      <button type="button" className="press small" data-testid="five-swap" onClick={swapParties}>
        ⇄ {form.swap}
      </button>
      <button type="button" className="press small" data-testid="five-start" onClick={startOver}>
        {form.startOver}
      </button>
      {systems
        .filter(({ hasField }) => hasField)
        .map((system, _, all) => (
          <button
            key={system.id}
            type="button"
            className="press small five-wide"
            title={form.fromFieldNote}
            data-testid={`from-field-${system.id}`}
            onClick={() => take(system.id)}
          >
            {form.fromField}
            {all.length > 1 ? ` (${system.title})` : ''}
          </button>
        ))}
      <select
        aria-label={form.examplesTitle}
        value=""
        data-testid="five-examples"
        onChange={(event) => {
          const example = WORKED.find((one) => one === event.target.value);
          if (example) openMeeting({ encounter: workedEncounter(example), given: {} });
        }}
      >
        <option value="">{form.examplesTitle}</option>
        {WORKED.map((example) => (
          <option key={example} value={example}>
            {form.examples[example]}
          </option>
        ))}
      </select>
      {barred === null ? null : (
        <p className="lab-bad five-wide" role="alert" data-testid="five-barred">
          {barred}
        </p>
      )}
    </fieldset>
  );
}

/** The encounter in plain words, each of which may be another. */
export function EncounterForm() {
  const { say } = useSystems();
  const { form } = say;
  const { deed, distance, onto, ground, answer, target } = useEncounter(({ meeting }) => meeting.encounter);
  return (
    <section className="five-form" aria-label={form.encounter} data-testid="five-form">
      <Whole />
      <div className="five-sentence">
        <fieldset>
          <legend>{form.parties.attacker}</legend>
          <Party who="attacker" />
        </fieldset>
        <fieldset>
          <legend>{form.deed}</legend>
          <Word
            name="deed"
            label={form.fields.deed}
            value={deed}
            values={DEEDS}
            words={(one) => form.deeds[one]}
            onPick={(one) => setField('deed', one)}
          />
          <Word
            name="onto"
            label={form.fields.onto}
            value={onto}
            values={ONTO}
            words={(one) => form.onto[one]}
            onPick={(one) => setField('onto', one)}
          />
          <Word
            name="distance"
            label={form.fields.distance}
            value={distance}
            values={DISTANCES}
            words={form.distance}
            onPick={(one) => setField('distance', one)}
          />
        </fieldset>
        <fieldset>
          <legend>{form.parties.target}</legend>
          <Party who="target" />
          <Word
            name="ground"
            label={form.fields.ground}
            value={ground}
            values={ENCOUNTER_GROUNDS}
            words={(one) => form.grounds[one]}
            onPick={(one) => setField('ground', one)}
          />
          <Word
            name="answer"
            label={form.fields.answer}
            value={answer}
            values={answersOf({ deed, target })}
            words={(one) => form.answers[one]}
            onPick={(one) => setField('answer', one)}
          />
        </fieldset>
      </div>
    </section>
  );
}
