/**
 * Who is meant by a question, by a roll and by a procedure under way is worked out once, in src/rules/state/meant.ts.
 * Reads the sources and says where else one of them is asked for the units it names. The sentences of the languages name
 * them too, and may; the rules play by their frames and roll for those they name; what is read from files is checked for
 * units it names.
 */
import { type SourceFile, withoutComments } from './arrows.ts';

const ONCE = 'src/rules/state/meant.ts';
const QUESTIONS = 'src/rules/state/answers.ts';

/** One of the three that name units. */
interface Naming {
  readonly told: string;
  /** What a variable that holds one is called, and one that holds several. */
  readonly one: string;
  readonly many: string;
  /** The types of one, as a pattern. */
  readonly type: string;
  readonly names: readonly string[];
  /** Where it may be read. */
  readonly free: readonly string[];
}

/** The fields in which questions name units: those of the union that hold a text or several. */
export function namesIn(answers: string): readonly string[] {
  const [union = ''] = /export type Question =[\s\S]*?;\n\n/.exec(withoutComments(answers)) ?? [];
  const fields = union.matchAll(/readonly (\w+): (?:readonly )?string(?:\[\])?(?: \| null)?(?=[;\s}])/g);
  return [...new Set([...fields].map(([, name = '']) => name))];
}

/** The fields in which a frame or a roll names units: those that the one place reads of it. */
export function readOnce(once: string, one: 'frame' | 'about'): readonly string[] {
  const found = withoutComments(once).matchAll(new RegExp(`\\b${one}\\.(\\w+)`, 'g'));
  return [...new Set([...found].map(([, name = '']) => name))].filter(
    (name) => name !== 'procedure' && name !== 'about',
  );
}

/** All that is between two signs, without the end of a statement. */
const WITHIN = '[^;={}]*';

/** A file's own names for the types, as a pattern with the types themselves: of an alias, or of a type that is any of them. */
function withOwnNames(text: string, { one, type, ...rest }: Naming): Naming {
  const told = `\\b(?:${type})\\b|\\[['"]${one}['"]\\]`;
  const found = [
    ...text.matchAll(
      new RegExp(`\\btype\\s+(\\w+)(?:<[^=;]*>)?\\s*=(?:[^;={}()]*[\\s<|&\\w])?(?:${told})`, 'g'),
    ),
    ...text.matchAll(new RegExp(`\\b(\\w+)\\s+extends\\s+(?:[\\w<>]*<)?(?:${told})`, 'g')),
  ].map(([, name = '']) => name);
  return { ...rest, one, type: [type, ...found].join('|') };
}

/** The variables of a file that hold one of them, whatever they are called. */
function holdersIn(text: string, { one, many, type }: Naming): readonly string[] {
  const found = new Set([one]);
  const add = (pattern: string): void => {
    for (const [, name = ''] of text.matchAll(new RegExp(pattern, 'g'))) if (name !== '') found.add(name);
  };
  // declared as one, by its type or by the field that holds it
  add(`(\\w+)\\??\\s*:\\s*(?:[\\w|\\s<>]*[|\\s<])?(?:${type})\\b(?!\\[)`);
  add(`(\\w+)\\??\\s*:\\s*[\\w<>\\s|'"\\[\\]]*\\[['"](?:${one}|${many})['"]\\]`);
  // one of several
  const several = `(?:${[many, ...severalIn(text, type)].join('|')})`;
  add(`(?:const|let)\\s+(\\w+)\\s+of\\s+[\\w.?()\\s]*\\b${several}\\b`);
  add(
    `\\b${several}\\b(?:\\??\\.\\w+\\([^()]*\\))*\\s*\\??\\.\\s*\\w+(?:<[^()]*>)?\\(\\s*\\(?\\s*(\\w+)\\s*(?:,[^()]*)?\\)?\\s*=>`,
  );
  add(
    `(?:const|let)\\s+(\\w+)\\s*(?::[^=;]+)?=${WITHIN}\\b${several}\\s*[!?]?(?:\\.\\s*(?:at|find|findLast)\\b|\\?\\.|\\[)`,
  );
  add(`(?:const|let)\\s+\\[\\s*(\\w+)[^=;]*=${WITHIN}\\b${several}\\s*;`);
  // taken from its holder under another name
  add(`\\b${one}\\s*:\\s*(\\w+)\\s*[,}]`);
  add(`(?<![\\w.])(\\w+)\\s*(?::[^=;]+)?=\\s*[\\w.?()!\\s]*\\b${one}\\s*(?:\\?\\?[^;]*|as\\b[^;]*)?;`);
  // copied
  const known = [...found].join('|');
  add(`(?:const|let)\\s+(\\w+)[^=;]*=\\s*\\{\\s*\\.\\.\\.[\\w.?]*\\b(?:${known})\\s*[,}]`);
  return [...found];
}

/** The variables of a file that are declared to hold several. */
function severalIn(text: string, type: string): readonly string[] {
  const found = text.matchAll(
    new RegExp(
      `(\\w+)\\??\\s*:\\s*(?:readonly\\s+(?:${type})\\[\\]|(?:${type})\\[\\]|\\w*Array<(?:${type})>)`,
      'g',
    ),
  );
  return [...found].map(([, name = '']) => name);
}

function readsIn(text: string, naming: Naming): readonly string[] {
  const { one, many, type, names } = naming;
  const name = `(?:${names.join('|')})`;
  const held = `(?:${holdersIn(text, naming).join('|')})`;
  const several = `(?:${[many, ...severalIn(text, type)].join('|')})`;
  const key = `['"\`]${name}['"\`]`;
  const taken = `\\{(?:[^{}]*[,\\s])?${name}\\s*(?::\\s*\\w+\\s*)?(?:[,=][^{}]*)?\\}`;
  const patterns = [
    `(?<!\\bstate\\.)\\b${held}\\s*[!?]?\\.\\s*${name}\\b(?!\\s*\\()`,
    `\\b${held}\\s*!?(?:\\?\\.)?\\[\\s*${key}`,
    `\\b${several}\\s*[!?]?(?:\\??\\.\\s*at\\([^)]*\\)|(?:\\?\\.)?\\[[^\\]]*\\])\\s*[!?]?\\.\\s*${name}\\b`,
    `${key}\\s+in\\s+[\\w.?]*\\b${held}\\b`,
    `\\b${held}\\s+as\\b[^();]*\\)\\s*[!?]?\\.\\s*${name}\\b`,
    `\\bReflect\\.\\w+\\(\\s*[\\w.?!]*\\b${held}\\s*,\\s*${key}`,
    `\\bhasOwn\\(\\s*[\\w.?!]*\\b${held}\\s*,\\s*${key}`,
    `\\b(?:const|let)\\s*${taken}\\s*(?::[^=;]+)?=[^;{}]*\\b${held}\\s*(?:\\?\\?[^;]*)?;`,
    `\\b${several}\\s*\\??\\.\\s*\\w+\\(\\s*\\(\\s*${taken}`,
    `\\b(?:const|let)\\s*${taken}\\s+of\\s+[\\w.?]*\\b${several}\\b`,
    `${taken}\\s*:\\s*(?:${type})\\b`,
    `${taken}\\s*:\\s*[\\w<>\\s|'"\\[\\]]*\\[['"]${one}['"]\\]`,
    // one that is made says by itself what it is
    `\\b${one}\\s*:\\s*(?!\\{[^{}]*\\b(?:ask|about|procedure)\\s*:\\s*['"])${taken}`,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))].map(([read]) => read));
}

const SENTENCES = 'src/language/';
const RULES = 'src/rules/';
/** What is read from files is checked for the units it names. */
const CHECKS = ['src/scenarios/positionChecks.ts', 'src/scenarios/gameChecks.ts'];
/** The pair that a file of a question names is no roll. */
const PAIRS = ['src/command/verbs/explain.ts'];

function namingsOf(answers: string, once: string): readonly Naming[] {
  return [
    {
      told: 'a question',
      one: 'question',
      many: 'questions',
      type: 'Question',
      names: namesIn(answers),
      free: [QUESTIONS, SENTENCES],
    },
    {
      told: 'a roll',
      one: 'about',
      many: 'abouts',
      type: 'RollAbout',
      names: readOnce(once, 'about'),
      free: [RULES, SENTENCES, ...PAIRS],
    },
    {
      told: 'a procedure under way',
      one: 'frame',
      many: 'frames',
      type: '(?!Sheet)\\w+Frame',
      names: readOnce(once, 'frame'),
      free: [RULES, SENTENCES, ...CHECKS],
    },
  ];
}

/** The texts that say what may be named. */
export interface Sayings {
  readonly answers: string;
  readonly once: string;
}

/** Where a second way is found of working out who is meant, in words; of each read once. */
export function secondWays(files: readonly SourceFile[], { answers, once }: Sayings): readonly string[] {
  const namings = namingsOf(answers, once);
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && path !== ONCE)
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return namings
        .filter(({ free }) => !free.some((folder) => path.startsWith(folder)))
        .flatMap((naming) =>
          readsIn(code, withOwnNames(code, naming)).map(
            (read) =>
              `${path}: ${read.replace(/\s+/g, ' ')}: who is meant by ${naming.told} is told in ${ONCE}`,
          ),
        );
    });
}

/** The texts among the sources that say what names units. */
export function sayingsAmong(files: readonly SourceFile[]): Sayings {
  const text = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  return { answers: text(QUESTIONS), once: text(ONCE) };
}
