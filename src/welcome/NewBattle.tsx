import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type { Language } from '../language/language.ts';
import { playerCalled } from '../language/playerCalled.ts';
import { Cockade } from '../map/Cockade.tsx';
import { later } from '../map/later.tsx';
import { type Dress, sideStyle } from '../map/nations.ts';
import { completeHouseRules, type HouseRules } from '../rules/state/houseRuleKeys.ts';
import { nationsOf } from '../rules/state/nations.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import type { Programs } from '../scenarios/programs.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { followAddress } from '../store/address/address.ts';
import { newBattle } from '../store/saving/begin.ts';
import { SidePlayer } from './later.ts';
import './newBattle.css';

const HouseRuleForm = later(async () => (await import('../account/HouseRuleForm.tsx')).HouseRuleForm);
const ChangedRules = later(async () => (await import('../account/HouseRuleForm.tsx')).ChangedRules);

const DiceChoice = later(async () => (await import('./DiceChoice.tsx')).DiceChoice);

interface Props {
  /** Whether what is hardly ever wanted at once is shown by now. */
  readonly rested: boolean;
  /** The battle chosen; none while it is being brought: what was agreed on stays. */
  readonly scenario: Scenario | null;
  readonly language: Language;
}

function SideCard({
  scenario,
  dress,
  called,
  side,
  language,
  name,
  onName,
  children,
}: {
  readonly scenario: Scenario;
  readonly dress: Dress;
  readonly called: string;
  readonly side: Side;
  readonly language: Language;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly children: ReactNode;
}) {
  const army = scenario.armies[side];
  const armyName = army.name[language.locale];
  return (
    <div className="side-card" style={dress}>
      <h3>
        <Cockade nation={army.nation} />
        <span>{armyName}</span>
      </h3>
      <p className="quiet">
        {language.words.nations[army.nation]} · {language.table.units(army.units.length)}
        {scenario.firstSide === side ? ` · ${language.table.goesFirst}` : ''}
      </p>
      <label>
        <span>{language.table.playedBy}</span>
        <input
          type="text"
          maxLength={20}
          value={name}
          placeholder={called}
          autoComplete="off"
          data-testid={`name-${side}`}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      <div className="side-player">
        {/* room for the ranks, which come late: nothing below is pushed down */}
        <span className="ranks">
          {army.units.map(({ id }) => (
            <i key={id} />
          ))}
        </span>
        {children}
      </div>
    </div>
  );
}

/** A battle in short: its story, its limits, both armies and who plays them. All that is agreed on here holds in the next too. */
export function NewBattle({ rested, scenario, language }: Props) {
  const [names, setNames] = useState<Readonly<Record<Side, string>>>({ blue: '', red: '' });
  const [chosen, setChosen] = useState<Partial<HouseRules>>({});
  const [programs, setPrograms] = useState<Programs>();
  const [opened, setOpened] = useState(false);
  const [diced, setDiced] = useState(false);
  const [seed, setSeed] = useState('');
  useEffect(() => followAddress(({ seed: said }) => said !== null && setSeed(said)), []);
  const [beginning, setBeginning] = useState(false);
  const { screens, table, locale } = language;
  if (!scenario) return <p role="status">{screens.welcome.loading}</p>;
  const nations = nationsOf(scenario);
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    setBeginning(true);
    // what could not be fetched is asked for again at the next press
    newBattle({
      scenario: scenario.id,
      houseRules: chosen,
      programs,
      seed,
      names,
    }).catch(() => setBeginning(false));
  };
  return (
    <section className="leaflet" aria-labelledby={`battle-${scenario.id}`}>
      <p className="kicker">{screens.buttons.newBattle}</p>
      <h2 id={`battle-${scenario.id}`}>{scenario.title[locale]}</h2>
      <p className="story">{scenario.story[locale]}</p>
      <p className="quiet">
        {table.limits(completeHouseRules({ ...scenario.houseRules, ...chosen }).turn_limit, scenario.format)}
        {scenario.firstSide === 'dice' ? `, ${table.toss}` : ''}
      </p>
      <form onSubmit={begin}>
        <div className="side-cards">
          {SIDES.map((side) => (
            <SideCard
              key={side}
              scenario={scenario}
              dress={sideStyle(nations, side)}
              called={playerCalled(language, nations, side)}
              side={side}
              language={language}
              name={names[side]}
              onName={(name) => setNames({ ...names, [side]: name })}
            >
              {rested ? (
                <SidePlayer
                  side={side}
                  units={scenario.armies[side].units}
                  dress={sideStyle(nations, side)}
                  called={scenario.armies[side].name[locale]}
                  programs={programs}
                  onChange={setPrograms}
                />
              ) : null}
            </SideCard>
          ))}
        </div>
        <details className="house-rules" data-testid="house-rules" onToggle={() => setOpened(true)}>
          <summary>{table.houseRules}</summary>
          {opened ? <HouseRuleForm scenario={scenario} chosen={chosen} onChange={setChosen} /> : null}
        </details>
        {opened ? <ChangedRules scenario={scenario} chosen={chosen} onChange={setChosen} /> : null}
        <details className="house-rules" data-testid="dice-choice" onToggle={() => setDiced(true)}>
          <summary>{table.diceShort}</summary>
          {diced ? <DiceChoice seed={seed} onSeed={setSeed} /> : null}
        </details>
        <button type="submit" className="press chief begin" data-testid="new-battle" disabled={beginning}>
          {table.begin}
        </button>
      </form>
    </section>
  );
}
