import type { HouseRuleWords } from '../houseRuleWords.ts';
import { attacks } from './houseRules/attacks.ts';

/** Every option of the set-up, by chapter. */
export const houseRules: HouseRuleWords = {
  heading: 'House rules',
  intro:
    'Where the rule leaves a point open, this is how it may be played. The first choice of each is the reading the program follows unless you say otherwise.',
  none: 'None changed',
  reset: 'Back to the rule',
  number: 'Number',
  notAllowed: 'The armies of this battle do not allow it.',
  own: (value) => `This battle has ${value} of its own.`,
  takeOwn: 'As the battle has it',
  first: {
    enemy: 'What one knows of the enemy',
    victory: 'How long, and what wins',
    setUp: 'Setting up',
  },
  chapters: {
    GEO: 'Hexes and facings',
    ORD: 'Orders',
    FRM: 'Formations',
    MAN: 'Manoeuvres',
    CHG: 'Charge',
    ASL: 'Assault',
    FIR: 'Fire',
    CBT: 'Factors, saves and losses',
    TER: 'Ground',
    BLD: 'Armies',
    VIC: 'The battle',
  },
  rules: {
    cone_width: {
      title: 'Width of the cones',
      tells: 'How wide a unit looks ahead, and how wide what lies behind it.',
      values: { 60: 'Sixty degrees', 120: 'A hundred and twenty degrees' },
    },
    square_front: {
      title: 'Front of a square',
      tells:
        'Whether a square engages all who stand beside it, or nobody; it guards the flank of a friend in either case.',
      values: { all_six: 'All six hexes', none: 'None' },
    },
    panicked_units_engage: {
      title: 'Panicked units beside an enemy',
      tells: 'Whether a panicked unit engages the enemies before it, and so may outflank them.',
      values: { no: 'They engage nobody', yes: 'They engage like others' },
    },
    contact: {
      title: 'Contact',
      tells: 'Whether two adjacent enemies that look past each other are in contact.',
      values: { engagement: 'One must engage the other', adjacency: 'Adjacent is enough' },
    },
    protected_flank_when: {
      title: 'Protected flank',
      tells: 'When the friend beside a flank must see the attacker to protect it.',
      values: { declaration_or_now: 'At the declaration or now', now_only: 'Now only' },
    },
    impassable_side_blocks_sight: {
      title: 'Sight across impassable sides',
      tells: 'Whether an impassable hex side also stops the line of sight; a watercourse never does.',
      values: { no: 'It does not', yes: 'It does' },
    },
    directly_in_front: {
      title: 'Directly in front',
      tells: 'Which enemies a charge must take first, and which chargers must take the front.',
      values: { frontal_cone: 'All in the frontal cone', corridor: 'Only straight ahead, one hex wide' },
    },
    po_floor_scope: {
      title: 'Fewest order points',
      tells: 'Which throw for order points cannot come to nothing.',
      values: {
        '2d6_only': 'Nothing or less becomes 2 with two dice',
        both: 'Nothing or less becomes 2 with any dice',
        min1: 'Never less than 1',
      },
    },
    end_of_orders_trigger: {
      title: 'Initiative after the orders',
      tells: 'When Impetuous units and units with Tactical sense have their turn.',
      values: {
        exhausted_or_declined: 'Once no more orders are given',
        exactly_zero: 'Only if no order point is left',
      },
    },
    group_shape: {
      title: 'Shape of a group',
      tells: 'How four Irregular units must stand to be one group.',
      values: { chain: 'In a chain', connected: 'Anyhow, if they touch' },
    },
    impetuous_range: {
      title: 'Reach of the Impetuous',
      tells: 'How near an enemy must be to oblige an Impetuous unit to attack.',
      values: { 2: 'Within two hexes', 3: 'Within three hexes' },
    },
    impetuous_vs_fresh_square: {
      title: 'Impetuous cavalry before a fresh square',
      tells: 'Whether Impetuous cavalry may break off before a square formed against its charge.',
      values: { must_strike: 'It must strike', may_break_off: 'It may break off' },
    },
    panicked_reface: {
      title: 'Panicked units that turn',
      tells: 'Whether a panicked unit may take another facing without an order, as its action.',
      values: { no: 'It may not', yes: 'It may' },
    },
    formation_change_refaces: {
      title: 'Facing after a change of formation',
      tells: 'Whether a unit that changes its formation may face anywhere.',
      values: { no: 'It keeps its facing', yes: 'It faces anywhere' },
    },
    extended_line_terrain: {
      title: 'Extended line on two kinds of ground',
      tells: 'How the ground under two halves counts.',
      values: {
        both_for_benefit: 'Both for a benefit, one for a penalty',
        half_concerned: 'The half concerned alone',
      },
    },
    evade_action: {
      title: 'Evade as an action',
      tells: 'Who may evade in its own turn.',
      values: {
        any_unengaged: 'Any unit that nobody engages',
        privileged_types_only: 'Cavalry, horse artillery, skirmishers',
      },
    },
    half_move_rounding: {
      title: 'Half of an odd movement',
      tells: 'How half of an odd movement factor is rounded in penalising terrain.',
      values: { up: 'Up', down_min_1: 'Down, at least 1', down: 'Down' },
    },
    march_may_engage: {
      title: 'Marching up to an enemy',
      tells: 'Whom a plain march may bring a unit to engage.',
      values: {
        face_adjacent: 'Who was beside it, by turning in place',
        within_2: 'Who was within two hexes',
        never_new: 'Nobody new',
      },
    },
    flight_facing_tie: {
      title: 'Two ways to turn in flight',
      tells: 'Who decides when two facings put the danger behind.',
      values: { owner: 'The owner', smallest_turn: 'The smaller turn', random: 'The dice' },
    },
    flight_path: {
      title: 'Path of a flight',
      tells: 'Who chooses the hexes a flight runs over.',
      values: { owner: 'The owner', random_each_step: 'The dice, hex by hex' },
    },
    flight_blocked_first_step: {
      title: 'A flight that cannot begin',
      tells: 'What becomes of a unit that cannot run one hex.',
      values: { stays: 'It stays, panicked', eliminated: 'It is lost' },
    },
    flight_occupied_end: {
      title: 'A flight that ends on a friend',
      tells: 'What becomes of a unit whose flight ends where another stands.',
      values: {
        eliminated: 'It is lost, unless it destroys the other',
        next_free_hex: 'It runs on to a free hex',
      },
    },
    ...attacks,
    horse_artillery_forced_march_fire: {
      title: 'Horse artillery after a forced march',
      tells: 'Whether horse artillery may force its march and fire.',
      values: { yes: 'It may', no: 'It may not' },
    },
    priority_counts: {
      title: 'Priority of fire',
      tells: 'Which near enemies take away the free choice of a target.',
      values: { valid_targets: 'Those that can be shot at', all_enemies: 'All steady ones' },
    },
    grazing_blocks: {
      title: 'Grazed hexes',
      tells: 'Whether a hex that the line of sight only touches blocks it.',
      values: { yes: 'It blocks', both_sides_needed: 'Only with the one across the line' },
    },
    same_hill_blocks: {
      title: 'Sight along a hill',
      tells: 'Whether a hill blocks the sight between two of its own hexes.',
      values: { yes: 'It blocks', no: 'It does not' },
    },
    target_on_hill_friend: {
      title: 'Shooting up at a hill',
      tells: 'Beside whom a friend may stand when the target alone is on a hill.',
      values: { adjacent_to_shooter: 'Beside the firer', adjacent_to_target: 'Beside the target' },
    },
    stream_breaks_double: {
      title: 'Charging over a stream',
      tells: 'Whether a stream on the way costs a charge its doubling.',
      values: { no: 'It does not', yes: 'It does' },
    },
    cap_before_malus: {
      title: 'Order of the reckoning',
      tells: 'Whether the limits of a factor come before what lowers it.',
      values: { no: 'Limits last', yes: 'Limits first' },
    },
    saves_apply_to: {
      title: 'Losses that may be saved',
      tells: 'Whether armour and cover also save the losses that no enemy inflicts.',
      values: { enemy_hits: 'Only hits of the enemy', all_losses: 'All losses' },
    },
    transfer_to_cavalry: {
      title: 'Cavalry beside the guns',
      tells: 'Whether cavalry may take over the losses of a battery.',
      values: { yes: 'It may', no: 'Infantry only' },
    },
    river_sides: {
      title: 'Crossing rivers',
      tells:
        'Where rivers along hex sides may be crossed; across one that may not, nobody engages or fights in close combat.',
      values: {
        crossable: 'Anywhere',
        bridges_and_fords_only: 'At bridges and fords only',
        large_rivers_impassable: 'Large rivers at bridges and fords only',
      },
    },
    stream_as_river: {
      title: 'Streams',
      tells: 'Whether streams count as rivers in everything.',
      values: { no: 'They do not', yes: 'They do' },
    },
    min_cost_per_sp: {
      title: 'Least price of a strength point',
      tells: 'The fewest army points a strength point costs, whatever lowers its price.',
      values: { none: 'No limit' },
    },
    elite_quota_base: {
      title: 'Number of Elite units',
      tells: 'From what the number of Elite units is reckoned.',
      values: { format: 'From the format', actual_army_cost: 'From what the army costs' },
    },
    setup_depth: {
      title: 'Depth of the set-up zone',
      tells: 'How many rows of hexes, counted from its home edge, a side may set up its army in.',
      values: {},
    },
    setup_distance: {
      title: 'Distance between armies at set-up',
      tells: 'Within how many hexes of an enemy already set up nobody may be placed.',
      values: {},
    },
    setup_order: {
      title: 'Order of the set-up',
      tells: 'Whether the sides set up unit by unit in turn, or one whole army after the other.',
      values: {
        alternate: 'Unit by unit, in turn',
        whole_army: 'A whole army, then the other',
      },
    },
    setup_first: {
      title: 'Who sets up first',
      tells: 'Whether dice decide who sets up the first unit, or it is agreed.',
      values: { dice: 'The dice decide', blue: 'Blue', red: 'Red' },
    },
    setup_hidden: {
      title: 'Set-up behind a curtain',
      tells:
        'Whether each side sets up its whole army while the other looks away; only the zones then keep the armies apart, whatever the distance.',
      values: { no: 'Before all eyes', yes: 'Hidden until both are done' },
    },
    open_information: {
      title: 'What one knows of the enemy',
      tells:
        'Whether strength, skills and command value of the enemy are shown; while they are not, there are no odds, the program keeps its reasons to itself, and the laboratory stays shut to the battle.',
      values: { yes: 'All is shown', no: 'Only one’s own' },
    },
    vp_unit_value: {
      title: 'What a unit is worth',
      tells: 'How many victory points a lost unit gives the enemy.',
      values: {
        cost: 'Its price',
        initial_strength: 'Its strength at the start',
        scenario: 'What the scenario says',
      },
    },
    break_point: {
      title: 'Breaking point',
      tells: 'The percentage of an army’s worth that loses the battle once lost.',
      values: { none: 'None' },
    },
    turn_limit: {
      title: 'Length of the battle',
      tells: 'How many turns each side has.',
      values: {},
    },
  },
};
