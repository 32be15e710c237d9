/**
 * Checks that a module writes its own tables only; reads may join any. It reads the calls of Kysely by the types of their
 * arguments, and every string that is SQL. own-tables.test.mjs runs it.
 */
import { relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { ownersOfTables } from './modules.mjs';

const ROOT = resolve(import.meta.dirname, '..');

/** Functions of Kysely whose first argument is the table that they write. */
const WRITING = ['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto'];

/** The table that a text of SQL writes, with or without its schema. */
const WRITTEN =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|update|truncate(?:\s+table)?)\s+(?:only\s+)?(?:\w+\.)?(\w+)/g;

/** @param {string} text */
function tablesWrittenIn(text) {
  const plain = text.replace(/--[^\n]*|\/\*[^]*?\*\//g, ' ').replace(/'(?:[^']|'')*'/g, "''");
  return [...plain.replaceAll('"', '').toLowerCase().matchAll(WRITTEN)].map(([, table = '']) => table);
}

/**
 * The texts that an expression may be; undefined where its type does not say.
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

/**
 * The files of the backend's modules, with files that exist only in `planted`, by path and text.
 * @param {Record<string, string>} planted
 */
function programOf(planted) {
  const config = ts.parseJsonConfigFileContent(
    { extends: './tsconfig.json', include: ['src/modules'], exclude: ['**/*.spec.ts'] },
    ts.sys,
    resolve(ROOT, 'backend'),
  );
  const texts = new Map(Object.entries(planted).map(([path, text]) => [resolve(ROOT, path), text]));
  const options = { ...config.options, incremental: false, noEmit: true };
  const disk = ts.createCompilerHost(options, true);
  /** @type {ts.CompilerHost} */
  const host = {
    ...disk,
    fileExists: (path) => texts.has(path) || disk.fileExists(path),
    getSourceFile: (path, target, ...more) => {
      const text = texts.get(path);
      if (text === undefined) return disk.getSourceFile(path, target, ...more);
      return ts.createSourceFile(path, text, target, /* setParentNodes */ true);
    },
  };
  return ts.createProgram([...new Set([...config.fileNames, ...texts.keys()])], options, host);
}

/**
 * What is written against the rule, as `path:line message`.
 * @param {Record<string, string>} planted
 * @returns {string[]}
 */
export function problemsOfTables(planted = {}) {
  const program = programOf(planted);
  const checker = program.getTypeChecker();
  const owners = ownersOfTables(ROOT);
  /** @type {string[]} */
  const problems = [];

  /** @type {(module: string, file: ts.SourceFile) => void} */
  const read = (module, file) => {
    /** @type {(node: ts.Node, message: string) => void} */
    const report = (node, message) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      problems.push(`${relative(ROOT, file.fileName).replaceAll(sep, '/')}:${line + 1} ${message}`);
    };

    /** @type {(node: ts.Node, tables: string[]) => void} */
    const judge = (node, tables) => {
      for (const table of new Set(tables)) {
        const owner = owners.get(table);
        if (owner && owner !== module)
          report(node, `The module ${module} may not write ${table}, a table of ${owner}.`);
      }
    };

    /** @type {(argument: ts.Expression) => void} */
    const judgeArgument = (argument) => {
      const texts = textsOf(checker.getTypeAtLocation(argument));
      if (texts)
        judge(
          argument,
          texts.map((text) => text.split(/\s/)[0]?.split('.').at(-1) ?? ''),
        );
      else report(argument, 'Which table this is must be known from its type.');
    };

    /** @type {(node: ts.Node) => void} */
    const visit = (node) => {
      if (ts.isCallExpression(node)) {
        const [first, second] = node.arguments;
        const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
        const name = ts.isIdentifier(called) ? called.text : '';
        if (first && WRITING.includes(name)) judgeArgument(first);
        // The one function of the platform whose argument is the table it writes.
        if (second && name === 'storeSearchKeys') judgeArgument(second);
      } else if (ts.isNewExpression(node)) {
        // The one class of the platform whose argument is the table it works on.
        const [first] = node.arguments ?? [];
        if (first && ts.isIdentifier(node.expression) && node.expression.text === 'JoinTable') judgeArgument(first);
      } else if (ts.isStringLiteralLike(node)) judge(node, tablesWrittenIn(node.text));
      else if (ts.isTemplateExpression(node)) {
        const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
        judge(node, tablesWrittenIn(parts.map(({ text }) => text).join(' _ ')));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  };

  for (const file of program.getSourceFiles()) {
    const module = /backend\/src\/modules\/([^/]+)/.exec(file.fileName)?.[1];
    if (module) read(module, file);
  }
  return problems;
}
