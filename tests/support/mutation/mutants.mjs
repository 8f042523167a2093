// The mutants of one source file, all in one text: every changed place asks at run time which mutant is switched on.
import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

const COMPARISONS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const ARITHMETIC = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const ASSIGNMENTS = { '+=': '-=', '-=': '+=', '*=': '/=' };
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min' };

const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number';

/** The nodes right under `node` that are evaluated: no types, no names of properties. */
function* children(node) {
  for (const [key, value] of Object.entries(node)) {
    if (
      key === 'typeAnnotation' ||
      key === 'returnType' ||
      key === 'typeParameters' ||
      key === 'typeArguments'
    )
      continue;
    if (key === 'key' && !node.computed) continue;
    if (key === 'property' && node.type === 'MemberExpression' && !node.computed) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue;
      if (/^(Import|ExportSpecifier|TS)/.test(child.type) && !/^TS(As|NonNull|Satisfies)/.test(child.type))
        continue;
      yield child;
    }
  }
}

/**
 * @param {string} source the text of a TypeScript file
 * @param {string} name its name
 * @param {number} before how many mutants of other files are measured with these: the numbers go on from there
 * @returns {{ code: string, mutants: { id: number, key: string, line: number, was: string, now: string }[] }}
 */
export function mutantsOf(source, name, before = 0) {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  const mutants = [];
  const text = (node) => source.slice(node.start, node.end);
  let statement = program;

  function mutant(node, now) {
    const id = before + mutants.length + 1;
    const within = createHash('sha1').update(text(statement)).digest('hex').slice(0, 12);
    mutants.push({
      id,
      key: `${within}:${node.start - statement.start}-${node.end - statement.start}:${now}`,
      line: source.slice(0, node.start).split('\n').length,
      was: text(node).replaceAll(/\s+/g, ' '),
      now: now.replaceAll(/\s+/g, ' '),
    });
    return id;
  }

  /** Numbers named at the top are changed where they are used: so no file has to be loaded again for them. */
  const named = new Map();
  for (const { type, declarations } of program.body)
    if (type === 'VariableDeclaration')
      for (const { id, init } of declarations) if (isNumber(init)) named.set(id.name, init);
  const namedIds = new Map();

  function numberIds(node, value, key) {
    const known = namedIds.get(key);
    if (known) return known;
    const ids = [value + 1, value - 1].map((now) => [mutant(node, String(now)), String(now)]);
    if (key) namedIds.set(key, ids);
    return ids;
  }

  /** Which other texts may stand in place of the expression, with the mutants they make. */
  function variants(node, parent, slot) {
    const found = [];
    const add = (now) => found.push([mutant(node, now), now]);
    if (node.type === 'BinaryExpression') {
      const between = (operator) => `${text(node.left)} ${operator} ${text(node.right)}`;
      for (const other of COMPARISONS[node.operator] ?? []) add(between(other));
      const other = ARITHMETIC[node.operator];
      if (other && !isText(node.left) && !isText(node.right)) add(between(other));
    } else if (node.type === 'LogicalExpression') {
      const { left, operator, right } = node;
      if (operator === '??') add(text(right));
      else {
        add(`${text(left)} ${operator === '&&' ? '||' : '&&'} ${text(right)}`);
        add(text(left));
        if (left.type !== 'LogicalExpression' || left.operator !== operator) add(text(right));
      }
    } else if (node.type === 'UnaryExpression' && node.operator === '!') add(text(node.argument));
    else if (node.type === 'UnaryExpression' && node.operator === '-') add(text(node.argument));
    else if (node.type === 'AssignmentExpression' && ASSIGNMENTS[node.operator])
      add(`${text(node.left)} ${ASSIGNMENTS[node.operator]} ${text(node.right)}`);
    else if (node.type === 'UpdateExpression')
      add(text(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')));
    else if (node.type === 'Literal' && typeof node.value === 'boolean') add(String(!node.value));
    else if (isNumber(node) && ![...named.values()].includes(node))
      found.push(...numberIds(node, node.value));
    else if (node.type === 'Identifier' && named.has(node.name) && slot !== 'id') {
      const init = named.get(node.name);
      found.push(...numberIds(init, init.value, node.name));
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { object, property } = node.callee;
      const method = property.name;
      const rest = source.slice(property.end, node.end);
      if (METHODS[method]) add(`${text(object)}.${METHODS[method]}${rest}`);
      else if (method === 'filter' && !node.callee.optional) add(text(object));
    }
    const isTest = slot === 'test' && !(node.type === 'Literal');
    if (isTest && /^(If|Conditional)/.test(parent.type)) add('true');
    if (isTest) add('false');
    return found;
  }

  /** Whether a declaration under `parent` is one of the file, exported or not. */
  const isOfFile = (parent) => parent === program || parent?.type === 'ExportNamedDeclaration';
  const rendered = new Map();

  function written(node, parent, slot) {
    const out = write(node, parent, slot);
    rendered.set(node, out);
    return out;
  }

  function write(node, parent, slot) {
    if (parent === program) statement = node;
    const edits = [];
    const kids = [];
    for (const [key, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string') kids.push([child, key]);
    const evaluated = new Set(children(node));
    for (const [child, key] of kids)
      if (evaluated.has(child) && !(node.type === 'Property' && node.shorthand))
        edits.push([child.start, child.end, written(child, node, key)]);
    let out = '';
    let at = node.start;
    for (const [start, end, now] of edits.sort((a, b) => a[0] - b[0])) {
      out += source.slice(at, start) + now;
      at = end;
    }
    out += source.slice(at, node.end);
    if (node.type === 'BlockStatement' && (/^(For|While|Do)/.test(parent.type) || slot === 'body'))
      out = `{__mutation.tick();${out.slice(1)}`;
    if (node.type === 'VariableDeclaration' && node.kind === 'const' && isOfFile(parent)) {
      const again = node.declarations
        .filter(({ id, init }) => id.type === 'Identifier' && init && !/Function/.test(init.type))
        .map(({ id, init }) => `${id.name} = (${rendered.get(init)});`);
      if (again.length > 0) return `let${out.slice(5)}\n;__mutation.again(() => { ${again.join(' ')} });`;
    }
    if (node.type === 'ExpressionStatement') {
      const { type, callee } = node.expression;
      if (type !== 'Literal' && callee?.type !== 'Super')
        return `{ if (!__mutation.on(${mutant(node, '(nothing)')})) { ${out} } }`;
      return out;
    }
    const pattern = /Pattern|Declarat|Param/.test(parent?.type ?? '') && slot !== 'init' && slot !== 'right';
    if (pattern || slot === 'params') return out;
    if (slot === 'left' && parent.type === 'AssignmentExpression') return out;
    if (slot === 'argument' && parent.type === 'UpdateExpression') return out;
    const found = variants(node, parent, slot);
    if (found.length === 0) return out;
    return `(${found.map(([id, now]) => `__mutation.on(${id})?(${now}):`).join('')}(${out}))`;
  }

  const code = written(program, null, '');
  return { code: source.slice(0, program.start) + code, mutants };
}
