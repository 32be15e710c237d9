import { jest } from '@jest/globals';
import { Client } from 'pg';

/** A statement that was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Of a prepared one. */
  name?: string;
}

/** What the driver is called with: a text and values, or all in one. Its types show the last of its many shapes only. */
type Call = [statement: unknown, values?: unknown];

/** The statements sent to the database while something is done. */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<Statement[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (spy.mock.calls as unknown as Call[]).flatMap(([statement, values]) => {
      if (typeof statement === 'string') return [{ text: statement, values: (values ?? []) as unknown[] }];
      const { text, ...rest } = statement as Partial<Statement>;
      return text === undefined ? [] : [{ values: [], ...rest, text }];
    });
  } finally {
    spy.mockRestore();
  }
}
