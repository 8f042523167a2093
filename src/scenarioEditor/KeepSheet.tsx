import { CopiedText } from '../account/CopiedText.tsx';
import { KeepPresses } from '../mapEditor/KeepPresses.tsx';
import { PaperShelf } from '../mapEditor/PaperShelf.tsx';
import { addressSaying } from '../store/address/address.ts';
import type { Kept } from '../store/library/library.ts';
import { refreshShelf } from '../store/library/shelves.ts';
import type { Opening } from '../store/saving/openings.ts';
import { openRead } from '../store/saving/openRead.ts';
import { readScenarioBeside } from '../store/saving/reader.ts';
import { openPlan } from '../store/scenarioEditor/editor.ts';
import { scenarioLetters } from '../store/scenarioEditor/file.ts';
import { keepPlan, openKeptPlan, savePlan } from '../store/scenarioEditor/keeping.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { PaperFile, useOnce } from './fields.tsx';
import type { Refuse } from './Trouble.tsx';
import { usePlanSpeech } from './words.ts';

interface Props {
  readonly onRefused: Refuse;
}

/** A figure told of what is kept; 0 where an earlier program did not tell it. */
function figure({ told }: Kept, name: string): number {
  return typeof told[name] === 'number' ? told[name] : 0;
}

/** Links longer than this are none that can be opened again. */
const LONGEST_LINK = 40_000;

/** Null where it would be too long. */
async function linkOfPlan(): Promise<string | null> {
  const scenario = await scenarioLetters(usePlan.getState().scenario);
  return scenario.length > LONGEST_LINK ? null : `${location.origin}${addressSaying({ scenario })}`;
}

/** Everything that takes the scenario elsewhere, and brings others here. */
export function KeepSheet({ onRefused }: Props) {
  const { say, language } = usePlanSpeech();
  const keptAs = usePlan((state) => state.keptAs);
  const scenario = usePlan((state) => state.scenario);
  useOnce(() => void refreshShelf('scenario'));
  const open = async (id: string): Promise<void> => {
    onRefused(null);
    const refused = await openKeptPlan(id);
    if (refused !== null) onRefused(refused);
  };
  const read = async (text: string, opening: Opening): Promise<void> => {
    onRefused(null);
    const refused = openRead(await readScenarioBeside(text), opening, ({ scenario }) => openPlan(scenario));
    if (refused !== null) onRefused(refused);
  };
  return (
    <>
      <KeepPresses shelf="scenario" words={say.keeping} keptAs={keptAs} made={[scenario]} keep={keepPlan} />
      <div className="paper-presses">
        <button type="button" className="press small" data-testid="save-plan" onClick={savePlan}>
          {say.keeping.saveFile}
        </button>
        <PaperFile
          label={say.keeping.openFile}
          testid="open-plan-file"
          onText={(text, opening) => void read(text, opening)}
        />
        <CopiedText
          label={say.keeping.link}
          words={{ ...say.keeping, tooLong: say.keeping.linkTooLong }}
          testid="plan-link"
          text={linkOfPlan}
        />
      </div>
      <p className="paper-note">{say.keeping.notReady}</p>
      <PaperShelf
        shelf="scenario"
        words={say.keeping}
        locale={language.locale}
        told={(kept) =>
          say.keeping.told(figure(kept, 'columns'), figure(kept, 'rows'), figure(kept, 'format'))
        }
        onOpen={(id) => void open(id)}
      />
    </>
  );
}
