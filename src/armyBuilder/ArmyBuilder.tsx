import './parts.css';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { OtherTab } from '../account/OtherTab.tsx';
import { Unkept } from '../account/Unkept.tsx';
import { followLetters } from '../store/address/letters.ts';
import { openArmy, redoArmy, undoArmy } from '../store/armies/builder.ts';
import { lastArmy, raising, rememberRaising, saveArmy } from '../store/armies/keeping.ts';
import { useBuilder } from '../store/armies/state.ts';
import { openRead } from '../store/saving/openRead.ts';
import { readArmyLinkBeside } from '../store/saving/reader.ts';
import { Account } from './Account.tsx';
import { ArmyHead } from './ArmyHead.tsx';
import { ArmyLotPress } from './ArmyLotPress.tsx';
import { ArmyTrouble, type RefusedArmy } from './ArmyTrouble.tsx';
import { Buy } from './Buy.tsx';
import { Folds } from './Folds.tsx';
import { PrintedRoster } from './PrintedRoster.tsx';
import { Roster } from './Roster.tsx';
import { Bodies } from './Soldiers.tsx';
import { ArmySpeakerContext, type ArmySpeech, namesOf } from './words.ts';
import './army.css';

/** What is in the making at the opening: what was there, the last time or just now, then the link in the address. */
function useOpening(onRefused: (why: RefusedArmy | null) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the opening only
  useEffect(() => {
    const { past } = useBuilder.getState();
    const last = past.length > 0 ? null : lastArmy();
    if (last) useBuilder.setState(last);
    const end = rememberRaising();
    const left = followLetters('army', (letters, opening, isKnown) => {
      if (isKnown && last) return;
      // what was told of another is past
      onRefused(null);
      void readArmyLinkBeside(letters).then((read) => {
        const refused = openRead(read, opening, ({ raised }) => openArmy(raised));
        if (refused !== null) onRefused(refused);
      });
    });
    return () => {
      left();
      end();
    };
  }, []);
}

/** Writing has an undo of its own. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'number'].includes(target.type))
  );
}

/** Undo and redo wherever the focus is. */
function useUndoKeys(): void {
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redoArmy();
      else undoArmy();
    };
    window.addEventListener('keydown', keyed);
    return () => window.removeEventListener('keydown', keyed);
  }, []);
}

interface Props {
  readonly speech: ArmySpeech;
  readonly languageSwitch: ReactNode;
}

/** Where armies are raised: the roster, what it costs, and what is to be put right. */
export function ArmyBuilder({ speech, languageSwitch }: Props) {
  const units = useBuilder(({ raised }) => raised.army.units);
  const [refused, setRefused] = useState<RefusedArmy | null>(null);
  const speaker = useMemo(() => {
    const names = namesOf(speech, units);
    return { ...speech, name: (unit: string) => names.get(unit) ?? unit };
  }, [speech, units]);
  useOpening(setRefused);
  useUndoKeys();
  const { say } = speech;
  return (
    <ArmySpeakerContext value={speaker}>
      <Bodies />
      <div className="army" data-testid="army-builder">
        <ArmyHead languageSwitch={languageSwitch} />
        <div className="army-notes">
          <OtherTab of="army" making={raising} />
          <Unkept of="army" save={saveArmy} />
          {refused ? <ArmyTrouble why={refused} onClose={() => setRefused(null)} /> : null}
        </div>
        <main className="army-roster sheet" aria-label={say.roster}>
          <ArmyLotPress />
          <Buy />
          <Roster />
        </main>
        <Account />
        <aside className="army-folds sheet" aria-label={say.glance}>
          <Folds onRefused={setRefused} />
        </aside>
      </div>
      <PrintedRoster />
    </ArmySpeakerContext>
  );
}
