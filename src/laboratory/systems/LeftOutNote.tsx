import type { InputValue } from '../../contract/encounter.ts';
import { type LeftOut, useEncounter } from '../../store/encounter/state.ts';
import { type SystemsSpeech, useSystems, valueWords } from './speech.ts';

function sentenceOf(left: LeftOut, { say, systems }: SystemsSpeech): string {
  const { leftOut } = say.sharing;
  switch (left.left) {
    case 'system':
      return leftOut.system(left.system);
    case 'formation':
      return leftOut.formation(say.form.parties[left.role], say.form.formations[left.formation]);
    case 'answer':
      return leftOut.answer(say.form.answers[left.answer]);
    case 'input':
    case 'value': {
      const system = systems.find(({ id }) => id === left.system);
      const value = (told: InputValue) => (system ? valueWords(system, told) : String(told));
      const input = system?.words.inputs[left.input] ?? left.input;
      return leftOut[left.left](system?.title ?? left.system, input, value(left.value));
    }
  }
}

/** What could not be taken of what was opened or changed; nothing of it is dropped in silence. */
export function LeftOutNote({ onSeen }: { readonly onSeen: () => void }) {
  const speech = useSystems();
  const { title, seen } = speech.say.sharing.leftOut;
  const left = useEncounter(({ leftOut }) => leftOut);
  if (left.length === 0) return null;
  return (
    <div className="five-left" role="status" data-testid="left-out">
      <b>{title}</b>
      <ul>
        {left.map((one) => (
          <li key={JSON.stringify(one)}>{sentenceOf(one, speech)}</li>
        ))}
      </ul>
      <button type="button" className="press small" onClick={onSeen}>
        {seen}
      </button>
    </div>
  );
}
