/** Who is meant by a question, by a roll and by a procedure under way. Every room that wants to know asks here. */
import type { Question } from './answers.ts';
import type { RollAbout } from './facts.ts';
import type { GameFrame } from './frames.ts';

/** Where an answer may lie: in the zone where one sets up, the end of a move or of a run, the place behind a friend, a facing, a half of a line. */
export type PlaceMeant = 'zone' | 'moveEnd' | 'runEnd' | 'behindFriend' | 'facing' | 'half';

/** Whom a question is about. The side that is asked stands beside the question, in the decision. */
export interface Meant {
  /** The unit asked about: the one that acts by the answer, or the one that friends are asked to help. */
  readonly unit: string | null;
  /** The same, only where it acts itself; nobody where the whole side is asked, or friends of the unit are. */
  readonly actor: string | null;
  /** The one enemy it has to do with: whoever is attacked, or attacks. */
  readonly enemy: string | null;
  /** The friend for whom the unit makes way. */
  readonly mover: string | null;
  /** The friends among whom the answer chooses, as far as the question names them. */
  readonly friends: readonly string[];
  /** The enemies among whom it chooses. */
  readonly enemies: readonly string[];
  /** Where the answer lies, if it is a place. */
  readonly place: PlaceMeant | null;
  /**
   * Asked because of what befell the unit, not for what its side goes on to do: it is attacked, shot at or struck, has
   * lost points or failed its test. Mostly the other side acts then, but an acting charger or firer is asked so too.
   */
  readonly reacts: boolean;
}

const NOBODY: Meant = {
  unit: null,
  actor: null,
  enemy: null,
  mover: null,
  friends: [],
  enemies: [],
  place: null,
  reacts: false,
};

function acting(unit: string, more: Partial<Meant> = {}): Meant {
  return { ...NOBODY, unit, actor: unit, ...more };
}

/** Whom, against whom and where: a question that is not told of here does not compile. */
export function whoIsMeant(question: Question): Meant {
  switch (question.ask) {
    case 'orderDice':
    case 'orders':
      return NOBODY;
    case 'unitToDeploy':
    case 'actingUnit':
    case 'initiative':
      return { ...NOBODY, friends: question.units };
    case 'action':
    case 'fireAfterMarch':
    case 'fireAfterFormation':
    case 'secondShot':
    case 'formationAfterMarch':
    case 'rallied':
    case 'pursue':
      return acting(question.unit);
    case 'move':
      return acting(question.unit, { enemy: question.target, place: 'moveEnd' });
    case 'deployment':
      return acting(question.unit, { place: 'zone' });
    case 'half':
      return acting(question.unit, { place: 'half' });
    case 'facing':
      return acting(question.unit, { place: 'facing' });
    case 'flightEnd':
    case 'pursuitEnd':
      return acting(question.unit, { place: 'runEnd' });
    case 'putBack':
      return acting(question.unit, { mover: question.mover, place: 'behindFriend' });
    case 'attack':
    case 'attackAfterFire':
      return acting(question.unit, { enemy: question.target });
    case 'pursuitAttack':
    case 'impetuousAttack':
      return acting(question.unit, { enemies: question.targets });
    case 'secondPursuer':
      return { ...NOBODY, unit: question.unit, friends: question.units };
    case 'stayOrFlee':
      return acting(question.unit, { reacts: true });
    case 'reaction':
    case 'strikeBack':
      return acting(question.unit, { enemy: question.attacker, reacts: true });
    case 'returnFire':
      return acting(question.unit, { enemy: question.firer, reacts: true });
    case 'transfer':
      return acting(question.unit, { enemy: question.by, friends: question.units, reacts: true });
    case 'friendReaction':
      return { ...NOBODY, unit: question.target, enemy: question.attacker, reacts: true };
    case 'gunReturnFire':
      return {
        ...NOBODY,
        unit: question.target,
        enemy: question.firer,
        friends: question.units,
        reacts: true,
      };
  }
}

/** Whom a roll is about. */
export interface RollMeant {
  /** The unit the dice are thrown for. */
  readonly unit: string | null;
  /** The others it has to do with: whoever is shot or struck at, has inflicted losses, threatens, or flees through. */
  readonly others: readonly string[];
}

/** For whom the dice are thrown, and who else is concerned. */
export function whoIsRolledFor(about: RollAbout): RollMeant {
  switch (about.about) {
    case 'firstToDeploy':
    case 'firstTurn':
    case 'orderPoints':
      return { unit: null, others: [] };
    case 'fire':
      return { unit: about.firer, others: [about.target] };
    case 'strike':
      return { unit: about.attacker, others: [about.target] };
    case 'saves':
      return { unit: about.unit, others: [about.against] };
    case 'danger':
      return { unit: about.unit, others: about.candidates };
    case 'crossing':
      return { unit: about.unit, others: [about.by] };
    case 'tollSaves':
    case 'morale':
    case 'flight':
    case 'flightFacing':
    case 'flightStep':
    case 'pursuit':
      return { unit: about.unit, others: [] };
  }
}

/** Whom a procedure under way is between. */
export interface Between {
  /** The unit that acts in it: that attacks, shoots, strikes, moves, flees, or is tested. */
  readonly unit: string | null;
  /** The enemy it is directed at, if at any. */
  readonly target: string | null;
}

/** Who acts in a procedure, and against whom. A frame without such a unit as yet leaves its name empty. */
export function whoIsBetween(frame: GameFrame): Between {
  switch (frame.procedure) {
    case 'battle':
    case 'turn':
      return { unit: null, target: null };
    case 'charge':
    case 'shock':
      return { unit: frame.charger, target: frame.target };
    case 'assault':
      return { unit: frame.assailant, target: frame.target };
    case 'reaction':
      return { unit: frame.attacker, target: frame.target };
    case 'shot':
    case 'fire':
      return { unit: frame.firer, target: frame.target };
    case 'strike':
      return { unit: frame.striker, target: frame.target };
    case 'action':
    case 'march':
    case 'fireThenAttack':
      return { unit: frame.unit, target: frame.target || null };
    case 'transfer':
      return { unit: frame.battery, target: null };
    case 'deployment':
    case 'activation':
    case 'morale':
    case 'flight':
    case 'formation':
    case 'rally':
    case 'toll':
    case 'pursuit':
      return { unit: frame.unit || null, target: null };
  }
}
