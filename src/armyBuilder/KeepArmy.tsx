import { useKeptNow } from '../account/keptNow.ts';
import { addressSaying } from '../store/address/address.ts';
import { openRoom } from '../store/address/rooms.ts';
import { openArmy } from '../store/armies/builder.ts';
import { faultsOf } from '../store/armies/faults.ts';
import { armyLetters } from '../store/armies/file.ts';
import { keepArmy, saveArmy } from '../store/armies/keeping.ts';
import { useBuilder } from '../store/armies/state.ts';
import { useIsOnShelf } from '../store/library/shelves.ts';
import { drawLetters } from '../store/saving/letters.ts';
import { isOfOtherKind, openBlob } from '../store/saving/open.ts';
import { beginOpening } from '../store/saving/openings.ts';
import { openRead } from '../store/saving/openRead.ts';
import { readArmyBeside } from '../store/saving/reader.ts';
import { textOfFile } from '../store/saving/textOfFile.ts';
import { useStore } from '../store/store.ts';
import { ArmyShelf } from './ArmyShelf.tsx';
import type { RefusedArmy } from './ArmyTrouble.tsx';
import { CopyText } from './CopyText.tsx';
import { useArmySpeaker } from './words.ts';

/** Keeps the army on the shelf, and says how that came out. */
function KeepHere() {
  const { say } = useArmySpeaker();
  const keptAs = useBuilder((state) => state.keptAs);
  const raised = useBuilder((state) => state.raised);
  const { came, press } = useKeptNow('army', keepArmy, raised);
  const isKept = useIsOnShelf('army', keptAs);
  const mayFight = raised.army.units.length > 0 && faultsOf(raised).length === 0;
  const fight = async () => {
    const opening = beginOpening();
    const { room } = useStore.getState();
    const { saved, id } = await press('inPlace');
    // whoever has opened another army meanwhile, or left the room, is not taken from there
    if (saved !== 'saved' || useStore.getState().room !== room || !opening.comes()) return;
    openRoom('skirmish', `${raised.armyPoints}-${drawLetters(6)}-${id}`);
  };
  return (
    <>
      <div className="army-inline">
        <button
          type="button"
          className="press small"
          data-testid="keep-army"
          onClick={() => void press('inPlace')}
        >
          {isKept ? say.keepAgain : say.keepHere}
        </button>
        {isKept ? (
          <button
            type="button"
            className="press small"
            data-testid="keep-anew"
            onClick={() => void press('beside')}
          >
            {say.keepAnew}
          </button>
        ) : null}
        <button
          type="button"
          className="press small"
          disabled={!mayFight}
          data-testid="army-to-skirmish"
          onClick={() => void fight()}
        >
          {say.toSkirmish}
        </button>
      </div>
      {came === 'saved' ? (
        <p role="status" data-testid="kept">
          {say.kept}
        </p>
      ) : came === null ? null : (
        <p className="army-bad" role="alert" data-testid="not-kept">
          {came === 'outdated' ? say.notKeptOutdated : say.notKept}
        </p>
      )}
    </>
  );
}

/** The army as a file, and a file opened in its place. */
function FileDoors({ onRefused }: { readonly onRefused: (why: RefusedArmy | null) => void }) {
  const { say } = useArmySpeaker();
  const read = async (file: File) => {
    onRefused(null);
    const opening = beginOpening();
    const found = await readArmyBeside(await textOfFile(file));
    const refused = openRead(found, opening, ({ raised }) => openArmy(raised));
    if (refused === null) return;
    if (isOfOtherKind(refused)) await openBlob(file, opening);
    else onRefused(refused);
  };
  return (
    <div className="army-inline">
      <button type="button" className="press small" data-testid="save-army" onClick={saveArmy}>
        {say.saveFile}
      </button>
      <label className="army-file press small">
        {say.openFile}
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          className="unseen"
          data-testid="open-army-file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void read(file);
          }}
        />
      </label>
      <button type="button" className="press small" data-testid="print-army" onClick={() => window.print()}>
        {say.print}
      </button>
    </div>
  );
}

/** Everything that takes the army elsewhere, and brings others here. */
export function KeepArmy({ onRefused }: { readonly onRefused: (why: RefusedArmy | null) => void }) {
  const { say } = useArmySpeaker();
  const link = async () => {
    const army = await armyLetters(useBuilder.getState().raised);
    return `${location.origin}${addressSaying({ army })}`;
  };
  return (
    <>
      <KeepHere />
      <FileDoors onRefused={onRefused} />
      <CopyText label={say.link} testid="army-link" text={link} />
      <p className="army-note">{say.linkNote}</p>
      <ArmyShelf onRefused={onRefused} />
    </>
  );
}
