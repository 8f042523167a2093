/** The statements that no fact, term or refusal of random play cites, each group with the reason. */
export const SILENT_GROUPS: readonly (readonly [reason: string, ids: string])[] = [
  [
    'defines words, pieces, measures or dice',
    `GEN-01 GEN-02 GEN-03 GEN-04 GEN-05 GEN-06 GEN-07 GEN-08 GEN-09 GEO-01 GEO-02 GEO-03 GEO-04 GEO-05 GEO-06
     GEO-07 GEO-08 GEO-09 GEO-10 GEO-11 GEO-12 GEO-13 GEO-14 GEO-15 GEO-16 GEO-17 GEO-18 GEO-19 SEQ-01 SEQ-02
     SEQ-07 SEQ-09 UNI-07 QUA-01 QUA-02 FRM-03 FRM-13 MAN-01 CBT-01 LOS-01 LOS-02 MOR-01 TER-01 TER-02 TER-03
     TER-04 TER-06 TER-07 TER-13 TER-14 VIC-01`,
  ],
  [
    'heads a skill, whose numbered effects are cited',
    `SKL-01 SKL-02 SKL-03 SKL-04 SKL-05 SKL-06 SKL-07 SKL-08 SKL-09 SKL-10 SKL-11 SKL-12 SKL-13 SKL-14 SKL-15
     SKL-16 SKL-17 SKL-18 SKL-19 SKL-20 SKL-21`,
  ],
  [
    'decides while an army is bought',
    `UNI-02 UNI-03 UNI-06 QUA-03 QUA-06 CMD-02 SKL-09.1 SKL-13.1 SKL-13.3 SKL-16.1 BLD-01 BLD-02 BLD-03 BLD-04
     BLD-05 BLD-06 BLD-07`,
  ],
  ['is a worked example', 'LOS-06'],
  [
    'is seen in the order of the questions, which cites nothing',
    `SEQ-03 SEQ-04 SEQ-05 SEQ-06 SEQ-08 ORD-01 ORD-02 ORD-16 CHG-01 CHG-14 CHG-24 CHG-32 CHG-34 CHG-38 ASL-08
     ASL-09 ASL-10 MOR-17 CBT-19`,
  ],
  [
    'widens what is offered: an answer is listed or not',
    `ORD-04 ORD-08 SKL-06.3 SKL-11.1 SKL-12.1 SKL-13.4 SKL-14.1 SKL-15.1 SKL-16.3 SKL-17.2 SKL-17.3 SKL-17.4
     SKL-18.1 SKL-18.2 SKL-18.3 SKL-18.4 FRM-10 FRM-11 FRM-12 FRM-16 FRM-17 MAN-05 MAN-29 CHG-18 CHG-25 CHG-26
     CHG-31 CHG-35 CHG-37 ASL-02 ASL-07 ASL-11 ASL-13 ASL-15 FIR-03 FIR-05 FIR-14 FIR-15 FIR-16 FIR-17 FIR-18
     RAL-02 RAL-07`,
  ],
  [
    'refuses the end of a move, for which one asks hex by hex',
    'ORD-06 GEO-21 GEO-22 MAN-04 MAN-06 MAN-07 MAN-09 MAN-10 MAN-15 MAN-30 CHG-10 FIR-09 FIR-10 TER-08 TER-09 TER-10 TER-11 TER-12',
  ],
  [
    'takes a line away, so that there is nothing to cite',
    'SKL-01.3 SKL-02.3 SKL-04.1 SKL-05.2 SKL-06.1 SKL-06.7 SKL-07.1 SKL-08.1 SKL-15.2 SKL-21.1 CBT-10 ASL-14',
  ],
  [
    'is cited by the statement that tells the same in its chapter',
    `UNI-04 UNI-05 QUA-07 SKL-03.1 SKL-05.3 SKL-06.4 SKL-06.5 SKL-09.2 SKL-09.3 SKL-13.2 SKL-19.2 SKL-19.3
     SKL-20.1 FRM-19 CHG-29 ASL-16 CBT-05 CBT-06 CBT-09 CBT-11 CBT-16 CBT-18 CBT-20 SAV-02 SAV-04 SAV-05 LOS-03
     MOR-02 MOR-03 MOR-04 MOR-05 MOR-06 MOR-12 MOR-14 MOR-16 VIC-02 VIC-03`,
  ],
];

/** Why each of them is silent. */
export const SILENT_RULES: Readonly<Record<string, string>> = Object.fromEntries(
  SILENT_GROUPS.flatMap(([reason, ids]) => ids.split(/\s+/).map((id) => [id, reason] as const)),
);
