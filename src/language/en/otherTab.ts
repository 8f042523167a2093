/** What is said where two tabs draw, plan or raise the same. */
export const otherTab = {
  map: {
    changed:
      'A map is being drawn in another tab, too, and that one lies here the next time. As soon as you draw here, this one is kept as a map of its own in this browser.',
    apart:
      'This map is kept as one of its own in this browser, and so is what you draw on it from now on. The other tab’s lies here the next time.',
    lost: 'A map is being drawn in another tab, too, and that one lies here the next time. As it is now, this one is not kept as a map of its own in this browser.',
    keptBeside:
      'This map was changed and kept in another tab meanwhile. Yours is kept beside it, as a map of its own.',
    unread: 'The other tab’s map cannot be read here. Nothing here was changed.',
    take: 'Take the other’s',
    keep: 'Keep mine as a new one',
  },
  scenario: {
    changed:
      'A battle is being planned in another tab, too, and that one lies here the next time. As soon as you change anything here, this one is kept as a battle of its own in this browser.',
    apart:
      'This battle is kept as one of its own in this browser, and so is what you change in it from now on. The other tab’s lies here the next time.',
    lost: 'A battle is being planned in another tab, too, and that one lies here the next time. As it is now, this one is not kept as a battle of its own in this browser.',
    keptBeside:
      'This battle was changed and kept in another tab meanwhile. Yours is kept beside it, as a battle of its own.',
    unread: 'The other tab’s battle cannot be read here. Nothing here was changed.',
    take: 'Take the other’s',
    keep: 'Keep mine as a new one',
  },
  army: {
    changed:
      'An army is being raised in another tab, too, and that one lies here the next time. As soon as you change anything here, this one is kept as an army of its own in this browser.',
    apart:
      'This army is kept as one of its own in this browser, and so is what you change in it from now on. The other tab’s lies here the next time.',
    lost: 'An army is being raised in another tab, too, and that one lies here the next time. As it is now, this one is not kept as an army of its own in this browser.',
    keptBeside:
      'This army was changed and kept in another tab meanwhile. Yours is kept beside it, as an army of its own.',
    unread: 'The other tab’s army cannot be read here. Nothing here was changed.',
    take: 'Take the other’s',
    keep: 'Keep mine as a new one',
  },
  takeHint: '“Undo” brings back what lies here now.',
  dismiss: 'Close',
};

export type OtherTabWords = Readonly<typeof otherTab>;
