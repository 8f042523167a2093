/** Sweeps, copies, files, and what was left out of what was opened. */
export const sharing = {
  sweep: 'Sweep',
  varied: 'What is varied',
  choose: 'Choose what is varied',
  read: 'What is read',
  inputsOf: (system: string) => `Told to ${system}`,
  readingsOf: (system: string) => `Readings of ${system}`,
  plot: (measure: string, varied: string) => `${measure} against: ${varied}`,
  curve: (system: string, row: string) => `${system}: ${row}`,
  sweepSilent: (system: string, values: readonly string[]) =>
    `${system} has no answer for: ${values.join(', ')}.`,
  sweepUnknown: (systems: readonly string[]) => `Not known to ${systems.join(', ')}.`,
  sweepFailed: (system: string) => `${system} could not be reckoned.`,
  sweepWorking: 'Reckoning the curves.',
  sweepStopped: 'Left off: the curves end where they were.',
  sweepNothing: 'Nothing can be varied there.',
  sweepOff: 'Away with the sweep',
  share: 'Copy and keep',
  copySentence: 'Copy the sentence',
  copyLink: 'Copy the link',
  linkNote: 'The link holds the encounter with its assumptions; no server is asked.',
  save: 'Save a file',
  openFile: 'Open a file',
  notCome:
    'A part of the program did not come over the network. Once the network is there, reload the page and open the file again.',
  stays: 'What is set up here stays.',
  leaves:
    'But this browser does not keep what is set up here: save it as a file before the page is reloaded.',
  /** What a system says, in the sentence that is copied. */
  says: (system: string, figures: readonly string[]) => `${system}: ${figures.join('; ')}.`,
  saysNothing: (system: string, why: string) => `${system}: ${why}`,
  notReckoned: (system: string) => `${system}: not reckoned.`,
  figure: (measure: string, value: string, second: string | null) =>
    `${measure} ${value}${second === null ? '' : ` (${second})`}`,
  restingOn: (rows: readonly string[], told: readonly string[]) =>
    `rests on: ${[rows.join(', in brackets: '), ...told].join(', ')}`,
  told: (input: string, value: string) => `${input}: ${value}`,
  leftOut: {
    title: 'Left out',
    system: (system: string) => `There is no system ${system} here.`,
    input: (system: string, input: string, value: string) =>
      `${system} has no use here for: ${input} (${value}).`,
    value: (system: string, input: string, value: string) =>
      `${system} does not take ${value} for: ${input}.`,
    formation: (party: string, formation: string) => `${party} cannot stand ${formation}.`,
    answer: (answer: string) => `The target cannot do this here: “${answer}”. It does nothing.`,
    seen: 'Close',
  },
};
