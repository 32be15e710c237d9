/**
 * A lint rule: a module's queries name its own tables, and others' where `modules.mjs` allows it. It reads the calls of
 * Kysely by the types of their arguments, and every text that is SQL, wherever it stands and whoever would run it.
 */
import { resolve } from 'node:path';
import ts from 'typescript';
import { mayName, ownersOfTables } from './modules.mjs';

const ROOT = resolve(import.meta.dirname, '..');

/** What Kysely names tables in: their first argument. */
const NAMING =
  /^(selectFrom|(inner|left|right|full|cross)Join(Lateral)?|(cross|outer)Apply|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|from|table)$/;

/** What of these may take a text that is no table elsewhere. */
const COMMON_WORDS = ['from', 'using', 'table'];

/** Words of SQL after which tables are named, and those that end a list of them. */
const BEFORE_TABLES = ['from', 'join', 'into', 'update', 'using', 'table', 'truncate', 'only', 'lock', 'copy'];
const AFTER_TABLES = [
  'where',
  'on',
  'set',
  'group',
  'order',
  'limit',
  'values',
  'select',
  'returning',
  'having',
  'union',
];

/**
 * Names in a text that stand where SQL names tables: after a word such as `from`, and after each comma of that list.
 * @param {string} text
 */
function tablesIn(text) {
  const plain = text.replace(/--[^\n]*|\/\*[^]*?\*\//g, ' ').replace(/'(?:[^']|'')*'/g, "''");
  const tokens = plain.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_$]*|[^\s"]/gu) ?? [];
  /** @type {string[]} */
  const found = [];
  /** Whether a list of tables is being read, one for each open parenthesis. */
  const lists = [false];
  let expected = false;
  for (const [at, token] of tokens.entries()) {
    if (token === '(') lists.push(expected);
    else if (token === ')') lists.pop();
    else if (token === ',') expected = lists.at(-1) ?? false;
    else if (BEFORE_TABLES.includes(token)) {
      lists[lists.length - 1] = true;
      expected = true;
    } else if (AFTER_TABLES.includes(token)) {
      lists[lists.length - 1] = false;
      expected = false;
    } else if (expected && token !== '.' && tokens[at + 1] !== '.') {
      // The name of a schema, which is followed by a dot, has been passed over.
      found.push(token);
      expected = false;
    }
    if (lists.length === 0) lists.push(false);
  }
  return found;
}

/**
 * The texts that an expression may be; undefined if there is no knowing.
 * @param {ts.Type} type
 * @returns {string[] | undefined}
 */
function textsOf(type) {
  if (type.isStringLiteral()) return [type.value];
  if (type.isUnion()) {
    const all = type.types.map(textsOf);
    return all.every((texts) => texts !== undefined) ? all.flat() : undefined;
  }
  return type.flags & ts.TypeFlags.StringLike ? undefined : [];
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign: 'The module {{module}} may not name {{table}}, which is a table of {{owner}} (tools/modules.mjs).',
      unknown: 'Which table this is must be known from its type.',
    },
  },
  create(context) {
    const module = /backend[\\/]src[\\/]modules[\\/]([^\\/]+)/.exec(context.filename)?.[1];
    if (!module) return {};
    const owners = ownersOfTables(ROOT);

    /** @type {(node: import('estree').Node, names: string[]) => void} */
    const judge = (node, names) => {
      for (const table of new Set(names)) {
        const owner = owners.get(table);
        if (owner && !mayName(module, owner))
          context.report({ node, messageId: 'foreign', data: { module, table, owner } });
      }
    };

    /** @type {(node: any) => ts.Type} */
    const typeOf = (node) => context.sourceCode.parserServices.getTypeAtLocation(node);

    /** @type {(call: string, argument: any) => void} */
    const judgeArgument = (call, argument) => {
      if (argument.type === 'ArrayExpression') {
        for (const element of argument.elements) judgeArgument(call, element);
        return;
      }
      const texts = textsOf(typeOf(argument));
      if (texts)
        judge(
          argument,
          texts.map((text) => text.split(/\s/)[0]?.split('.').at(-1) ?? ''),
        );
      else if (!COMMON_WORDS.includes(call)) context.report({ node: argument, messageId: 'unknown' });
    };

    return {
      CallExpression({ callee, arguments: [argument, second] }) {
        const called = callee.type === 'MemberExpression' ? callee.property : callee;
        if (called.type !== 'Identifier') return;
        if (argument && NAMING.test(called.name)) judgeArgument(called.name, argument);
        // The one function of the platform that is told which table it writes.
        if (second && called.name === 'storeKeys') judgeArgument('storeKeys', second);
      },
      NewExpression({ callee, arguments: [argument] }) {
        // The one class of the platform that is told which table it works on.
        if (argument && callee.type === 'Identifier' && callee.name === 'ChoiceRows') judgeArgument('new', argument);
      },
      Literal(node) {
        if (typeof node.value === 'string') judge(node, tablesIn(node.value));
      },
      TemplateLiteral(node) {
        // What is put in between stands for itself elsewhere; here it must not part a list from its beginning.
        judge(node, tablesIn(node.quasis.map(({ value }) => value.cooked ?? '').join(' _ ')));
      },
    };
  },
};

export default rule;
