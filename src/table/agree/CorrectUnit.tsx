import { useExplanations } from '../../account/words.ts';
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import { hexesOf, hexName } from '../../geometry/shape.ts';
import type { UnitCorrection } from '../../rules/state/agreements.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import type { Formation } from '../../rules/state/vocabulary.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { useSpeaker } from '../shell/words.ts';

/** The unit as the players write it down; what they leave as it is stays. */
export interface UnitWritten {
  readonly strength: string;
  readonly place: string;
  readonly facing: Facing;
  readonly formation: Formation;
  readonly panicked: boolean;
}

/** The unit as it stands; `isKept`: its numbers are not shown. */
export function asItStands(unit: Unit, isKept: boolean): UnitWritten {
  const { strength, hexes, facing, formation, panicked } = unit;
  return { strength: isKept ? '' : String(strength), place: hexName(hexes[0]), facing, formation, panicked };
}

/** What of it is written otherwise than it stands. */
export function writtenOtherwise(
  stands: UnitWritten,
  { strength, place, facing, formation, panicked }: UnitWritten,
): Partial<UnitWritten> {
  return {
    ...(strength !== stands.strength ? { strength } : {}),
    ...(place !== stands.place ? { place } : {}),
    ...(facing !== stands.facing ? { facing } : {}),
    ...(formation !== stands.formation ? { formation } : {}),
    ...(panicked !== stands.panicked ? { panicked } : {}),
  };
}

/** The hex of the map with that name, in capitals or small letters. */
function hexCalled({ battle }: Game, called: string): Hex | null {
  const sought = called.trim().toUpperCase();
  return hexesOf(battle.map.shape).find((hex) => hexName(hex) === sought) ?? null;
}

/** What the players want to set right of the unit; nothing where no hex has the name they wrote. */
export function correctionOf(
  game: Game,
  unit: Unit,
  { strength, place, facing, formation, panicked }: UnitWritten,
  reason: string,
): UnitCorrection | null {
  const to = hexCalled(game, place);
  if (!to) return null;
  const isMoved = hexName(to) !== hexName(unit.hexes[0]);
  const left = strength === '' ? unit.strength : Number(strength);
  return {
    agree: 'correctUnit',
    unit: unit.id,
    reason,
    ...(left !== unit.strength ? { strength: left } : {}),
    ...(isMoved ? { to } : {}),
    ...(facing !== unit.facing ? { facing } : {}),
    ...(formation !== unit.formation ? { formation } : {}),
    ...(panicked !== unit.panicked ? { panicked } : {}),
  };
}

interface Props {
  readonly unit: Unit;
  /** What only its own side knows is not shown: nor is what could be set right of it. R-150. */
  readonly isKept: boolean;
  readonly written: UnitWritten;
  readonly onWrite: (written: UnitWritten) => void;
}

/** The fields of a unit. */
export function CorrectUnit({ unit, isKept, written, onWrite }: Props) {
  const { correct: words } = useExplanations().agreements;
  const { language } = useSpeaker();
  const { words: terms, screens } = language;
  // the formations that are open to it tell its skills
  const formations = isKept ? [] : [...new Set([unit.formation, ...allowedFormations(unit)])];
  const write = (change: Partial<UnitWritten>): void => onWrite({ ...written, ...change });
  return (
    <div className="correct-fields">
      {isKept ? (
        <p className="ask-note correct-kept" data-testid="correct-kept">
          {words.kept}
        </p>
      ) : (
        <label>
          <span>{words.strength(unit.initialStrength)}</span>
          <input
            type="number"
            min={1}
            max={unit.initialStrength}
            value={written.strength}
            data-testid="correct-strength"
            onChange={({ currentTarget }) => write({ strength: currentTarget.value })}
          />
        </label>
      )}
      <label>
        <span>{words.place}</span>
        <input
          value={written.place}
          data-testid="correct-place"
          onChange={({ currentTarget }) => write({ place: currentTarget.value })}
        />
      </label>
      <label>
        <span>{screens.labels.facing}</span>
        <select
          value={written.facing}
          data-testid="correct-facing"
          onChange={({ currentTarget }) =>
            write({ facing: FACINGS.find((one) => String(one) === currentTarget.value) ?? written.facing })
          }
        >
          {FACINGS.map((facing) => (
            <option key={facing} value={facing}>
              {terms.compass[facing]}
            </option>
          ))}
        </select>
      </label>
      {formations.length > 1 ? (
        <label>
          <span>{screens.labels.formation}</span>
          <select
            value={written.formation}
            data-testid="correct-formation"
            onChange={({ currentTarget }) =>
              write({
                formation: formations.find((one) => one === currentTarget.value) ?? written.formation,
              })
            }
          >
            {formations.map((formation) => (
              <option key={formation} value={formation}>
                {terms.formations[formation]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {/* to rally it, its formation would have to be chosen */}
      {isKept && unit.panicked ? null : (
        <label className="correct-panic">
          <input
            type="checkbox"
            checked={written.panicked}
            data-testid="correct-panic"
            onChange={({ currentTarget }) => write({ panicked: currentTarget.checked })}
          />
          <span>{screens.states.panicked}</span>
        </label>
      )}
    </div>
  );
}
