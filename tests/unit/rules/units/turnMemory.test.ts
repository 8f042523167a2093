/** What a unit remembers of a turn: what its rule lets it remember, and what no play can have brought about. */
import { describe, expect, test } from 'vitest';
import type { Unit } from '../../../../src/rules/state/game.ts';
import type { Side } from '../../../../src/rules/state/vocabulary.ts';
import { falseMemory, remembering } from '../../../../src/rules/units/turnMemory.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

type Remembered = Partial<Omit<UnitSpec, 'id' | 'side' | 'at'>>;

/** A unit of blue's, line infantry in line at full strength unless told otherwise. */
function blue(remembered: Remembered): Unit {
  const spec = { type: 'lineInfantry', ...remembered, id: 'A', side: 'blue', at: [1, 8] } as const;
  const [unit] = position({ units: [spec] }).units;
  if (!unit) throw new Error('nobody there');
  return unit;
}

/** What it remembers though it cannot, and why not, while that side has its turn. */
function cannot(remembered: Remembered, turn: Side): string {
  const found = falseMemory(blue(remembered), turn);
  return found ? `${found.key}: ${found.code}` : 'nothing';
}

const inItsOwnTurn = (remembered: Remembered) => cannot(remembered, 'blue');
const inTheOtherTurn = (remembered: Remembered) => cannot(remembered, 'red');

const DONE = { activated: true, acted: true } as const;
const SKIRMISHERS = { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } as const;
const SQUARE = { formation: 'square' } as const;
const PANICKED = { panicked: true } as const;

describe('SEQ-01, ORD-15, SEQ-06 activated and acted', () => {
  test('SEQ-01, ORD-15 a unit is activated in the turn of its own side only', () => {
    expect(inItsOwnTurn({ activated: true })).toBe('nothing');
    expect(inTheOtherTurn({ activated: true })).toBe('activated: activatedOutOfTurn');
  });

  test('SEQ-06 whoever has acted has been activated', () => {
    expect(inItsOwnTurn(DONE)).toBe('nothing');
    expect(inItsOwnTurn({ acted: true })).toBe('acted: actedUnactivated');
  });

  test('a unit that has done nothing remembers nothing, whoever has his turn', () => {
    expect(inItsOwnTurn({})).toBe('nothing');
    expect(inTheOtherTurn({})).toBe('nothing');
  });
});

describe('CHG-39 made way for a friend', () => {
  test('CHG-39 skirmishers that have made way have no action left', () => {
    expect(inItsOwnTurn({ ...SKIRMISHERS, ...DONE, displaced: true })).toBe('nothing');
    expect(inItsOwnTurn({ ...SKIRMISHERS, displaced: true })).toBe('displaced: displacedImpossible');
  });

  test('CHG-39 nobody makes way but in skirmish order, which line infantry never takes', () => {
    expect(inItsOwnTurn({ ...DONE, displaced: true })).toBe('displaced: displacedImpossible');
  });
});

describe('ORD-11 held by the test at its activation', () => {
  const TENACIOUS = { skills: ['tenacious'] } as const;
  test('ORD-11 a Tenacious unit that was activated may be held', () => {
    expect(inItsOwnTurn({ ...TENACIOUS, activated: true, mayNotManoeuvre: true })).toBe('nothing');
  });

  test('ORD-11 it is not held before, nor is any other unit', () => {
    expect(inItsOwnTurn({ ...TENACIOUS, mayNotManoeuvre: true })).toBe('mayNotManoeuvre: heldImpossible');
    expect(inItsOwnTurn({ activated: true, mayNotManoeuvre: true })).toBe('mayNotManoeuvre: heldImpossible');
  });
});

describe('FIR-15, FIR-17 answered fire', () => {
  const GUNS = { type: 'mediumFootBattery' } as const;

  test('FIR-15 infantry and guns fire back in the turn of the other side', () => {
    expect(inTheOtherTurn({ returnedFire: true })).toBe('nothing');
    expect(inTheOtherTurn({ ...GUNS, returnedFire: true })).toBe('nothing');
    expect(inItsOwnTurn({ returnedFire: true })).toBe('returnedFire: answeredImpossible');
  });

  test('FIR-17 they fire defensively in the turn of the other side', () => {
    expect(inTheOtherTurn({ firedDefensively: true })).toBe('nothing');
    expect(inTheOtherTurn({ ...GUNS, firedDefensively: true })).toBe('nothing');
    expect(inItsOwnTurn({ firedDefensively: true })).toBe('firedDefensively: answeredImpossible');
  });

  test('R-102 who has not fired defensively may say so in its own turn', () => {
    expect(inItsOwnTurn({ firedDefensively: false })).toBe('nothing');
  });

  describe.each<{ name: string; silent: Remembered }>([
    { name: 'UNI-01 cavalry', silent: { type: 'heavyCavalry' } },
    { name: 'SKL-10.1 a Warrior', silent: { skills: ['warrior'] } },
    { name: 'SKL-19.1 a Bombard', silent: { ...GUNS, skills: ['bombard'] } },
    { name: 'SKL-20.2 an Obsolete firearm', silent: { skills: ['obsoleteFirearm'] } },
  ])('$name', ({ silent }) => {
    test('FIR-15 never fires back', () => {
      expect(inTheOtherTurn({ ...silent, returnedFire: true })).toBe('returnedFire: answeredImpossible');
    });
    test('FIR-17 never fires defensively', () => {
      expect(inTheOtherTurn({ ...silent, firedDefensively: true })).toBe(
        'firedDefensively: answeredImpossible',
      );
    });
  });
});

describe('FIR-14 fired as a square', () => {
  const NOT_SO = 'squareFired: squareFiredImpossible';

  test('FIR-14, FIR-17 a square has fired at its attacker, in the turn of the other side', () => {
    expect(inTheOtherTurn({ ...SQUARE, squareFired: true })).toBe('nothing');
  });

  test('FIR-14, GEO-12 a closed column counts as a square', () => {
    const large = { skills: ['largeBattalion'], squareFired: true } as const;
    expect(inTheOtherTurn({ ...large, formation: 'closedColumn' })).toBe('nothing');
    expect(inTheOtherTurn({ ...large, formation: 'column' })).toBe(NOT_SO);
  });

  test('FIR-14 in its own turn its shot is its action', () => {
    expect(inItsOwnTurn({ ...SQUARE, ...DONE, squareFired: true })).toBe('nothing');
    expect(inItsOwnTurn({ ...SQUARE, squareFired: true })).toBe(NOT_SO);
    expect(inItsOwnTurn({ ...SQUARE, activated: true, squareFired: true })).toBe(NOT_SO);
  });

  test('FIR-14 for the rest of the turn it keeps its formation', () => {
    expect(inTheOtherTurn({ formation: 'line', squareFired: true })).toBe(NOT_SO);
    expect(inItsOwnTurn({ ...DONE, formation: 'column', squareFired: true })).toBe(NOT_SO);
  });

  test('FIR-14, MAN-21 unless it fled after the shot, and fell into a horde', () => {
    expect(inTheOtherTurn({ ...PANICKED, squareFired: true })).toBe('nothing');
  });

  test('FRM-04 Irregular infantry never forms square, so none that flees has fired as one', () => {
    expect(inTheOtherTurn({ ...PANICKED, skills: ['irregular'], squareFired: true })).toBe(NOT_SO);
  });

  test('SKL-10.1 Warriors cannot fire, in square or fled out of it', () => {
    expect(inTheOtherTurn({ ...SQUARE, skills: ['warrior'], squareFired: true })).toBe(NOT_SO);
    expect(inTheOtherTurn({ ...PANICKED, skills: ['warrior'], squareFired: true })).toBe(NOT_SO);
  });
});

describe('MAN-24 panicked this turn', () => {
  const LOOSE = { type: 'lightInfantry', skills: ['looseOrder'] } as const;
  const NOT_SO = 'panickedThisTurn: panickedImpossible';

  test('MAN-21 whoever has panicked this turn still is panicked, and RAL-01 once rallied forgets it', () => {
    expect(inItsOwnTurn({ ...PANICKED, panickedThisTurn: 'formed' })).toBe('nothing');
    expect(inItsOwnTurn({ panickedThisTurn: 'formed' })).toBe(NOT_SO);
    expect(inItsOwnTurn({ ...SKIRMISHERS, panickedThisTurn: 'skirmishing' })).toBe(NOT_SO);
  });

  test('MAN-24 whoever has been panicked for longer need not say out of what', () => {
    expect(inItsOwnTurn({ ...PANICKED, panickedThisTurn: 'no' })).toBe('nothing');
    expect(inItsOwnTurn({ ...LOOSE, ...PANICKED, panickedThisTurn: 'no' })).toBe('nothing');
  });

  test('MAN-24 light infantry panics out of skirmish order or out of another', () => {
    const light = { ...SKIRMISHERS, formation: 'horde', ...PANICKED } as const;
    expect(inItsOwnTurn({ ...light, panickedThisTurn: 'skirmishing' })).toBe('nothing');
    expect(inItsOwnTurn({ ...light, panickedThisTurn: 'formed' })).toBe('nothing');
  });

  test('MAN-24 line infantry and cavalry never panic out of skirmish order', () => {
    expect(inItsOwnTurn({ ...PANICKED, panickedThisTurn: 'skirmishing' })).toBe(NOT_SO);
    const horse = { type: 'lightCavalry', ...PANICKED } as const;
    expect(inItsOwnTurn({ ...horse, panickedThisTurn: 'skirmishing' })).toBe(NOT_SO);
    expect(inItsOwnTurn({ ...horse, panickedThisTurn: 'formed' })).toBe('nothing');
  });

  test('SKL-15.1 Loose order knows no other than skirmish order', () => {
    expect(inItsOwnTurn({ ...LOOSE, ...PANICKED, panickedThisTurn: 'skirmishing' })).toBe('nothing');
    expect(inItsOwnTurn({ ...LOOSE, ...PANICKED, panickedThisTurn: 'formed' })).toBe(NOT_SO);
  });
});

describe('MAN-22 hurt by enemies', () => {
  const NOT_SO = 'hurtBy: hurtUnharmed';

  test('MAN-22 whoever remembers an enemy has lost points to it, whoever has his turn', () => {
    expect(inTheOtherTurn({ strength: 19, hurtBy: ['Z'] })).toBe('nothing');
    expect(inItsOwnTurn({ strength: 19, hurtBy: ['Z'] })).toBe('nothing');
    expect(inTheOtherTurn({ hurtBy: ['Z'] })).toBe(NOT_SO);
  });

  test('RAL-01 at full strength again it has rallied, as its action', () => {
    expect(inItsOwnTurn({ ...DONE, hurtBy: ['Z'] })).toBe('nothing');
    expect(inItsOwnTurn({ activated: true, hurtBy: ['Z'] })).toBe(NOT_SO);
    expect(inItsOwnTurn({ hurtBy: ['Z'] })).toBe(NOT_SO);
  });
});

describe('a unit that is set right forgets what it cannot remember', () => {
  test('SEQ-01 in the turn of the other side it has been neither activated nor acted', () => {
    expect(remembering(blue(DONE), 'red')).toEqual(blue({}));
    expect(remembering(blue(DONE), 'blue')).toEqual(blue(DONE));
  });

  test('SEQ-01, CHG-39, RAL-01 what leans on its action goes with it', () => {
    const all = { ...SKIRMISHERS, ...DONE, displaced: true, hurtBy: ['Z'] } as const;
    expect(remembering(blue(all), 'blue')).toEqual(blue(all));
    expect(remembering(blue(all), 'red')).toEqual(blue(SKIRMISHERS));
  });

  test('FIR-15, FIR-17 in its own turn it has answered nobody', () => {
    const answered = { returnedFire: true, firedDefensively: true } as const;
    expect(remembering(blue(answered), 'red')).toEqual(blue(answered));
    expect(remembering(blue(answered), 'blue')).toEqual(
      blue({ returnedFire: false, firedDefensively: false }),
    );
  });

  test('ORD-11, FIR-14, MAN-21 everything else false goes too, and the rest of the unit stays', () => {
    const told = { strength: 12, hurtBy: ['Z'], mayNotManoeuvre: true, squareFired: true } as const;
    expect(remembering(blue({ ...told, panickedThisTurn: 'formed' }), 'blue')).toEqual(
      blue({ strength: 12, hurtBy: ['Z'] }),
    );
  });
});
