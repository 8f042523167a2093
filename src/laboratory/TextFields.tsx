import { type KeyboardEvent, useId, useState } from 'react';
import { hexesOf, hexName } from '../geometry/shape.ts';
import type { Unit } from '../rules/state/game.ts';
import { editUnit, moveUnit } from '../store/laboratory/laboratory.ts';
import type { Barred } from '../store/laboratory/sandbox.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { isNamed, useLabSpeaker } from './words.ts';

/** Enter ends the writing, as leaving the field does. */
function endOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.currentTarget.blur();
}

export function NameField({ unit }: { readonly unit: Unit }) {
  const { say, name: called } = useLabSpeaker();
  return (
    <label className="lab-field-row" data-room="half">
      <span>{say.fields.name}</span>
      <input
        key={`${unit.id} ${unit.name}`}
        defaultValue={isNamed(unit) ? unit.name : ''}
        placeholder={called(unit.id)}
        maxLength={40}
        data-testid="field-name"
        onKeyDown={endOnEnter}
        onBlur={(event) => {
          const written = event.target.value.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
          const name = written === '' ? unit.id : written;
          if (name !== unit.name) editUnit({ ...unit, name });
        }}
      />
    </label>
  );
}

/** The hex a unit stands on, for those who would rather write it than drag the unit there. */
export function PlaceField({ unit }: { readonly unit: Unit }) {
  const { say } = useLabSpeaker();
  const setup = useLaboratory((state) => state.setup);
  const [barred, setBarred] = useState<Barred | null>(null);
  // what was written in vain is told until the set-up is another, by whatever change
  const [triedOn, setTriedOn] = useState(setup);
  if (triedOn !== setup) {
    setTriedOn(setup);
    setBarred(null);
  }
  const id = useId();
  const note = useId();
  const here = hexName(unit.hexes[0]);
  const put = (text: string): Barred | null => {
    const wanted = text.trim().toUpperCase();
    if (wanted === here) return null;
    const hex = [...hexesOf(setup.sandbox.game.battle.map.shape)].find((one) => hexName(one) === wanted);
    return hex ? moveUnit(unit, hex) : 'noRoom';
  };
  return (
    <div className="lab-field-row">
      <label htmlFor={id}>{say.fields.place}</label>
      <input
        id={id}
        key={`${unit.id} ${here}`}
        defaultValue={here}
        maxLength={6}
        aria-invalid={barred !== null}
        aria-describedby={barred ? note : undefined}
        data-testid="field-place"
        onKeyDown={endOnEnter}
        onBlur={(event) => {
          setBarred(put(event.target.value));
          // the hex as it is called, also where it was written in small letters; one it has gone to has a field of its own
          event.target.value = here;
        }}
      />
      {barred ? (
        <span id={note} className="lab-bad" role="alert">
          {say[barred]}
        </span>
      ) : null}
    </div>
  );
}
