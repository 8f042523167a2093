/**
 * Who is meant by a question is worked out once, in src/rules/state/meant.ts. Reads the sources and says where else a
 * question is asked for the units it names. The sentences of the languages name them too, and may.
 */
import { type SourceFile, withoutComments } from './arrows.ts';

const ONCE = 'src/rules/state/meant.ts';
const SENTENCES = 'src/language/';
const QUESTIONS = 'src/rules/state/answers.ts';

/** The fields in which questions name units: those of the union that hold a text or several. */
export function namesIn(answers: string): readonly string[] {
  const [union = ''] = /export type Question =[\s\S]*?;\n\n/.exec(withoutComments(answers)) ?? [];
  const fields = union.matchAll(/readonly (\w+): (?:readonly )?string(?:\[\])?(?: \| null)?(?=[;\s}])/g);
  return [...new Set([...fields].map(([, name = '']) => name))];
}

/** The variables of a file that hold a question, whatever they are called. */
function holdersIn(text: string): readonly string[] {
  const found = new Set(['question']);
  const add = (pattern: RegExp): void => {
    for (const [, name = ''] of text.matchAll(pattern)) found.add(name);
  };
  // declared as one
  add(/(\w+)\??\s*:\s*(?:[\w|\s<>]*[|\s<])?Question\b(?!\[)/g);
  // taken from a decision under another name
  add(/\bquestion\s*:\s*(\w+)\s*[,}]/g);
  add(/(?:const|let)\s+(\w+)\s*(?::[^=;]+)?=\s*[\w.?()!\s]*\bquestion\s*(?:\?\?[^;]*)?;/g);
  // copied
  const known = [...found].join('|');
  add(new RegExp(`(?:const|let)\\s+(\\w+)[^=;]*=\\s*\\{\\s*\\.\\.\\.[\\w.?]*\\b(?:${known})\\s*[,}]`, 'g'));
  return [...found];
}

function readsIn(text: string, names: readonly string[]): readonly string[] {
  const name = `(?:${names.join('|')})`;
  const held = `(?:${holdersIn(text).join('|')})`;
  const key = `['"\`]${name}['"\`]`;
  const taken = `\\{(?:[^{}]*[,\\s])?${name}\\s*(?::\\s*\\w+\\s*)?(?:[,=][^{}]*)?\\}`;
  const patterns = [
    `\\b${held}\\s*[!?]?\\.\\s*${name}\\b`,
    `\\b${held}\\s*!?(?:\\?\\.)?\\[\\s*${key}`,
    `${key}\\s+in\\s+[\\w.?]*\\b${held}\\b`,
    `\\b(?:const|let)\\s*${taken}\\s*(?::[^=;]+)?=[^;{}]*\\b${held}\\s*(?:\\?\\?[^;]*)?;`,
    `${taken}\\s*:\\s*Question\\b`,
    // a question that is made says by itself what it asks
    `\\bquestion\\s*:\\s*(?!\\{[^{}]*\\bask\\s*:\\s*['"])${taken}`,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))].map(([read]) => read));
}

/** Where a second way is found of working out who is meant, in words. */
export function secondWays(files: readonly SourceFile[], answers: string): readonly string[] {
  const names = namesIn(answers);
  return files
    .filter(
      ({ path }) =>
        /\.tsx?$/.test(path) && path !== ONCE && path !== QUESTIONS && !path.startsWith(SENTENCES),
    )
    .flatMap(({ path, text }) =>
      readsIn(withoutComments(text), names).map(
        (read) => `${path}: ${read.replace(/\s+/g, ' ')}: who is meant by a question is told in ${ONCE}`,
      ),
    );
}

/** The text of the questions among the sources. */
export function questionsAmong(files: readonly SourceFile[]): string {
  return files.find(({ path }) => path === QUESTIONS)?.text ?? '';
}
