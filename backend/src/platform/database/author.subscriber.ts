import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AUTHOR, authorSaid } from '../audit/author.js';

/** Sets the author of each transaction for the triggers of the log. So what writes a logged table does it in one. */
export class AuthorSubscriber implements EventSubscriber {
  async afterTransactionStart({ em, transaction }: TransactionEventArgs): Promise<void> {
    const isNested = transaction !== undefined && 'savepointName' in transaction;
    if (isNested) return;
    const connection = (em as EntityManager).getConnection();
    await connection.execute('select set_config(?, ?, true)', [AUTHOR, authorSaid()], 'run', transaction);
  }
}
