/** How a unit that is attacked reacts. REA, CHG, ASL. By an examiner who did not know the mind. */
import { answer, anythingBut, at, CHARGED, endsAt, type Known } from '../../known.ts';
import { EXACT } from '../proofs.ts';

export const EXAMINED_REACTIONS: readonly Known[] = [
  {
    theme: 'a steady line awaits the column',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', quality: 'elite', at: [0, 0] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: anythingBut({ choose: 'reaction', reaction: 'flight' }),
    why: 'An elite line mostly passes its test and strikes back; who runs is panicked for nothing (MOR-04, CHG-32, GEN-07).',
    proof: { ...EXACT, margin: 0 },
  },
  {
    theme: 'the square stands and fires at the horse',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', formation: 'square', at: [0, 0] },
        { id: 'charger', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer(
      { choose: 'reaction', reaction: 'nothing' },
      { choose: 'reaction', reaction: 'defensiveFire' },
    ),
    why: 'A square needs no test against cavalry and saves against it (CHG-15, SAV-03).',
    proof: EXACT,
  },
  {
    theme: 'horse guns evade the infantry',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lightHorseBattery', at: [0, 0] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'evade' }),
    why: 'Horse artillery evades infantry without a test; the test to stay is failed three times of four, and that is the end (MAN-12, CHG-15, MOR-16).',
    proof: EXACT,
  },
  {
    theme: 'dragoons evade the column',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'mediumCavalry', at: [0, 0] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'evade' }),
    why: 'Cavalry engaged by infantry alone evades without a test and is not caught; standing it meets eight dice with three (MAN-12, CBT-08).',
    proof: EXACT,
  },
  {
    theme: 'skirmishers evade into the wood',
    field: {
      turnOf: 'red',
      orders: 1,
      ground: [{ at: [0, 2], terrain: 'wood' }],
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lightInfantry',
          skills: ['skirmisher'],
          formation: 'skirmish',
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -4] },
      ],
    },
    script: [...CHARGED, { choose: 'reaction', reaction: 'evade' }],
    asked: 'move',
    of: 'blue',
    wanted: endsAt([
      [0, 2],
      [0, 3],
    ]),
    why: 'In the wood or right behind it the cuirassiers do not get at it, in the open ten dice follow (TER-08, CBT-09, CBT-07).',
    proof: EXACT,
  },
  {
    theme: 'the column beside the line helps it',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'friend', side: 'blue', type: 'lineInfantry', formation: 'column', at: [1, 0] },
        { id: 'charger', side: 'red', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, -4] },
      ],
    },
    script: [
      CHARGED[0],
      CHARGED[1],
      { choose: 'move', to: at(1, -1) },
      { choose: 'reaction', reaction: 'nothing' },
      [1, 1],
    ],
    asked: 'friendReaction',
    of: 'blue',
    wanted: anythingBut({ choose: 'noFriend' }),
    why: 'A failed test of the friend costs nothing; a shot or a counter-charge weakens the charge (CHG-26, CHG-27, R-91).',
    proof: { ...EXACT, margin: 0 },
  },
  {
    theme: 'a line that is assaulted fires first',
    field: {
      turnOf: 'red',
      orders: 1,
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: [CHARGED[0], { choose: 'action', action: 'assault', target: 'target' }, { choose: 'move' }],
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'defensiveFire' }),
    why: 'An assaulted unit needs no test for its shot (ASL-12).',
    proof: EXACT,
  },
  {
    theme: 'the garrison of the village fires at the column',
    field: {
      turnOf: 'red',
      orders: 1,
      ground: [{ at: [0, 0], terrain: 'village' }],
      units: [
        { id: 'target', side: 'blue', type: 'lineInfantry', at: [0, 0] },
        { id: 'charger', side: 'red', type: 'lineInfantry', formation: 'column', at: [1, -2] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: answer({ choose: 'reaction', reaction: 'defensiveFire' }),
    why: 'In a village there is no malus for the shot and three more command (MOR-07, MOR-09).',
    proof: { ...EXACT, margin: 1 },
  },
  {
    theme: 'the fortified place is not left before hussars',
    field: {
      turnOf: 'red',
      orders: 1,
      ground: [{ at: [0, 0], terrain: 'fortifiedPoint' }],
      units: [
        {
          id: 'target',
          side: 'blue',
          type: 'lightInfantry',
          skills: ['skirmisher'],
          formation: 'skirmish',
          strength: 6,
          initialStrength: 12,
          at: [0, 0],
        },
        { id: 'charger', side: 'red', type: 'lightCavalry', at: [2, -4] },
      ],
    },
    script: CHARGED,
    asked: 'reaction',
    of: 'blue',
    wanted: anythingBut(
      { choose: 'reaction', reaction: 'flight' },
      { choose: 'reaction', reaction: 'evade' },
    ),
    why: 'No test, at most three dice against it, saves: hussars can do nothing there (CHG-15, CBT-13, SAV-03).',
    proof: { ...EXACT, margin: 0 },
  },
];
