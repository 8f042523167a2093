import { TermList } from '../../account/Lines.tsx';
import { RuleMark } from '../../account/RuleMark.tsx';
import { useExplanations } from '../../account/words.ts';
import { capital } from '../../language/sentences.ts';
import { findUnit, type Unit } from '../../rules/state/game.ts';
import type { Sum } from '../../rules/state/reasons.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { SKILL_RULES } from '../../rules/units/skills.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { type Explained, explain } from '../../store/view/explained.ts';
import { hiddenNow, isHidden } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';
import { StandingOrders } from '../standing/StandingOrders.tsx';
import { useStates } from './useStates.ts';
import './unitCard.css';

interface FactorProps {
  readonly label: string;
  readonly value: number | string;
}

function Factor({ label, value }: FactorProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Why({ label, sum }: { readonly label: string; readonly sum: Sum }) {
  return sum.terms.length === 0 ? null : (
    <div className="account">
      <p className="account-title">
        <span>{label}</span>
        <strong>{sum.total}</strong>
      </p>
      <TermList terms={sum.terms} />
    </div>
  );
}

/** Its factors, its skills and where each number comes from. */
function Numbers({ unit, told }: { readonly unit: Unit; readonly told: Explained }) {
  const { language } = useSpeaker();
  const { skillEffects, acting } = useExplanations();
  const { words, screens } = language;
  // who is not set up yet has no formation, and fights by none: UNI-01
  const isFormed = unit.formation !== 'none' || allowedFormations(unit).includes('none');
  return (
    <>
      <dl className="factors">
        <Factor label={acting.combatShort} value={isFormed ? told.combat.total : '–'} />
        <Factor label={acting.fireShort} value={told.fire.total || '–'} />
        <Factor label={screens.labels.range} value={told.range.total || '–'} />
        <Factor label={acting.movementShort} value={told.movement.total || '–'} />
      </dl>
      {unit.skills.length > 0 ? (
        <ul className="skills">
          {unit.skills.map((skill) => (
            <li key={skill}>
              <strong>{words.skills[skill]}</strong> {skillEffects[skill]}{' '}
              <RuleMark rule={SKILL_RULES[skill].rule} />
            </li>
          ))}
        </ul>
      ) : null}
      <Why label={screens.labels.commandValue} sum={told.commandValue} />
      {isFormed ? <Why label={screens.labels.combat} sum={told.combat} /> : null}
      <Why label={screens.labels.fire} sum={told.fire} />
      {told.range.terms.length > 1 ? <Why label={screens.labels.range} sum={told.range} /> : null}
      {told.movement.terms.length > 1 ? <Why label={screens.labels.movement} sum={told.movement} /> : null}
      <Why label={screens.labels.threshold} sum={told.threshold} />
    </>
  );
}

/** A unit on its card: factors as it stands now, skills, and the lines of each number. */
export function UnitCard({ open, id }: { readonly open: OpenGame; readonly id: string }) {
  const { language } = useSpeaker();
  const { acting } = useExplanations();
  const statesOf = useStates(open);
  const side = useStore(hiddenNow);
  const unit = findUnit(open.game, id);
  if (!unit) return null;
  const { words, screens } = language;
  const told = explain(open, id);
  const hidden = isHidden(unit, side);
  const kind = [words.unitTypes[unit.type], words.qualities[unit.quality]];
  if (unit.formation !== 'none') kind.push(words.formed[unit.formation]);
  return (
    <>
      <h3>{unit.name}</h3>
      <p className="sub">{kind.join(', ')}</p>
      {hidden ? (
        <p>{acting.unknownNumbers}</p>
      ) : (
        <p>
          {capital(screens.counters.strength(unit.strength, unit.initialStrength))} ·{' '}
          {screens.counters.threshold(told.threshold.total)}
        </p>
      )}
      {statesOf(unit).length > 0 ? (
        <p>
          <strong>{statesOf(unit).join(' · ')}</strong>
        </p>
      ) : null}
      {hidden ? null : <StandingOrders open={open} unit={id} />}
      {hidden ? null : <Numbers unit={unit} told={told} />}
    </>
  );
}
