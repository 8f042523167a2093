import type { Book } from '../rulebook.ts';
import { asl } from './rulebook/asl.ts';
import { bld } from './rulebook/bld.ts';
import { cbt } from './rulebook/cbt.ts';
import { chg } from './rulebook/chg.ts';
import { cmd } from './rulebook/cmd.ts';
import { fir } from './rulebook/fir.ts';
import { frm } from './rulebook/frm.ts';
import { gen } from './rulebook/gen.ts';
import { geo } from './rulebook/geo.ts';
import { los } from './rulebook/los.ts';
import { man } from './rulebook/man.ts';
import { mor } from './rulebook/mor.ts';
import { ord } from './rulebook/ord.ts';
import { qua } from './rulebook/qua.ts';
import { ral } from './rulebook/ral.ts';
import { rulings } from './rulebook/rulings.ts';
import { sav } from './rulebook/sav.ts';
import { seq } from './rulebook/seq.ts';
import { shownCombat } from './rulebook/shownCombat.ts';
import { shownFire } from './rulebook/shownFire.ts';
import { shownGround } from './rulebook/shownGround.ts';
import { shownMoves } from './rulebook/shownMoves.ts';
import { shownSkills } from './rulebook/shownSkills.ts';
import { skl } from './rulebook/skl.ts';
import { ter } from './rulebook/ter.ts';
import { uni } from './rulebook/uni.ts';
import { vic } from './rulebook/vic.ts';
import { words } from './rulebook/words.ts';

/** The rule, chapter by chapter. */
export const rulebook: Book = {
  locale: 'en',
  chapters: {
    GEN: gen,
    GEO: geo,
    SEQ: seq,
    ORD: ord,
    UNI: uni,
    QUA: qua,
    CMD: cmd,
    SKL: skl,
    FRM: frm,
    MAN: man,
    CHG: chg,
    ASL: asl,
    FIR: fir,
    CBT: cbt,
    SAV: sav,
    LOS: los,
    MOR: mor,
    RAL: ral,
    TER: ter,
    BLD: bld,
    VIC: vic,
  },
  rulings,
  words,
  shown: { ...shownGround, ...shownMoves, ...shownCombat, ...shownFire, ...shownSkills },
};
