import { chapter } from '../../rulebook.ts';

export const los = chapter({
  title: 'Losses',
  about: 'What costs strength points, what can be done about it, and when a unit is lost.',
  statements: {
    'LOS-01': {
      head: 'Strength points',
      text: 'Losses come off the strength of the unit. They are written down; the models stay on the map.',
    },
    'LOS-02': {
      head: 'Where losses come from',
      text: `
        | Cause | Strength points | Save? | May bring a test? | May artillery pass them on? |
        | Hits by fire | 1 each, 2 in the cases of [CBT-06] | with a right | yes, from 3 | yes |
        | Hits in close combat | 1 each, 2 in the cases of [CBT-06] | with a right | yes, from 3 | yes |
        | A failed test, when the unit stays [R-138] | what the dice exceed the modified command value by | no | no | no |
        | A fleeing friend runs through [R-81] | Elite 0, Ordinary 1D3, Recruit 1D6 | no | no | yes |
        | Marching away from an enemy [R-63] | 2 for each | no | no | no |
        | A charge or assault that cannot be carried out [R-86] | 1 | no | no | no |

        Wherever losses are counted, points count and not hits: a 6 that costs 2 is 2 [R-155].
      `,
    },
    'LOS-03': {
      head: 'No more than it has',
      text: 'A unit cannot lose points it no longer has: the surplus is forgotten.',
    },
    'LOS-04': { head: 'At 0', text: 'The unit is eliminated and leaves the map at once.' },
    'LOS-05': {
      head: 'Artillery passes losses on',
      text: `
        A battery that loses points to fire, to close combat or to a panicked unit running through it may load some or
        all of them onto one friend. That friend is infantry or cavalry, not panicked, and stands next to the battery on
        one of its flanks; an extended line must keep both its hexes in that flank zone [GEO-10]. In order [R-135]:
        1. Saves are rolled and the surplus is dropped.
        2. The owner says which friend, and how many points.
        3. The friend tests its morale, as for any test outside a charge.
        4. If it passes, it loses those points, without save and without a test for them. If it fails, it loses nothing
           and the battery keeps them all.

        One try each time. Only the points the battery has kept decide whether it has to test.
      `,
    },
    'LOS-06': {
      head: 'A full example',
      text: `
        > Infantry in line fires with 7 dice at a battery of 3 strength points and hits 5 times. Guns are not dense: the
          battery rolls five saves and makes one. Of the 4 losses left only 3 count, for it has no more. Its owner loads
          2 onto the infantry beside it, which passes its test and loses them. The battery has lost 1: no test for it,
          and it fires back.
      `,
    },
  },
});
