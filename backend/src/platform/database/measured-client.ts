import { Client } from 'pg';
import { clocked, STATEMENT } from '../metrics/measured.js';
import { inPartSpan, isTracing } from '../tracing/in-span.js';
import { statementSummary } from '../tracing/statement-summary.js';

type Given = Parameters<Client['query']>;

type Callback = (error: Error | null, result: unknown) => void;

/** Measures how long each statement takes, and makes a span of each within a trace, by its summary. Cursors are not measured. */
export class MeasuredClient extends Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg declares eleven forms, with as many results
  override query(...given: unknown[]): any {
    const text = textOf(given[0]);
    if (text === undefined || !(STATEMENT.hasSubscribers || isTracing())) return this.send(...given);
    const last = given.at(-1);
    if (typeof last !== 'function') return measured(text, () => this.send(...given) as Promise<unknown>);
    const callback = last as Callback;
    const called = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        this.send(...given.slice(0, -1), (error: Error | null, result: unknown) => {
          if (error) reject(error);
          else resolve(result);
          callback(error, result);
        });
      });
    // The callback got the failure.
    return void measured(text, called).catch(() => undefined);
  }

  private send(...given: unknown[]): unknown {
    return super.query(...(given as Given));
  }
}

function measured(text: string, work: () => Promise<unknown>): Promise<unknown> {
  const summary = statementSummary(text);
  return clocked(
    STATEMENT,
    () => summary,
    () => inPartSpan(() => `db ${summary}`, work),
  );
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  const { text } = statement as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}
