import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useShareWords } from '../account/shareWords.ts';
import { WhoPlays } from '../account/WhoPlays.tsx';
import { type ArmyTheme, THEMES } from '../armies/themes.ts';
import { Cockade } from '../map/Cockade.tsx';
import { Miniature } from '../map/Miniature.tsx';
import { sideStyle } from '../map/nations.ts';
import { completeHouseRules } from '../rules/state/houseRuleKeys.ts';
import { NATIONS, type Nation, nationsOf } from '../rules/state/nations.ts';
import { type BySide, SIDES, type Side } from '../rules/state/vocabulary.ts';
import { armyCost } from '../rules/units/price.ts';
import { openSides, settledWith } from '../scenarios/openArmies.ts';
import type { Programs } from '../scenarios/programs.ts';
import type { Army, Scenario } from '../scenarios/scenario.ts';
import { armyFromShelf } from '../store/armies/fromShelf.ts';
import { refreshShelf, useShelves } from '../store/library/shelves.ts';
import { armyLot, fight, muster, offeredTo, refusedArmy } from '../store/scenarioEditor/muster.ts';
import { PaperChoice, PaperPick, useOnce } from './fields.tsx';
import { PlanTrouble, type RefusedPlan } from './Trouble.tsx';
import { type PlanSpeech, PlanSpeechContext, usePlanSpeech } from './words.ts';
import './muster.css';

interface SideProps {
  readonly scenario: Scenario;
  readonly side: Side;
  /** The army that comes, once it is chosen. */
  readonly comes: Army | null;
  readonly onArmy: (army: Army | null) => void;
  readonly onRefused: (why: RefusedPlan) => void;
}

/** How many units, how many of the points, by the options it is judged by. BLD-01, R-30. */
function Told({ army, scenario }: { readonly army: Army; readonly scenario: Scenario }) {
  const { say } = usePlanSpeech();
  const { format, houseRules } = scenario;
  const cost = armyCost(army.units, completeHouseRules(houseRules));
  return <small>{say.armies.told(army.units.length, cost, format)}</small>;
}

/** What a player may bring: one of those offered, one of his own, one by lot. */
function Choices({ scenario, side, onArmy, onRefused }: SideProps) {
  const { say, language } = usePlanSpeech();
  const { kept } = useShelves((shelves) => shelves.army);
  const [theme, setTheme] = useState<ArmyTheme>('balanced');
  const [nation, setNation] = useState<Nation>(scenario.armies[side].nation);
  const offered = offeredTo(scenario, side);
  const isFree = scenario.armies[side].free === true;
  return (
    <>
      {offered.length > 0 ? <h4>{say.muster.offered}</h4> : null}
      <ul className="plan-units">
        {offered.map((army, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their place alone
          <li key={n}>
            <button
              type="button"
              className="plan-unit"
              data-testid={`bring-${side}`}
              onClick={() => onArmy(army)}
            >
              <strong>{say.muster.bring(army.name[language.locale])}</strong>
              <Told army={army} scenario={scenario} />
            </button>
          </li>
        ))}
      </ul>
      {isFree ? (
        <>
          <PaperPick
            label={say.muster.own}
            first={kept.length === 0 ? say.armies.shelfEmpty : '…'}
            of={kept.map((one) => ({ id: one.id, text: one.title[language.locale] }))}
            testid={`muster-shelf-${side}`}
            onPick={(id) =>
              void armyFromShelf(id).then((read) =>
                read.ok ? onArmy(read.raised.army) : onRefused(read.problem),
              )
            }
          />
          <div className="paper-pair">
            <PaperChoice
              label={say.armies.nation}
              value={nation}
              values={NATIONS}
              words={(one) => language.words.nations[one]}
              testid={`muster-nation-${side}`}
              onChoice={setNation}
            />
            <PaperChoice
              label={say.armies.theme}
              value={theme}
              values={THEMES}
              words={(one) => say.themes[one]}
              testid={`muster-theme-${side}`}
              onChoice={setTheme}
            />
          </div>
          <button
            type="button"
            className="press"
            data-testid={`muster-lot-${side}`}
            onClick={() => onArmy(armyLot(scenario, side, { nation, theme }))}
          >
            {say.armies.byLot}
          </button>
        </>
      ) : null}
    </>
  );
}

/** Whether a person plays the side, or the program. */
function PlayedBy(props: ComponentProps<typeof WhoPlays>) {
  const { menu } = useShareWords();
  return (
    <div className="muster-played">
      {menu['who-plays']}
      <WhoPlays {...props} />
    </div>
  );
}

function SideMuster({
  nations,
  programs,
  onPrograms,
  ...props
}: SideProps & {
  readonly nations: BySide<Nation>;
  readonly programs: Programs | undefined;
  readonly onPrograms: (programs: Programs | undefined) => void;
}) {
  const { say, language, explain } = usePlanSpeech();
  const { scenario, side, comes, onArmy } = props;
  const army = comes ?? scenario.armies[side];
  const refused = comes ? refusedArmy(scenario, comes) : [];
  const isOpen = openSides(scenario).includes(side);
  return (
    <section className="muster-side sheet" style={sideStyle(nations, side)} data-testid={`muster-${side}`}>
      <h3>
        <Cockade nation={army.nation} />
        <span>{army.name[language.locale]}</span>
      </h3>
      <Suspense>
        <PlayedBy side={side} called={army.name[language.locale]} programs={programs} onChange={onPrograms} />
      </Suspense>
      {comes || !isOpen ? (
        <>
          <Told army={army} scenario={scenario} />
          <ul className="muster-roster">
            {army.units.map((unit) => (
              <li key={unit.id}>
                {unit.name === unit.id ? '' : `${unit.name}, `}
                {language.words.unitTypes[unit.type]} ({unit.strength})
              </li>
            ))}
          </ul>
          {refused.length > 0 ? (
            <p role="alert" className="paper-bad">
              {say.muster.refused} {refused.map((one) => explain.refusalSentence(one)).join(' ')}
            </p>
          ) : (
            <p role="status">{say.muster.brought}</p>
          )}
          {isOpen ? (
            <button type="button" className="press small" onClick={() => onArmy(null)}>
              {say.muster.another}
            </button>
          ) : null}
        </>
      ) : (
        <Choices {...props} />
      )}
    </section>
  );
}

/** Before the battle: armies that are chosen or raised only now. */
export function MusterScreen({
  scenario,
  speech,
  languageSwitch,
}: {
  readonly scenario: Scenario;
  readonly speech: PlanSpeech;
  readonly languageSwitch: ReactNode;
}) {
  const { say, language } = speech;
  const [comes, setComes] = useState<Readonly<Record<Side, Army | null>>>({ blue: null, red: null });
  const [programs, setPrograms] = useState<Programs>();
  const [refused, setRefused] = useState<RefusedPlan | null>(null);
  useOnce(() => void refreshShelf('army'));
  const open = openSides(scenario);
  const missing = open.some((side) => comes[side] === null);
  const { armies } = scenario;
  const nations = nationsOf({ armies: { blue: comes.blue ?? armies.blue, red: comes.red ?? armies.red } });
  const barred = open.some((side) => {
    const army = comes[side];
    return army !== null && refusedArmy(scenario, army).length > 0;
  });
  const begin = (): void => {
    const settled = open.reduce((one, side) => {
      const army = comes[side];
      return army ? settledWith(one, side, army) : one;
    }, scenario);
    void fight(settled, programs).then((problem) => problem && setRefused(problem));
  };
  return (
    <PlanSpeechContext value={speech}>
      <div className="muster" data-testid="muster">
        <header className="drawing-head">
          <h1>{say.muster.title}</h1>
          {languageSwitch}
          <button type="button" className="press" data-testid="muster-to-plan" onClick={() => muster(null)}>
            {say.muster.toPlan}
          </button>
        </header>
        <main className="muster-room">
          <section className="muster-about sheet">
            <Miniature map={scenario.map} />
            <h2>{scenario.title[language.locale]}</h2>
            <p>{scenario.story[language.locale]}</p>
            <p className="paper-note">{say.muster.lead}</p>
            {refused ? <PlanTrouble why={refused} onClose={() => setRefused(null)} /> : null}
            <button
              type="button"
              className="press chief"
              disabled={missing || barred}
              data-testid="muster-begin"
              onClick={begin}
            >
              {say.muster.begin}
            </button>
            {missing ? <p role="status">{say.muster.open}</p> : null}
          </section>
          {SIDES.map((side) => (
            <SideMuster
              key={side}
              scenario={scenario}
              nations={nations}
              side={side}
              comes={comes[side]}
              programs={programs}
              onPrograms={setPrograms}
              onArmy={(army) => setComes({ ...comes, [side]: army })}
              onRefused={setRefused}
            />
          ))}
        </main>
      </div>
    </PlanSpeechContext>
  );
}
