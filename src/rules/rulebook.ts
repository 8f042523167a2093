/** The rulebook as the engine runs it: every procedure, and the one machine for play, replay, odds and tests. */
import { makeEngine } from '../engine/interpreter.ts';
import type { Rulebook } from '../engine/procedure.ts';
import { agree } from './agreements/agree.ts';
import { forced } from './opening.ts';
import { action } from './procedures/action.ts';
import { activation } from './procedures/activation.ts';
import { assault } from './procedures/assault.ts';
import { battle } from './procedures/battle.ts';
import { charge } from './procedures/charge.ts';
import { deployment } from './procedures/deployment.ts';
import { fire } from './procedures/fire.ts';
import { fireThenAttack } from './procedures/fireThenAttack.ts';
import { flight } from './procedures/flight.ts';
import { formation } from './procedures/formation.ts';
import { march } from './procedures/march.ts';
import { morale } from './procedures/morale.ts';
import { pursuit } from './procedures/pursuit.ts';
import { rally } from './procedures/rally.ts';
import { reaction } from './procedures/reaction.ts';
import { shock } from './procedures/shock.ts';
import { shot } from './procedures/shot.ts';
import { strike } from './procedures/strike.ts';
import { toll } from './procedures/toll.ts';
import { transfer } from './procedures/transfer.ts';
import { turn } from './procedures/turn.ts';
import type { SabreurTypes } from './state/frames.ts';
import { withFrames } from './state/remade.ts';

/** Every procedure of the rule by its name. */
export const sabreur: Rulebook<SabreurTypes> = {
  procedures: {
    battle,
    deployment,
    turn,
    activation,
    action,
    march,
    morale,
    flight,
    formation,
    rally,
    shot,
    fire,
    strike,
    reaction,
    charge,
    shock,
    pursuit,
    assault,
    transfer,
    toll,
    fireThenAttack,
  },
  forced,
  agree,
  withFrames,
};

/** Runs any Sabreur-hex position. */
export const engine = makeEngine<SabreurTypes>(sabreur);
