import { english } from '../writing.ts';

const { count, number } = english;

/** While the odds are reckoned: how far they are, and why there are none. */
export const working = {
  working: 'Reckoning…',
  weighing: 'First figures; the rest is being weighed…',
  /** How far it is, where nobody knows how much there is to do. */
  stepsDone: (n: number) => `${count(n, 'step', 'steps')} looked into`,
  /** How far it is, of all. */
  partDone: (done: number, of: number) => `${number(done)} of ${number(of)}`,
  stop: 'Stop',
  stopped: 'Stopped. These are the first figures: places are not weighed as far as they could be.',
  weighOn: 'Weigh on',
  sweepWeighing: 'A first look, with the fewest places; the points are being reckoned…',
  sweepStopped: 'Stopped: these points are a first look, with the fewest places.',
  /** Where the points could not be reckoned. */
  sweepFirst: 'These points are a first look, with the fewest places.',
  /** Why files cannot be made yet. */
  filesWait: 'Files wait for the whole figures: they can be made once the reckoning is done.',
  sweepFilesWait: 'Files wait for the whole curves: they can be made once all points are reckoned.',
  reckon: 'Reckon the odds',
  tryAgain: 'Try again',
  refused: 'The rule refuses this: see the conditions.',
  /** The code of a tab did not come. */
  notFetched:
    'This part of the program could not be fetched: it needs a connection the first time. Nothing of your set-up is lost.',
  troubles: {
    tooLarge:
      'Too much may follow to go through it all. Take units away from the field, or ask for a smaller action.',
    tooLong:
      'It took longer than anybody should wait, and was left off. Take units away from the field, under “Odds” have places played by “the first answer”, or try again when the machine has less to do.',
    silent:
      'The part of the program that reckons was heard no more, twice. Nothing of your set-up is lost. Try again; if it happens again, load the page anew.',
    fault: 'The reckoning failed. Nothing of your set-up is lost. Try again, or load the page anew.',
  },
  /** Points of a sweep at which too much may follow. */
  tooLargePoints: (values: readonly string[]) =>
    `Too much may follow to go through it all: ${values.join(', ')}. Take units away from the field for these.`,
};
