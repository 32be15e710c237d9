/**
 * `node tools/api-table.mjs DOCUMENT README FILE`: writes README to FILE with its table of calls drawn again from the
 * OpenAPI document, so that the table cannot say anything else than the code.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [documentFile = '', readmeFile = '', outputFile = ''] = process.argv.slice(2);
const BEGIN = '<!-- calls: written by `make openapi` from openapi/openapi.json -->';
const END = '<!-- end of calls -->';

/**
 * @typedef {object} Operation
 * @property {string} [summary]
 * @property {string} [description]
 * @property {string[]} [tags]
 * @property {Record<string, unknown>} responses
 * @property {'everyone' | 'link' | 'chefs' | 'staff' | 'administrators'} x-access
 */

/** @type {{ paths: Record<string, Record<string, Operation>> }} */
const { paths } = JSON.parse(readFileSync(documentFile, 'utf8'));

/** One line of text, fit for a cell. */
const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

/** @type {(method: string, path: string, operation: Operation) => string} */
const rowOf = (method, path, operation) => {
  const answers = Object.keys(operation.responses).sort();
  const refusals = answers.filter((status) => status >= '400' && !['429', '503'].includes(status));
  const call = `\`${method.toUpperCase()} ${path.replace('/api/v1', '')}\``;
  return `| ${call} | ${operation['x-access']} | ${cell(operation.summary ?? operation.description)} | ${refusals.join(' ')} |`;
};

/** @type {Map<string, string[]>} */
const byTag = new Map();
for (const [path, methods] of Object.entries(paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const tag = operation.tags?.[0] ?? 'other';
    byTag.set(tag, [...(byTag.get(tag) ?? []), rowOf(method, path, operation)]);
  }
}

const tables = [...byTag].map(([tag, rows]) =>
  [`### ${tag}`, '', '| Call | Who may | Rules | Refusals |', '|---|---|---|---|', ...rows].join('\n'),
);
const readme = readFileSync(readmeFile, 'utf8');
const [before = '', rest] = readme.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined)
  throw new Error(`${readmeFile} has no place for the calls: it needs the lines\n${BEGIN}\n${END}`);
writeFileSync(outputFile, `${before}${BEGIN}\n\n${tables.join('\n\n')}\n\n${END}${after}`);
