/** The readings over which a table may argue, each with its values; the first is the one taken. */
export const OPTIONS = {
  /** CP-R-03. */
  fresh_unit: ['no_loss_and_in_order', 'no_loss', 'until_first_fight'],
  /** CP-R-06. */
  cuirassed_adds: ['yes', 'better_one'],
  /** CP-R-07. */
  beaten_foot: ['stays', 'recoils'],
  /** CP-R-05. */
  failed_entry: ['halted', 'disordered'],
  /** CP-R-38. */
  salvo: ['infantry', 'all_arms'],
  /** CP-R-51. */
  flank_test: ['no', 'yes'],
  /** CP-R-52. */
  disordered_square: ['keeps_zone', 'no_zone'],
} as const;

export type OptionKey = keyof typeof OPTIONS;
export type Options = { readonly [K in OptionKey]: (typeof OPTIONS)[K][number] };

/** The rulings that the options are readings of. */
export const OPTION_RULINGS: Readonly<Record<OptionKey, string>> = {
  fresh_unit: 'CP-R-03',
  cuirassed_adds: 'CP-R-06',
  beaten_foot: 'CP-R-07',
  failed_entry: 'CP-R-05',
  salvo: 'CP-R-38',
  flank_test: 'CP-R-51',
  disordered_square: 'CP-R-52',
};
