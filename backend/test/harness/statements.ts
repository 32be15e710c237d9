import { jest } from '@jest/globals';
import { Client } from 'pg';
import { CHOOSING } from '../../src/platform/database/choose-plans.js';
import { beatOf } from '../../src/platform/database/living-replicas.js';
import { textOf } from '../../src/platform/database/named-statements.js';

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

/** What the pulse may ask in the meantime, and what every process says of itself now and then. */
const PULSE = 'select 1';
const BEAT = beatOf({ id: '', host: '', version: '', started: '' }).text;

/** What answers before it have made of the catalogue is written beside the work. */
const KEEPING = 'insert into "catalogue_document"';

/** Not for the work itself: the pulse, documents, and how a connection plans, which is set where the work before it needed another way. */
const isBeside = (statement: unknown): boolean =>
  statement === PULSE ||
  (typeof statement === 'string' && (statement.startsWith(CHOOSING) || statement.startsWith(KEEPING)));

/** A prepared statement that is run by its name, in a text with others. */
const RUN = /(?<=^|; )execute (\w+)/g;

/** A text with what such statements do in the place of their names. */
const spelledOut = (text: string): string => text.replace(RUN, (run, name: string) => textOf(name) ?? run);

/** The statements sent to the database during the work, and for it. One that others share their trip with has all their texts. */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<Statement[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    const sent = (spy.mock.calls as unknown as Call[]).filter(([statement]) => !isBeside(statement));
    return sent.flatMap(([statement, values]) => {
      if (typeof statement === 'string')
        return [{ text: spelledOut(statement), values: Array.isArray(values) ? (values as unknown[]) : [] }];
      const { text, ...rest } = statement as Partial<Statement>;
      return text === undefined || text === BEAT ? [] : [{ values: [], ...rest, text: spelledOut(text) }];
    });
  } finally {
    spy.mockRestore();
  }
}
