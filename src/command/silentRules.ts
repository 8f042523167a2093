/** The statements that nothing the program tells in a battle can cite, each group with the reason. */

/**
 * Why three refusals are as good as never heard: SEQ-06 in no battle, RAL-07 where an option lets a friend attack beside
 * the pursuer and it is routed before its own action, SKL-17.2 where two Impetuous units with Tactical sense may
 * both pursue beside a charger; else it leaves one answer only, which is told as forced.
 */
export const HARDLY_EVER =
  'refuses what no battle, or one in a hundred thousand, comes to: a unit that acted before it was activated, a panicked one in a steady group, two companions of a pursuit that both must';

/** By reason. After an equals sign: the statement that is cited in its place. */
const GROUPS: readonly (readonly [reason: string, rules: string])[] = [
  [
    'defines words, pieces, measures or dice; no figure and no refusal comes from it alone',
    `GEN-01 GEN-02 GEN-03 GEN-04 GEN-05 GEN-06 GEN-07 GEN-08 GEN-09 GEO-01 GEO-02 GEO-03 GEO-04 GEO-05 GEO-06
     GEO-07 GEO-08 GEO-09 GEO-10 GEO-11 GEO-12 GEO-13 GEO-14 GEO-15 GEO-16 GEO-17 GEO-18 SEQ-07 UNI-07 QUA-01
     SKL-06.1 FRM-03 MAN-01 CBT-01 LOS-01 TER-01 TER-02 TER-03 TER-04 TER-06 TER-07`,
  ],
  [
    'lists or heads statements that are cited themselves',
    `GEO-19 SEQ-02 SEQ-09 UNI-05 UNI-06 QUA-02 FRM-13 CBT-05 CBT-18 CBT-19 LOS-02 MOR-01 TER-13 TER-14 VIC-01`,
  ],
  ['is a worked example', 'LOS-06'],
  [
    'is seen in the order in which things are asked and rolled, where there is nothing to cite',
    `SEQ-01 SEQ-03 SEQ-05 ORD-16 CHG-01 CHG-14 CHG-34 CHG-38 ASL-06 ASL-10 MOR-02 MOR-17 LOS-03 SAV-04`,
  ],
  [
    'takes a line, a loss, a save, a test or a refusal away, so that nothing is left to cite',
    `GEO-21 GEO-22 SKL-01.3 SKL-02.3 SKL-04.1 SKL-05.2 SKL-06.7 SKL-07.1 SKL-08.1 SKL-15.2 SKL-21.1 CBT-09 CBT-10
     CBT-20 ASL-14 SAV-05 FIR-09 FIR-10 FRM-16 MAN-29 TER-09 TER-12 SKL-18.1`,
  ],
  [
    'tells what another statement tells, which is cited in its place',
    `UNI-03=RAL-03 UNI-04=LOS-04 ORD-08=RAL-07 SKL-05.3=CBT-04 SKL-06.3=CHG-04 SKL-06.4=MOR-15 SKL-06.5=RAL-06
     SKL-09.2=MOR-14 SKL-09.3=ORD-11 SKL-11.1=FRM-05 SKL-12.1=ORD-09 SKL-13.1=BLD-04 SKL-13.4=FRM-07
     SKL-14.1=FRM-09 SKL-15.1=FRM-05 SKL-17.3=ORD-12 SKL-17.4=ORD-13 SKL-16.3=ORD-04 SKL-18.3=ORD-14
     SKL-18.4=CHG-36 FRM-10=MAN-05 FRM-11=FRM-21 FRM-12=FIR-16 MAN-04=MAN-03 MAN-07=TER-08 CHG-18=MOR-11 CHG-26=MOR-12 ASL-02=CHG-02 ASL-11=CHG-13 ASL-15=GEO-20 FIR-17=CHG-21
     CBT-11=CHG-33 SAV-02=SAV-01 MOR-03=MOR-10 MOR-04=QUA-04 MOR-05=QUA-05 MOR-06=FRM-20 MOR-16=MAN-27
     RAL-02=MOR-10 BLD-02=UNI-02 BLD-05=QUA-03 BLD-07=ORD-02 VIC-02=LOS-04 VIC-03=MAN-26`,
  ],
  [HARDLY_EVER, 'SEQ-06 RAL-07 SKL-17.2'],
];

/** The same, rule by rule as they are printed. */
export const SILENT_GROUPS: readonly (readonly [reason: string, rules: readonly string[]])[] = GROUPS.map(
  ([reason, rules]) => [reason, rules.split(/\s+/)],
);

/** Each rule with the reason why it is silent, and the one cited in its place if there is one. */
export const SILENT_RULES: ReadonlyMap<string, { readonly reason: string; readonly instead: string | null }> =
  new Map(
    SILENT_GROUPS.flatMap(([reason, rules]) =>
      rules.map((told) => {
        const [rule = told, instead = null] = told.split('=');
        return [rule, { reason, instead }] as const;
      }),
    ),
  );
