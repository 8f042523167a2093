/** What is said of a newer version of the program. */
export const offline = {
  newer: 'A newer version of Sabreur-hex is ready. A game that is saved goes on where it stands.',
  take: 'Take it now',
  later: 'Later',
};

export type OfflineWords = typeof offline;
