/** French puts its article before a nation, and before no name that a player gave. */
import { expect, test } from 'vitest';
import { ofSide, theSide, toSide } from '../../../src/language/fr/camps.ts';
import { facts } from '../../../src/language/fr/facts.ts';
import { objectives } from '../../../src/language/fr/objectives.ts';
import { setUp } from '../../../src/language/fr/setUp.ts';
import { telling } from '../../../src/language/fr/telling.ts';
import { words } from '../../../src/language/fr/words.ts';

test.each([
  ['France', 'la France', 'de la France', 'à la France'],
  ['Autriche', 'l’Autriche', 'de l’Autriche', 'à l’Autriche'],
  ['Portugal', 'le Portugal', 'du Portugal', 'au Portugal'],
  ['Pays-Bas', 'les Pays-Bas', 'des Pays-Bas', 'aux Pays-Bas'],
  ['Empire ottoman', 'l’Empire ottoman', 'de l’Empire ottoman', 'à l’Empire ottoman'],
  ['Bleus', 'les Bleus', 'des Bleus', 'aux Bleus'],
  ['Naples', 'Naples', 'de Naples', 'à Naples'],
  ['Jeanne', 'Jeanne', 'de Jeanne', 'à Jeanne'],
  ['Éloi', 'Éloi', 'd’Éloi', 'à Éloi'],
])('%s: %s, %s, %s', (side, the, of, to) => {
  expect([theSide(side), ofSide(side), toSide(side)]).toEqual([the, of, to]);
});

test('every nation but the town of Naples has one', () => {
  const bare = Object.values(words.nations).filter((nation) => theSide(nation) === nation);
  expect(bare).toEqual([words.nations.naples]);
});

test('sentences that name a side have it', () => {
  expect(setUp.handOver.title('Autriche')).toBe('L’écran passe à l’Autriche');
  expect(setUp.curtain.lift('Autriche')).toBe('Je joue l’Autriche\u202f: lever le rideau');
  expect(setUp.curtain.lift('Jeanne')).toBe('Je suis Jeanne\u202f: lever le rideau');
  expect(telling.replay.offer('Coalisés')).toBe('Revoir le tour des Coalisés');
  const held = facts.factSentence(
    { fact: 'placeHeld', name: { en: 'mill', fr: 'moulin' }, side: 'red', rule: 'R-151' },
    String,
    () => '',
    () => 'Prusse',
  );
  expect(held).toBe('Moulin\u202f: aux mains de la Prusse.');
});

test('who holds a place is told alike of every place: of one crest, of many houses', () => {
  const place = { kind: 'place', id: 'p', points: 80, hexes: [], when: 'end' } as const;
  const named = { ...place, name: { en: 'the houses', fr: 'les maisons de l’ouest' } };
  const state = { id: 'p', points: { blue: 0, red: 0 } };
  const said = (holder: 'blue' | null, side: string) =>
    objectives.stands(named, { ...state, holder }, () => side);
  expect(said('blue', 'Grande-Bretagne')).toBe('aux mains de la Grande-Bretagne');
  expect(said('blue', 'Portugal')).toBe('aux mains du Portugal');
  expect(said('blue', 'Bleus')).toBe('aux mains des Bleus');
  expect(said('blue', 'Éloi')).toBe('aux mains d’Éloi');
  expect(said(null, '')).toBe('à personne');
  const nobody = facts.factSentence(
    { fact: 'placeHeld', name: named.name, side: null, rule: 'R-151' },
    String,
    () => '',
  );
  expect(nobody).toBe('Les maisons de l’ouest\u202f: à personne.');
  expect(objectives.line({ ...named, sudden: true }, String, String)).not.toMatch(/\btenu|\bil\b|\ble tient/);
});
