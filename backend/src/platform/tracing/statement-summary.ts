import { LRUCache } from 'lru-cache';

/** A value within a statement, also one that is cut at the end. */
const QUOTED = /'(?:[^']|'')*(?:'|$)/g;

/** Longest text that is parsed for its summary. */
const READ = 20_000;

const TABLE = /\b(?:from|into|update|table)\s+(?:only\s+)?(?:"?[a-z_]+"?\.)?"?([a-z_]+)"?/i;

/** Most statements repeat, under few texts. */
const known = new LRUCache<string, string>({ max: 500 });

/**
 * The summary of a statement, without values: its first word and its table, such as 'select chef'. Without a table of
 * its own it is the first table in the text. The text itself stays out of figures and traces, because some have
 * personal data in it.
 */
export function statementSummary(text: string): string {
  const summary = known.get(text) ?? summarize(text);
  known.set(text, summary);
  return summary;
}

function summarize(text: string): string {
  const start = text.slice(0, READ).replace(QUOTED, '?').trimStart();
  const verb = /^[a-z]+/i.exec(start)?.[0]?.toLowerCase() ?? 'statement';
  const table = (TABLE.exec(withoutBrackets(start)) ?? TABLE.exec(start))?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** The text outside all brackets, without subqueries. */
function withoutBrackets(text: string): string {
  let depth = 0;
  let outside = '';
  for (const part of text.split(/(?=[()])/)) {
    if (part.startsWith('(')) depth++;
    else if (part.startsWith(')')) depth--;
    if (depth === 0) outside += ` ${part.replace(/^\)/, '')}`;
  }
  return outside;
}
