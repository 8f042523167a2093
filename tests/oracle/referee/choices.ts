/** What a choice changes in the notes. */
import type { Choice, Question } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { type Notes, unit } from './notes.ts';

export function chosen(n: Notes, before: Game, choice: Choice, asked: Question | null): void {
  const { attack, sensed } = n;
  if (choice.choose === 'action') {
    n.shotAt = choice.action === 'fireThenAttack' ? { target: choice.target, lost: 0 } : null;
    n.twice = choice.action === 'doubleFire' ? { first: choice.target, lost: 0, shots: 0 } : null;
    n.setOut = before;
  }
  if (choice.choose === 'transfer') n.borneFor = asked?.ask === 'transfer' ? asked.by : null;
  if (choice.choose === 'tacticalSense') sensed.add(choice.unit);
  if (!attack) return;
  if (choice.choose === 'pursue') attack.ran = true;
  if (choice.choose === 'pursue' || choice.choose === 'decline') attack.pursueAsked = true;
  if (choice.choose === 'attackTarget') {
    // R-71, by its option: the friend that pursued beside the charger
    if (asked?.ask === 'pursuitAttack' && asked.unit !== attack.attacker) {
      attack.attacker = asked.unit;
      attack.open = attack.joinerOpen;
      // that friend has declared no charge
      attack.watched = [];
    }
    attack.target = choice.target;
    attack.pursuing = true;
    attack.reduction = 0;
    attack.countered = false;
  }
  if (choice.choose === 'attack')
    attack.strengths = new Map([attack.attacker, attack.target].map((id) => [id, unit(before, id).strength]));
}
