import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HOUSE_RULE_KEYS } from '../../src/rules/state/houseRuleKeys.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The part under a heading, up to the next one. */
function part(heading: string): string {
  const [, after] = readme.split(`\n## ${heading}\n`);
  if (after === undefined) throw new Error(`no part ${heading}`);
  return after.split('\n## ')[0] ?? '';
}

describe('the first page tells what is there', () => {
  test('every command it names can be run', () => {
    const named = [...readme.matchAll(/npm (?:run (?:--silent )?)?([a-z][a-z0-9:]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !['ci', 'run'].includes(name));
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('every link and every path it names leads to something', () => {
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
    const paths = [...readme.matchAll(/(?:^|[\s`(])((?:src|tests|public|\.pictures)\/[\w./-]+)/gm)].map(
      ([, path = '']) => path,
    );
    const local = [...links.filter((to) => !to.startsWith('https:')), ...paths];
    expect(local.length).toBeGreaterThan(10);
    expect(local.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('the layout names every folder of the sources, and only those', () => {
    const [, tree = ''] = part('How the code is laid out').split('```');
    const folders = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${entry.name}/`);
    const named = [...tree.matchAll(/^ {2}([A-Za-z]+\/)/gm)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual(folders.toSorted());
  });

  test('every package that runs in the browser has its reason', () => {
    const named = [...part('What it is built on').matchAll(/^\| ([^|]+) \|/gm)]
      .flatMap(([, names = '']) => names.split(', '))
      .filter((name) => name !== 'package' && name !== '---');
    expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });

  test('it counts the house rules right', () => {
    expect(HOUSE_RULE_KEYS).toHaveLength(58);
    expect(part('How to play')).toContain('fifty-eight options');
  });
});
