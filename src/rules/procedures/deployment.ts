import { arrivalOf, arrivedUnits } from '../deployment/arrivals.ts';
import { hasRoom, hexesOfPlacement, placementRefusals, placementsOf } from '../deployment/placement.ts';
import { setupFirst, setupOrder } from '../state/actionHouseRules.ts';
import type { Choice } from '../state/answers.ts';
import { lots } from '../state/dice.ts';
import { type DeploymentFrame, DONE, type Next, type RuleProcedure } from '../state/frames.ts';
import { changeUnit, enemyOf, findUnit, type Game, type Unit, unitOf } from '../state/game.ts';
import { placeNamed } from '../state/placeNamed.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { FORMATIONS, SIDES, type Side } from '../state/vocabulary.ts';

/** Reinforcements of a side that have come come in at the start of its turn. R-150. */
export function arrivalFrame(side: Side): DeploymentFrame {
  return { procedure: 'deployment', at: 'arrivals', side, unit: '', arriving: true };
}

/** Units not set up yet; in the course of the battle those that have come and are not in yet. */
function awaited(g: Game, f: DeploymentFrame): readonly Unit[] {
  return f.arriving ? arrivedUnits(g, f.side) : g.units.filter(({ fate }) => fate === 'awaited');
}

/** Units of a side that are not set up yet and could be. */
function toDeploy(g: Game, f: DeploymentFrame, side: Side): readonly Unit[] {
  return awaited(g, f).filter((unit) => unit.side === side && hasRoom(g, unit));
}

/** What is told when nobody can be placed any more. */
function leftOver(g: Game, f: DeploymentFrame): Next<DeploymentFrame> {
  const units = awaited(g, f).map(({ id }) => id);
  if (units.length === 0) return { end: DONE };
  return {
    end: DONE,
    facts: [
      f.arriving
        ? { fact: 'reinforcements', units, wait: true, rule: 'R-150' }
        : { fact: 'noRoomToDeploy', units, rule: 'R-150' },
    ],
  };
}

function begins(g: Game, side: Side): Next<DeploymentFrame> {
  return {
    to: 'next',
    set: { side },
    game: { ...g, side },
    facts: [{ fact: 'firstToDeploy', side, rule: 'R-150' }],
  };
}

/** Why that unit is not set up now. */
function whyNotUnit(g: Game, f: DeploymentFrame, id: unknown): readonly Refusal[] {
  const unit = findUnit(g, id);
  if (!unit) return [];
  if (unit.side !== f.side) return [refusal('R-150', 'notYours', { unit: unit.id })];
  if (unit.fate !== (f.arriving ? 'coming' : 'awaited'))
    return [refusal('R-150', unit.fate === 'coming' ? 'notComing' : 'alreadyDeployed', { unit: unit.id })];
  if (f.arriving && !awaited(g, f).includes(unit)) return [refusal('R-150', 'notComing', { unit: unit.id })];
  return [refusal('R-150', 'noRoomInZone', { unit: unit.id })];
}

function whyNotThere(g: Game, unit: Unit, choice: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const place = placeNamed(choice);
  const formation = FORMATIONS.find((one) => one === choice['formation']);
  return place && formation ? placementRefusals(g, unit, { ...place, formation }) : [];
}

/**
 * The set-up: the first by dice, then a unit each in turn, as long as there is room; later the reinforcements of the side
 * whose turn it is, as soon as there is room for them. R-150, VIC-04.
 */
export const deployment: RuleProcedure<DeploymentFrame> = {
  first: {
    do: (g) => {
      const first = setupFirst(g);
      return first === 'dice' ? { to: 'throwForFirst' } : begins(g, first);
    },
  },
  throwForFirst: {
    roll: () => ({ side: 'blue', about: { about: 'firstToDeploy' }, dice: lots(SIDES.length) }),
    then: (g, _f, outcome) => begins(g, SIDES[outcome] ?? 'blue'),
  },
  arrivals: {
    do: (g, f) => {
      const units = awaited(g, f)
        .filter((unit) => arrivalOf(g, unit)?.turn === g.turn)
        .map(({ id }) => id);
      return units.length === 0
        ? { to: 'next' }
        : { to: 'next', facts: [{ fact: 'reinforcements', units, wait: false, rule: 'R-150' }] };
    },
  },
  // whoever has nothing left to set up lets the other go on
  next: {
    do: (g, f) => {
      const side = [f.side, enemyOf(f.side)].find((one) => toDeploy(g, f, one).length > 0);
      return side ? { to: 'unit', set: { side }, game: { ...g, side } } : leftOver(g, f);
    },
  },
  unit: {
    ask: (g, f) => {
      const units = toDeploy(g, f, f.side).map(({ id }) => id);
      return {
        side: f.side,
        question: { ask: 'unitToDeploy', units },
        legal: () => units.map((unit): Choice => ({ choose: 'unit', unit })),
        refused: () => [],
        whyNot: ({ choose, unit }) => (choose === 'unit' ? whyNotUnit(g, f, unit) : []),
      };
    },
    then: (_g, _f, choice) => ({ to: 'place', set: { unit: choice.choose === 'unit' ? choice.unit : '' } }),
  },
  place: {
    ask: (g, f) => {
      const unit = unitOf(g, f.unit);
      return {
        side: f.side,
        question: { ask: 'deployment', unit: f.unit },
        legal: () => placementsOf(g, unit).map((place): Choice => ({ choose: 'deploy', ...place })),
        refused: () => [],
        whyNot: (choice) => (choice['choose'] === 'deploy' ? whyNotThere(g, unit, choice) : []),
      };
    },
    then: (g, f, choice) => {
      if (choice.choose !== 'deploy') return { to: 'unit', set: { unit: '' } };
      const { formation, facing } = choice;
      const hexes = hexesOfPlacement(choice);
      return {
        to: 'next',
        set: { unit: '', side: f.arriving || setupOrder(g) === 'whole_army' ? f.side : enemyOf(f.side) },
        game: changeUnit(g, f.unit, { fate: 'present', hexes, formation, facing }),
        facts: [{ fact: 'deployed', unit: f.unit, hexes, formation, rule: 'R-150' }],
      };
    },
  },
};
