/** The example files of the command line, all made from one small battle. */
import { armyByLot } from '../../armies/byLot.ts';
import { entriesOf } from '../../engine/history.ts';
import { stepTo } from '../../engine/steps.ts';
import { hexAt } from '../../geometry/shape.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Given } from '../../scenarios/answerShapes.ts';
import { parseFile } from '../../scenarios/file.ts';
import { gameFileOf, positionFileOf } from '../../scenarios/gameFile.ts';
import { newGame, type PlayedGame } from '../../scenarios/newGame.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type {
  EncounterFile,
  MapFile,
  QuestionFile,
  SabreurFile,
  ScenarioFile,
} from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import { scenarioFrom } from '../../store/library/moment.ts';
import { playOut } from '../verbs/play.ts';

/** What the example battle must have seen. */
const SEEN = ['fire', 'strike', 'morale'] as const;

/** The first random battle in which all of that happens. */
function eventfulBattle(scenario: Scenario): PlayedGame {
  for (let n = 1; ; n++) {
    const seed = `example ${n}`;
    const played = playOut(newGame(scenario, seed, { blue: 'Anne', red: 'Bruno' }), seed);
    const rolled = entriesOf(played.history).map((entry) => entry.waited === 'roll' && entry.about.about);
    if (SEEN.every((about) => rolled.includes(about))) return played;
  }
}

/** The first answer of the game that is asked this. */
function firstAsked(game: PlayedGame, ask: string): number {
  const found = entriesOf(game.history).find(
    (entry) => entry.waited === 'decision' && entry.question.ask === ask,
  );
  if (!found) throw new Error(`nobody is asked ${ask} in the example`);
  return found.at;
}

function stateBefore({ history }: PlayedGame, at: number): Game {
  return stepTo(engine, history, at).game;
}

function question(
  title: string,
  game: Game,
  more: Pick<QuestionFile, 'answers' | 'about' | 'odds'>,
): QuestionFile {
  return { ...positionFileOf(title, game), format: 'sabreur-hex/question', ...more };
}

/** The order that leads to the first shot: the position before it, and the answers up to the dice of the shot. */
function firstShot(game: PlayedGame): QuestionFile {
  const entries = entriesOf(game.history);
  const shot = entries.findIndex((entry) => entry.waited === 'roll' && entry.about.about === 'fire');
  const order = entries
    .slice(0, shot)
    .findLastIndex((entry) => entry.waited === 'decision' && entry.question.ask === 'orders');
  const answers = entries.slice(order, shot + 1).flatMap(({ answer }): readonly Given[] => {
    if ('agreed' in answer) return [];
    return 'choice' in answer ? [{ choice: answer.choice }] : [{ faces: answer.faces }];
  });
  return question('The first shot', stateBefore(game, order), { answers });
}

/** The dragoons charge and would cost the enemy most; the uhlans, who would keep their strength, do nothing at first. */
const CHARGE_WEIGHED: NonNullable<QuestionFile['odds']> = {
  act: { unit: 'dragoons', action: { choose: 'action', action: 'charge', target: 'uhlans' } },
  pins: [
    {
      question: { ask: 'reaction', unit: 'uhlans' },
      choice: { choose: 'reaction', reaction: 'nothing' },
    },
  ],
  aims: { blue: 'costEnemy', red: 'keepStrength' },
  exact: true,
};

/** Heavy cavalry charges a fresh line over three hexes of open ground. */
const CHARGED_LINE: EncounterFile = {
  format: 'sabreur-hex/encounter',
  version: VERSION,
  encounter: {
    deed: 'charge',
    attacker: {
      ...{ arm: 'heavyCavalry', status: 'regular', formation: 'none' },
      ...{ left: 20, supports: 0, led: false },
    },
    target: { arm: 'line', status: 'regular', formation: 'line', left: 20, supports: 0, led: false },
    ...{ distance: 3, onto: 'front', ground: 'open', answer: 'nothing' },
  },
  exact: true,
};

/** A French division by lot. */
const DIVISION = armyByLot({
  points: 1500,
  nation: 'france',
  theme: 'balanced',
  seed: 'example',
  name: { en: 'Division Lefranc', fr: 'Division Lefranc' },
});

/** A road through the village, and its name: what is drawn has no part in the rules. */
const VILLAGE_DRAWN: NonNullable<MapFile['drawing']> = {
  roads: [{ kind: 'highRoad', through: [hexAt(5, 0), hexAt(6, 4), hexAt(7, 4), hexAt(11, 4)] }],
  names: [{ ...hexAt(6, 4), kind: 'place', text: 'Hollern' }],
};

/** Everything but the battle itself, which is written by hand. */
export async function exampleFiles(battle: string): Promise<Readonly<Record<string, string>>> {
  const parsed = parseFile(battle);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const { scenario } = parsed.file as ScenarioFile;
  const played = eventfulBattle(scenario);
  const first = stateBefore(played, firstAsked(played, 'orders'));
  const map: MapFile = {
    format: 'sabreur-hex/map',
    version: VERSION,
    name: scenario.title,
    map: scenario.map,
    drawing: VILLAGE_DRAWN,
  };
  // the middle of a turn: an action has been chosen, and its dice lie there to be rolled
  const shot = entriesOf(played.history).find(
    (entry) => entry.waited === 'roll' && entry.about.about === 'fire',
  );
  const moment = await scenarioFrom(scenario, stateBefore(played, shot?.at ?? 0));
  const files: Record<string, SabreurFile> = {
    moment: { format: 'sabreur-hex/scenario', version: VERSION, scenario: moment },
    game: gameFileOf(played),
    map,
    position: positionFileOf('An action to choose', stateBefore(played, firstAsked(played, 'action'))),
    question: firstShot(played),
    firing: question('The guns', first, { answers: [], about: { firer: 'guns', target: 'landwehr' } }),
    odds: question('The charge, weighed', first, { answers: [], odds: CHARGE_WEIGHED }),
    encounter: CHARGED_LINE,
    army: { format: 'sabreur-hex/army', version: VERSION, armyPoints: 1500, army: DIVISION },
    charge: question('The charge', first, { answers: [], about: { attacker: 'dragoons', target: 'uhlans' } }),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [`${name}.json`, `${JSON.stringify(file)}\n`]),
  );
}
