/** A value within a statement, also one that the end of what is read cuts. */
const QUOTED = /'(?:[^']|'')*(?:'|$)/g;

/** Longest text that is read for its summary. */
const READ = 2_000;

/**
 * What a statement does, without any value: its first word and the first table, such as 'select chef'. The text itself
 * stays out of traces, because some statements have people's data in it.
 */
export function statementSummary(text: string): string {
  const start = text.slice(0, READ).replace(QUOTED, '?').trimStart();
  const verb = /^[a-z]+/i.exec(start)?.[0]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|table)\s+(?:only\s+)?(?:"?[a-z_]+"?\.)?"?([a-z_]+)"?/i.exec(start)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
