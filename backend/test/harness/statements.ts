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

/** What the pulse asks beside whoever waits for the database, if the moment falls so. */
const PULSE = 'select 1';

/** The statements sent to the database while something is done, and for it. */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<Statement[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    const sent = (spy.mock.calls as unknown as Call[]).filter(([statement]) => statement !== PULSE);
    return sent.flatMap(([statement, values]) => {
      if (typeof statement === 'string') return [{ text: statement, values: (values ?? []) as unknown[] }];
      const { text, ...rest } = statement as Partial<Statement>;
      return text === undefined ? [] : [{ values: [], ...rest, text }];
    });
  } finally {
    spy.mockRestore();
  }
}
