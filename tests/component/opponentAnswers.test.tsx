/** The opponent answers in a browser as it does elsewhere: here and in the worker in which it thinks for the table. */
import { expect, test } from 'vitest';
import { answerHashes, questionsAsked } from '../../src/command/opponent/answers.ts';
import { stateHash } from '../../src/engine/hash.ts';
import { ask } from '../../src/worker/client.ts';
import answers from '../support/opponent-answers.json' with { type: 'json' };

test('200 questions are answered, and the answers reasoned, in this browser as elsewhere', () => {
  expect(answerHashes(200)).toEqual(answers);
});

test('in the worker they are answered so as well', async () => {
  const found: string[] = [];
  for (const asked of questionsAsked(40)) found.push(stateHash(await ask({ ...asked, ask: 'think' }).answer));
  expect(found).toEqual(answers.slice(0, 40));
});
