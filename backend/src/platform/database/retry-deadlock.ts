/** PostgreSQL's code for a transaction that it rolled back to end a deadlock. */
const DEADLOCK = '40P01';

/** How many transactions of this process lost a deadlock and were run once more. */
export const deadlocks = { retried: 0 };

/**
 * Runs a transaction, and once more where it lost a deadlock: the other transaction is over by then.
 * @param work the whole transaction, without anything that must not happen twice
 */
export async function retryDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // MikroORM's error has the code of the driver's.
    if (!(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error;
    deadlocks.retried += 1;
    return work();
  }
}
