import { useExplanations } from '../../account/words.ts';
import { objectivesOf } from '../../rules/objectiveStates.ts';
import type { Game } from '../../rules/state/game.ts';
import { useSpeaker } from '../shell/words.ts';
import './houseRulesNote.css';

/** At the head of the journal: what the scenario gives points for, who comes later, and when night falls. R-151. */
export function ObjectivesNote({ game }: { readonly game: Game }) {
  const words = useExplanations().objectives;
  const { name, side } = useSpeaker();
  const { reinforcements = [], night } = game.battle;
  return (
    // read once, it leaves the room to the journal
    <details className="journal-rules" data-testid="objectives" open={game.turn === 1}>
      <summary>{words.title}</summary>
      <ul>
        {objectivesOf(game).map(({ one, state }) => {
          const now = words.stands(one, state, side);
          return (
            <li key={one.id} data-objective={one.id}>
              {words.line(one, name, side)} {now === '' ? null : <em>({now})</em>}
            </li>
          );
        })}
        {reinforcements.map((one) => (
          <li key={one.units.join()}>{words.arrivals(one, one.units.map(name))}</li>
        ))}
        {night ? <li>{words.night(night, side)}</li> : null}
        <li>
          <em>{words.scenario}</em>
        </li>
      </ul>
    </details>
  );
}
