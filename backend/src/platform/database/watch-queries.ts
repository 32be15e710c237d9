import { Client } from 'pg';
import { clocked, STATEMENT } from '../metrics/measured.js';
import { inPartSpan, isTracing } from '../tracing/in-span.js';
import { statementSummary } from '../tracing/statement-summary.js';

type Query = (...given: unknown[]) => unknown;
type Callback = (error: Error | undefined, result: unknown) => void;

/**
 * Tells how long each statement of a connection takes, and makes a span of each that belongs to a trace, both under its
 * summary only. The driver takes a statement as text or object, and answers by a callback or a promise; cursors are left as
 * they are.
 */
export function watchQueries(client: Client): void {
  const query: Query = (...given) => driven(client, given);
  const watching: Query = (...given) => {
    const text = textOf(given[0]);
    if (text === undefined || !(STATEMENT.hasSubscribers || isTracing())) return query(...given);
    const summary = statementSummary(text);
    const watched = <Result>(work: () => Promise<Result>): Promise<Result> =>
      clocked(
        STATEMENT,
        () => summary,
        () => inPartSpan(() => `db ${summary}`, work),
      );
    const last = given.at(-1);
    if (typeof last !== 'function') return watched(() => query(...given) as Promise<unknown>);
    void watched(() => called(query, given.slice(0, -1), last as Callback)).catch(() => undefined);
    return undefined;
  };
  Object.assign(client, { query: watching });
}

/**
 * Asks the driver. It is always given a callback: it would make one itself otherwise, written as the value of a property, and V8 lays such functions
 * where what is old is. There each kept its statement with its rows until the whole memory was looked through.
 */
function driven(client: Client, given: unknown[]): unknown {
  // Looked up with each call: tests listen to what the driver is asked.
  const query = Client.prototype.query as Query;
  const [statement] = given;
  const isCursor = typeof statement === 'object' && statement !== null && 'submit' in statement;
  if (isCursor || typeof given.at(-1) === 'function') return query.apply(client, given);
  return new Promise((resolve, reject) => {
    const tell: Callback = (error, result) => (error ? reject(error) : resolve(result));
    query.call(client, ...given, tell);
  }).catch((error: unknown) => {
    // As the driver does it: the trace leads to who has asked, and not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
}

/** Runs a statement whose caller wants to be called back. */
function called(query: Query, given: unknown[], callback: Callback): Promise<void> {
  return new Promise((resolve, reject) => {
    query(...given, (error: Error | undefined, result: unknown) => {
      if (error) reject(error);
      else resolve();
      callback(error, result);
    });
  });
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  const { text } = statement as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}
