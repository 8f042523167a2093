import type { ReactNode } from 'react';
import type { RefusedArmy } from './ArmyTrouble.tsx';
import { ArmyGlanceList } from './Glance.tsx';
import { KeepArmy } from './KeepArmy.tsx';
import { RosterText } from './RosterText.tsx';
import { useArmySpeaker } from './words.ts';
import './folds.css';

interface FoldProps {
  readonly title: string;
  readonly testid: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Fold({ title, testid, isOpen, children }: FoldProps) {
  return (
    <details className="army-fold" open={isOpen === true} data-testid={testid}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** What stands beside the roster, each under its title. */
export function Folds({ onRefused }: { readonly onRefused: (why: RefusedArmy | null) => void }) {
  const { say } = useArmySpeaker();
  return (
    <>
      <Fold title={say.glance} testid="fold-glance" isOpen>
        <ArmyGlanceList />
      </Fold>
      <Fold title={say.text} testid="fold-text">
        <RosterText />
      </Fold>
      <Fold title={say.keep} testid="fold-keep">
        <KeepArmy onRefused={onRefused} />
      </Fold>
    </>
  );
}
