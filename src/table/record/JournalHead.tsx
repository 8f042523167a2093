import type { Battle } from '../../rules/state/game.ts';
import { changedHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { TableView } from '../../store/view/view.ts';
import { HouseRulesNote } from './HouseRulesNote.tsx';
import { ObjectivesNote } from './ObjectivesNote.tsx';

/** Whether its scenario asks for more than the rule does. R-151. */
function hasMatters({ objectives, reinforcements, night }: Battle): boolean {
  return Boolean(objectives ?? reinforcements ?? night);
}

/** At the head of the journal: what this battle is about, and in what it differs from the rule. */
export function JournalHead({ view: { game } }: { readonly view: TableView }) {
  const { houseRules } = game.battle;
  return (
    <>
      {hasMatters(game.battle) ? <ObjectivesNote game={game} /> : null}
      {changedHouseRules(houseRules).length > 0 ? <HouseRulesNote rules={houseRules} /> : null}
    </>
  );
}
