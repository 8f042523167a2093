/** What is said where a problem is reported. */
export const report = {
  what: 'What went wrong, and what did you expect? (as much as you like, or nothing)',
  holds:
    'The file holds this game with its players’ names, what you write here, which build of the program it was and, where the program broke, how. Nothing is sent: give it to whoever looks after the program.',
  hidden:
    'It holds all of the game, even the numbers of both sides, and how both have set up, where these are still hidden.',
  save: 'Save the report',
  saved: 'The report is saved. `npm run sabreur -- verify FILE` replays it.',
};

export type ReportWords = typeof report;
