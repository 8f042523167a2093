import { HouseRuleForm } from '../account/HouseRuleForm.tsx';
import { PaperNumber } from '../mapEditor/fields.tsx';
import { completeHouseRules, HOUSE_RULES } from '../rules/state/houseRuleKeys.ts';
import { SIDES } from '../rules/state/vocabulary.ts';
import { withRules } from '../store/scenarioEditor/acts.ts';
import { changePlan } from '../store/scenarioEditor/editor.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { PaperBlock, PaperCheck, PaperChoice } from './fields.tsx';
import { usePlanNames, usePlanSpeech } from './words.ts';

/** How long it lasts, who begins, when night falls, and the house rules. */
export function RuleSheet() {
  const { say } = usePlanSpeech();
  const names = usePlanNames();
  const scenario = usePlan((state) => state.scenario);
  const { firstSide, houseRules, night } = scenario;
  const { turn_limit } = completeHouseRules(houseRules);
  const { least, most } = HOUSE_RULES.turn_limit;
  return (
    <>
      <div className="paper-pair">
        <PaperNumber
          label={say.rules.turns}
          value={turn_limit}
          least={least}
          most={most}
          testid="turn-limit"
          onChange={(turns) => changePlan((one) => withRules(one, { ...one.houseRules, turn_limit: turns }))}
        />
        <PaperChoice
          label={say.rules.first}
          value={firstSide}
          values={['dice', ...SIDES] as const}
          words={(one) => (one === 'dice' ? say.rules.byDice : names.side(one))}
          testid="first-side"
          onChoice={(first) => changePlan((one) => ({ ...one, firstSide: first }))}
        />
      </div>
      <PaperCheck
        label={say.rules.night}
        checked={night !== undefined}
        testid="night"
        onCheck={(falls) =>
          changePlan(({ night: _, ...one }) => (falls ? { ...one, night: { turn: turn_limit } } : one))
        }
      />
      {night ? (
        <div className="paper-pair">
          <PaperNumber
            label={say.rules.nightTurn}
            value={night.turn}
            least={1}
            most={most}
            testid="night-turn"
            onChange={(turn) => changePlan((one) => ({ ...one, night: { ...one.night, turn } }))}
          />
          <PaperChoice
            label={say.rules.nightSide}
            value={night.side ?? 'both'}
            values={['both', ...SIDES] as const}
            words={(one) => (one === 'both' ? say.rules.nightBoth : names.side(one))}
            testid="night-side"
            onChoice={(side) =>
              changePlan((one) => ({
                ...one,
                night: side === 'both' ? { turn: night.turn } : { turn: night.turn, side },
              }))
            }
          />
        </div>
      ) : null}
      <PaperBlock title={say.rules.houseRules}>
        <HouseRuleForm
          scenario={scenario}
          chosen={{}}
          onChange={(chosen) =>
            changePlan((one) =>
              withRules(one, Object.keys(chosen).length === 0 ? {} : { ...one.houseRules, ...chosen }),
            )
          }
        />
      </PaperBlock>
    </>
  );
}
