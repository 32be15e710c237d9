import { jest } from '@jest/globals';
import { Client } from 'pg';
import { SAY_ALIVE } from '../../src/platform/health/replicas.repository.js';

/** A statement that was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
  /** The name of a prepared statement. */
  name?: string;
}

/**
 * The arguments of the driver's `query`: a text and values, or one object, and who wants to be called back. The driver's types know only the last of its
 * many forms.
 */
type Call = [statement: unknown, values?: unknown];

/** What the pulse may ask in the meantime: whether the database answers, and what its overdue processes do. */
const isBeside = (statement: unknown): boolean =>
  statement === 'select 1' || (typeof statement === 'string' && statement.startsWith('select asked.pid'));

/** The statements sent to the database during the work, and for it. */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<Statement[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    const sent = (spy.mock.calls as unknown as Call[]).filter(([statement]) => !isBeside(statement));
    return sent.flatMap(([statement, values]) => {
      if (typeof statement === 'string')
        return [{ text: statement, values: Array.isArray(values) ? (values as unknown[]) : [] }];
      const { text, ...rest } = statement as Partial<Statement>;
      return text === undefined || text === SAY_ALIVE ? [] : [{ values: [], ...rest, text }];
    });
  } finally {
    spy.mockRestore();
  }
}
