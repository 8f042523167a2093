import type { HouseRuleWords } from '../houseRuleWords.ts';
import { attacks } from './houseRules/attacks.ts';

/** Every option of the set-up, by chapter. */
export const houseRules: HouseRuleWords = {
  heading: 'Règles maison',
  intro:
    'Là où la règle laisse un point ouvert, voici comment on peut le jouer. Le premier choix est la lecture que suit le programme, sauf avis contraire.',
  none: 'Aucune modifiée',
  reset: 'Revenir à la règle',
  number: 'Nombre',
  notAllowed: 'Les armées de cette bataille ne le permettent pas.',
  own: (value) => `Cette bataille a pour elle-même : ${value}.`,
  takeOwn: 'Comme le veut la bataille',
  first: {
    enemy: 'Ce qu’on sait de l’ennemi',
    victory: 'La durée et la victoire',
    setUp: 'Le déploiement',
  },
  chapters: {
    GEO: 'Cases et orientations',
    ORD: 'Ordres',
    FRM: 'Les formations',
    MAN: 'Manœuvres',
    CHG: 'La charge',
    ASL: 'L’assaut',
    FIR: 'Le tir',
    CBT: 'Facteurs, sauvegardes et pertes',
    TER: 'Terrain',
    BLD: 'Armées',
    VIC: 'La bataille',
  },
  rules: {
    cone_width: {
      title: 'Largeur des cônes',
      tells: 'Jusqu’où une unité regarde de côté, devant elle comme derrière.',
      values: { 60: 'Soixante degrés', 120: 'Cent vingt degrés' },
    },
    square_front: {
      title: 'Front du carré',
      tells:
        'Si un carré engage tous ceux qui le touchent, ou personne ; il garde le flanc d’un ami dans les deux cas.',
      values: { all_six: 'Les six cases', none: 'Aucune' },
    },
    panicked_units_engage: {
      title: 'Unités paniquées près de l’ennemi',
      tells: 'Si une unité paniquée engage les ennemis devant elle, et peut donc les déborder.',
      values: { no: 'Elle n’engage personne', yes: 'Elle engage comme une autre' },
    },
    contact: {
      title: 'Le contact',
      tells: 'Si deux ennemis voisins qui ne se regardent pas sont en contact.',
      values: { engagement: 'L’un doit engager l’autre', adjacency: 'Être voisins suffit' },
    },
    protected_flank_when: {
      title: 'Flanc protégé',
      tells: 'Quand l’ami placé sur le flanc doit voir l’attaquant pour le protéger.',
      values: { declaration_or_now: 'À la déclaration ou à l’instant', now_only: 'À l’instant seulement' },
    },
    impassable_side_blocks_sight: {
      title: 'Vue à travers un côté impassable',
      tells: 'Si un côté impassable arrête aussi la ligne de vue ; un cours d’eau ne l’arrête jamais.',
      values: { no: 'Il ne l’arrête pas', yes: 'Il l’arrête' },
    },
    directly_in_front: {
      title: 'Directement devant',
      tells: 'Quels ennemis la charge doit viser d’abord, et qui doit aborder de front.',
      values: {
        frontal_cone: 'Tout le cône frontal',
        corridor: 'Droit devant, sur une case de large',
      },
    },
    po_floor_scope: {
      title: 'Minimum de points d’ordre',
      tells: 'Quel jet de points d’ordre ne peut pas donner zéro.',
      values: {
        '2d6_only': 'Zéro ou moins devient 2 avec deux dés',
        both: 'Zéro ou moins devient 2 avec tous les dés',
        min1: 'Jamais moins de 1',
      },
    },
    end_of_orders_trigger: {
      title: 'Initiatives après les ordres',
      tells: 'Quand viennent les unités impétueuses et celles qui ont le sens tactique.',
      values: {
        exhausted_or_declined: 'Dès qu’on ne donne plus d’ordre',
        exactly_zero: 'S’il ne reste aucun point d’ordre',
      },
    },
    group_shape: {
      title: 'Forme d’un groupe',
      tells: 'Comment quatre unités irrégulières doivent se tenir pour former un groupe.',
      values: { chain: 'En chaîne', connected: 'Peu importe, si elles se touchent' },
    },
    impetuous_range: {
      title: 'Portée des impétueux',
      tells: 'À quelle distance un ennemi oblige une unité impétueuse à attaquer.',
      values: { 2: 'À deux cases ou moins', 3: 'À trois cases ou moins' },
    },
    impetuous_vs_fresh_square: {
      title: 'Cavalerie impétueuse devant un carré',
      tells: 'Si elle peut se détourner d’un carré formé contre sa charge.',
      values: { must_strike: 'Elle doit frapper', may_break_off: 'Elle peut se détourner' },
    },
    panicked_reface: {
      title: 'Unités paniquées qui se tournent',
      tells: 'Si une unité paniquée peut changer d’orientation sans ordre, en guise d’action.',
      values: { no: 'Elle ne le peut pas', yes: 'Elle le peut' },
    },
    formation_change_refaces: {
      title: 'Orientation après un changement de formation',
      tells: 'Si une unité qui change de formation peut s’orienter à son gré.',
      values: { no: 'Elle garde son orientation', yes: 'Elle s’oriente à son gré' },
    },
    extended_line_terrain: {
      title: 'Ligne étendue sur deux terrains',
      tells: 'Comment compte le terrain des deux moitiés.',
      values: {
        both_for_benefit: 'Avantage des deux, malus d’une seule',
        half_concerned: 'La moitié concernée seulement',
      },
    },
    evade_action: {
      title: 'L’esquive comme action',
      tells: 'Qui peut esquiver à son propre tour.',
      values: {
        any_unengaged: 'Toute unité que personne n’engage',
        privileged_types_only: 'Cavalerie, artillerie à cheval, tirailleurs',
      },
    },
    half_move_rounding: {
      title: 'Moitié d’un déplacement impair',
      tells: 'Comment s’arrondit la moitié d’un facteur impair en terrain pénalisant.',
      values: { up: 'Au-dessus', down_min_1: 'Au-dessous, au moins 1', down: 'Au-dessous' },
    },
    march_may_engage: {
      title: 'Marcher au contact',
      tells: 'Qui une simple marche peut amener une unité à engager.',
      values: {
        face_adjacent: 'Un voisin, en pivotant sur place',
        within_2: 'Un ennemi déjà à deux cases ou moins',
        never_new: 'Personne de nouveau',
      },
    },
    flight_facing_tie: {
      title: 'Deux façons de se tourner pour fuir',
      tells: 'Qui décide quand deux orientations laissent le danger derrière.',
      values: { owner: 'Le joueur', smallest_turn: 'La plus petite rotation', random: 'Le sort' },
    },
    flight_path: {
      title: 'Chemin d’une fuite',
      tells: 'Qui choisit les cases où passe une fuite.',
      values: { owner: 'Le joueur', random_each_step: 'Le sort, case par case' },
    },
    flight_blocked_first_step: {
      title: 'Une fuite qui ne peut commencer',
      tells: 'Ce que devient une unité qui ne peut fuir d’une seule case.',
      values: { stays: 'Elle reste, paniquée', eliminated: 'Elle est perdue' },
    },
    flight_occupied_end: {
      title: 'Une fuite qui finit sur un ami',
      tells: 'Ce que devient une unité dont la fuite finit sur une case occupée.',
      values: {
        eliminated: 'Elle est perdue, sauf si elle détruit l’autre',
        next_free_hex: 'Elle va jusqu’à une case libre',
      },
    },
    ...attacks,
    horse_artillery_forced_march_fire: {
      title: 'Artillerie à cheval après une marche forcée',
      tells: 'Si l’artillerie à cheval peut tirer après une marche forcée.',
      values: { yes: 'Elle le peut', no: 'Elle ne le peut pas' },
    },
    priority_counts: {
      title: 'Priorité de tir',
      tells: 'Quels ennemis proches ôtent le libre choix de la cible.',
      values: {
        valid_targets: 'Ceux sur qui l’on peut tirer',
        all_enemies: 'Tous ceux qui ne paniquent pas',
      },
    },
    grazing_blocks: {
      title: 'Cases frôlées',
      tells: 'Si une case que la ligne de vue ne fait que toucher l’arrête.',
      values: { yes: 'Elle l’arrête', both_sides_needed: 'Seulement avec celle d’en face' },
    },
    same_hill_blocks: {
      title: 'Vue le long d’une colline',
      tells: 'Si une colline arrête la vue entre deux de ses propres cases.',
      values: { yes: 'Elle l’arrête', no: 'Elle ne l’arrête pas' },
    },
    target_on_hill_friend: {
      title: 'Tirer vers une colline',
      tells: 'À côté de qui un ami peut se tenir quand la cible seule est sur une colline.',
      values: { adjacent_to_shooter: 'À côté du tireur', adjacent_to_target: 'À côté de la cible' },
    },
    stream_breaks_double: {
      title: 'Charger par-dessus un ruisseau',
      tells: 'Si un ruisseau en chemin coûte à la charge son doublement.',
      values: { no: 'Il ne coûte rien', yes: 'Il le coûte' },
    },
    cap_before_malus: {
      title: 'Ordre des calculs',
      tells: 'Si les limites d’un facteur viennent avant ce qui le diminue.',
      values: { no: 'Les limites en dernier', yes: 'Les limites d’abord' },
    },
    saves_apply_to: {
      title: 'Pertes qui se sauvegardent',
      tells: 'Si cuirasse et couvert sauvent aussi des pertes que nul ennemi n’inflige.',
      values: { enemy_hits: 'Les touches de l’ennemi seulement', all_losses: 'Toutes les pertes' },
    },
    transfer_to_cavalry: {
      title: 'Cavalerie à côté des canons',
      tells: 'Si la cavalerie peut prendre à son compte les pertes d’une batterie.',
      values: { yes: 'Elle le peut', no: 'L’infanterie seulement' },
    },
    river_sides: {
      title: 'Passage des rivières',
      tells:
        'Où se franchissent les rivières qui longent les cases ; à travers toute autre, personne n’engage ni ne mène de combat rapproché.',
      values: {
        crossable: 'Partout',
        bridges_and_fords_only: 'Aux ponts et aux gués seulement',
        large_rivers_impassable: 'Les fleuves aux seuls ponts et gués',
      },
    },
    stream_as_river: {
      title: 'Ruisseaux',
      tells: 'Si les ruisseaux comptent en tout comme des rivières.',
      values: { no: 'Ils ne comptent pas', yes: 'Ils comptent' },
    },
    min_cost_per_sp: {
      title: 'Prix minimal d’un point de force',
      tells: 'Le moins de points d’armée que coûte un point de force, quoi qui en baisse le prix.',
      values: { none: 'Aucune limite' },
    },
    elite_quota_base: {
      title: 'Nombre d’unités d’élite',
      tells: 'D’après quoi se compte le nombre d’unités d’élite.',
      values: { format: 'D’après le format', actual_army_cost: 'D’après le coût de l’armée' },
    },
    setup_depth: {
      title: 'Profondeur de la zone de déploiement',
      tells: 'Combien de rangées de cases, comptées depuis son bord, un camp peut occuper en se déployant.',
      values: {},
    },
    setup_distance: {
      title: 'Distance entre les armées au déploiement',
      tells: 'À combien de cases d’un ennemi déjà en place personne ne se déploie.',
      values: {},
    },
    setup_order: {
      title: 'Ordre du déploiement',
      tells: 'Si les camps se déploient unité par unité, à tour de rôle, ou une armée entière après l’autre.',
      values: {
        alternate: 'Unité par unité, à tour de rôle',
        whole_army: 'Une armée entière, puis l’autre',
      },
    },
    setup_first: {
      title: 'Qui se déploie en premier',
      tells: 'Si les dés décident qui place la première unité, ou si c’est convenu.',
      values: { dice: 'Les dés décident', blue: 'Bleu', red: 'Rouge' },
    },
    setup_hidden: {
      title: 'Déploiement caché',
      tells:
        'Si chaque camp déploie toute son armée pendant que l’autre détourne les yeux ; seules les zones séparent alors les armées, quelle que soit la distance.',
      values: { no: 'Au vu de tous', yes: 'Caché jusqu’à ce que les deux soient prêts' },
    },
    open_information: {
      title: 'Ce qu’on sait de l’ennemi',
      tells:
        'Si la force, les compétences et le commandement de l’ennemi sont montrés ; tant qu’ils ne le sont pas, aucune chance n’est affichée, le programme tait ses raisons, et le laboratoire reste fermé à la bataille.',
      values: { yes: 'Tout est montré', no: 'Les siens seulement' },
    },
    vp_unit_value: {
      title: 'Valeur d’une unité',
      tells: 'Combien de points de victoire une unité perdue donne à l’ennemi.',
      values: {
        cost: 'Son prix',
        initial_strength: 'Sa force de départ',
        scenario: 'Ce que dit le scénario',
      },
    },
    break_point: {
      title: 'Point de rupture',
      tells: 'La part en centièmes de la valeur d’une armée dont la perte fait perdre la bataille.',
      values: { none: 'Aucun' },
    },
    turn_limit: {
      title: 'Durée de la bataille',
      tells: 'Combien de tours de jeu a chaque camp.',
      values: {},
    },
  },
};
