import { useState } from 'react';
import { type ArmyTheme, THEMES } from '../armies/themes.ts';
import { Cockade } from '../map/Cockade.tsx';
import { sideStyle } from '../map/nations.ts';
import { PaperNumber } from '../mapEditor/fields.tsx';
import { completeHouseRules } from '../rules/state/houseRuleKeys.ts';
import { NATIONS, nationsOf } from '../rules/state/nations.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { armyCost } from '../rules/units/price.ts';
import { FORMATS, LONGEST_TITLE } from '../scenarios/armyLimits.ts';
import type { Army } from '../scenarios/scenario.ts';
import { refreshShelf, useShelves } from '../store/library/shelves.ts';
import {
  type ArmyMode,
  MOST_OTHERS,
  modeOf,
  withMode,
  withoutOther,
  writtenArmy,
} from '../store/scenarioEditor/acts.ts';
import { raiseFor } from '../store/scenarioEditor/commission.ts';
import { changePlan } from '../store/scenarioEditor/editor.ts';
import {
  putArmyByLot,
  putArmyOfFile,
  putKeptArmy,
  type WantedArmy,
} from '../store/scenarioEditor/sources.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { writtenIn } from '../store/scenarioEditor/written.ts';
import { PaperChoice, PaperFile, PaperPick, PaperWords, useOnce } from './fields.tsx';
import type { Refuse } from './Trouble.tsx';
import { usePlanSpeech } from './words.ts';

const MODES: readonly ArmyMode[] = ['fixed', 'chosen', 'free'];

/** Where an army may come from: raised unit by unit, by lot, from the shelf, from a file. */
function Sources({
  wanted,
  name,
  onRefused,
}: {
  readonly wanted: WantedArmy;
  readonly name: string;
  readonly onRefused: Refuse;
}) {
  const { say, language } = usePlanSpeech();
  const [theme, setTheme] = useState<ArmyTheme>('balanced');
  const { kept } = useShelves((shelves) => shelves.army);
  const testid = (act: string) => `${act}-${wanted.side}${wanted.other === null ? '' : `-${wanted.other}`}`;
  return (
    <>
      <div className="paper-presses">
        <button
          type="button"
          className="press small"
          data-testid={testid('raise')}
          onClick={() => raiseFor(usePlan.getState().scenario, wanted.side, wanted.other)}
        >
          {say.armies.edit}
        </button>
        <PaperFile
          label={say.armies.fromFile}
          testid={testid('army-file')}
          onText={(text) =>
            void putArmyOfFile(wanted, text).then((read) => {
              if (!read.ok) onRefused(read.problem);
            })
          }
        />
      </div>
      <div className="plan-lot">
        <PaperChoice
          label={say.armies.theme}
          value={theme}
          values={THEMES}
          words={(one) => say.themes[one]}
          testid={testid('theme')}
          onChoice={setTheme}
        />
        <button
          type="button"
          className="press small"
          aria-label={`${say.armies.byLot}, ${name}`}
          data-testid={testid('lot')}
          onClick={() => putArmyByLot(wanted, theme)}
        >
          {say.armies.byLot}
        </button>
      </div>
      <PaperPick
        label={say.armies.fromShelf}
        first={kept.length === 0 ? say.armies.shelfEmpty : '…'}
        of={kept.map((one) => ({ id: one.id, text: one.title[language.locale] }))}
        testid={testid('shelf')}
        onPick={(id) =>
          void putKeptArmy(wanted, id).then((read) => {
            if (!read.ok) onRefused(read.problem);
          })
        }
      />
    </>
  );
}

/** An army in a line: how many units, how many of the points, by the options it is judged by. BLD-01, R-30. */
function Told({ army, testid }: { readonly army: Army; readonly testid: string }) {
  const { say } = usePlanSpeech();
  const format = usePlan((state) => state.scenario.format);
  const houseRules = usePlan((state) => state.scenario.houseRules);
  const { units } = army;
  const cost = armyCost(units, completeHouseRules(houseRules));
  return (
    <p className="paper-note" data-testid={testid} data-units={units.length}>
      {units.length === 0 ? say.armies.none : say.armies.told(units.length, cost, format)}
    </p>
  );
}

function Others({ side, onRefused }: { readonly side: Side; readonly onRefused: Refuse }) {
  const { say, language } = usePlanSpeech();
  const others = usePlan((state) => state.scenario.armies[side].others) ?? [];
  return (
    <>
      {others.map((other, n) => {
        const name = other.name[language.locale];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their place alone
          <details key={n} className="plan-other" data-testid={`other-${side}`}>
            <summary>
              {say.armies.choice(n + 2)} · {name}
            </summary>
            <Told army={other} testid={`told-${side}-${n}`} />
            <Sources wanted={{ side, other: n }} name={name} onRefused={onRefused} />
            <button
              type="button"
              className="press small"
              onClick={() => changePlan((scenario) => withoutOther(scenario, side, n))}
            >
              {say.armies.dropChoice(name)}
            </button>
          </details>
        );
      })}
      {others.length < MOST_OTHERS ? (
        <details className="plan-other" open={others.length === 0} data-testid={`another-${side}`}>
          <summary>{say.armies.another}</summary>
          <Sources wanted={{ side, other: 'anew' }} name={say.armies.another} onRefused={onRefused} />
        </details>
      ) : null}
    </>
  );
}

function SideArmy({ side, onRefused }: { readonly side: Side; readonly onRefused: Refuse }) {
  const { say, language } = usePlanSpeech();
  const armies = usePlan((state) => state.scenario.armies);
  const army = armies[side];
  const format = usePlan((state) => state.scenario.format);
  const mode = modeOf(army);
  const name = army.name[language.locale];
  return (
    <section
      className="plan-army"
      style={sideStyle(nationsOf({ armies }), side)}
      data-testid={`plan-army-${side}`}
    >
      <h3>
        <Cockade nation={army.nation} />
        <span>
          {say.sides[side]} · {name}
        </span>
      </h3>
      <fieldset className="plan-modes">
        <legend className="unseen">{say.armies.modesTitle}</legend>
        {MODES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`mode-${side}`}
              value={one}
              checked={one === mode}
              data-testid={`mode-${side}-${one}`}
              onChange={() => changePlan((scenario) => withMode(scenario, side, one))}
            />
            {say.armies.modes[one]}
          </label>
        ))}
      </fieldset>
      <p className="paper-note">
        {mode === 'free' ? say.armies.modeTells.free(format) : say.armies.modeTells[mode]}
      </p>
      <div className="paper-pair">
        <PaperWords
          label={say.armies.name}
          value={writtenIn(army.name, language.locale)}
          shown={name}
          most={LONGEST_TITLE}
          testid={`army-name-${side}`}
          onWords={(text) => changePlan((scenario) => writtenArmy(scenario, side, language.locale, text))}
        />
        <PaperChoice
          label={say.armies.nation}
          value={army.nation}
          values={NATIONS}
          words={(nation) => language.words.nations[nation]}
          testid={`nation-${side}`}
          onChoice={(nation) =>
            changePlan((scenario) => ({
              ...scenario,
              armies: { ...scenario.armies, [side]: { ...scenario.armies[side], nation } },
            }))
          }
        />
      </div>
      <Told army={army} testid={`told-${side}`} />
      {mode === 'free' ? null : <Sources wanted={{ side, other: null }} name={name} onRefused={onRefused} />}
      {mode === 'chosen' ? <Others side={side} onRefused={onRefused} /> : null}
    </section>
  );
}

/** Both armies: this one, one of several, or the player's own. */
export function Armies({ onRefused }: { readonly onRefused: Refuse }) {
  const { say } = usePlanSpeech();
  const format = usePlan((state) => state.scenario.format);
  useOnce(() => void refreshShelf('army'));
  return (
    <>
      <PaperNumber
        label={say.armies.format}
        value={format}
        least={FORMATS.least}
        most={FORMATS.most}
        testid="plan-format"
        whenLeft
        onChange={(value) => changePlan((scenario) => ({ ...scenario, format: value }))}
      />
      {SIDES.map((side) => (
        <SideArmy key={side} side={side} onRefused={onRefused} />
      ))}
    </>
  );
}
