/** The guided battle, sentence by sentence: what to look at, and what to press. */
export const first = {
  title: 'First battle',
  /** On the first screen. */
  lead: 'New here? Three short turns on a small field, told step by step.',
  begin: 'Play the first battle',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  goOn: 'Go on',
  leave: 'Play on without guidance',
  kindly: 'That can wait. First:',
  astray: 'You have gone your own way. Undo leads back; or play on, and the program plays the enemy.',
  over: 'Their dragoons are gone, and with them what their army could afford to lose: you have won. Try a lesson next, or a battle of the album.',
  says: {
    orders: 'A turn begins with the dice: press the large button to throw for order points.',
    pickGun: 'Two order points, the pips above. Press the ringed battery, then Activate: that spends one.',
    fire: 'Each unit has one action. Press the enemy battalion that is marked, then Confirm: the figure on it is the number of dice.',
    rollFire: 'Five dice, and each 5 or 6 hits. Throw them.',
    rollSaves: 'Recruits in line are not dense: each hit may still be saved by a 4 or more. Throw for them.',
    pickFoot:
      'Two points lost; the red plate says what is left. Now press your battalion and Activate: the second point.',
    march: 'The lit hexes are within its march. Press the ringed hex, keep it looking north, and Confirm.',
    marchTo: 'Press the ringed hex, keep it looking north, and Confirm.',
    hisOrders: 'Your points are spent, so the turn is his. Throw for his orders too.',
    hisHorse: 'He has one point, and gives it to his dragoons. Go on to see what they do.',
    hisCharge: 'They charge your battalion: a march straight at it, and a fight at the end. Go on.',
    hisWay: 'The red hex in front of your men is where they will arrive. Go on.',
    square:
      'Charged from far enough off, you may react: press Square, for horses shy at bayonets on every side.',
    rollSquare:
      'Forming square under a charge takes nerve: two dice, and no more than the command value of 8. Throw.',
    noFriend:
      'The square stands. Your cuirassiers could help by a counter-charge; keep them fresh: press No help.',
    hisAttack: 'He rides at the square all the same, with only a few dice. Go on.',
    rollHisStrike: 'Throw his dice: in close combat 4 or more hits.',
    rollOwnSaves: 'A square may save losses to cavalry: throw for it.',
    strikeBack: 'Nothing lost! Now it is the square that strikes: press Strike back.',
    rollStrikeBack: 'Three dice against the dragoons. Throw.',
    lastOrders: 'One point off them, and the turn is yours again. Throw for order points.',
    pickHorse: 'The dragoons are stuck before your square. Press the cuirassiers and Activate.',
    charge:
      'Press the dragoons and choose the charge: the panel tells the dice and the odds before you decide.',
    chargeTo: 'Press the ringed hex beside your square, keep it looking north, and Confirm.',
    hisReaction: 'With your square at their throat they can hardly react: they wait. Go on.',
    rollHisNerve: 'Even to wait takes nerve. Throw their test.',
    strike: 'They stand. You may strike or draw off: press Attack.',
    rollStrike: 'A charge in the open doubles the dice of cavalry: ten of them, each 4 or more hits.',
    halt: 'Destroyed! The victor may pursue; this once keep your men in hand and decline.',
    endOrders:
      'You have order points left but need them no more: press End the orders and say yes. A battle is judged at the end of a turn.',
  },
};
