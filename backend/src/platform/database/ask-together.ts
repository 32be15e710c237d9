import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.js';
import { SHARED, type SharedTrip, type Sharing } from './shared-trips.js';

/** What one wants to know of the database: a statement, and what its rows say. */
export interface Asked<Answer> {
  /** Left out where it is known already. */
  statement?: { text: string; values: readonly unknown[] };
  /** It may throw. */
  answer: (rows: unknown[]) => Answer;
}

/** What is known already, where one would ask for it otherwise. */
export const alreadyKnown = <Answer>(answer: Answer): Asked<Answer> => ({ answer: () => answer });

/** The same question, of whose answer something is made. */
export const answered = <Given, Answer>(
  { statement, answer }: Asked<Given>,
  make: (given: Given) => Answer,
): Asked<Answer> => ({ statement, answer: (rows) => make(answer(rows)) });

/**
 * Asks several things in one trip, each with what is there at its beginning. Within a transaction only.
 * @param first what goes before: locks, which the statements after them have then
 * @returns the answers, in order; the first that throws is the one that does
 */
export async function askTogether<Answers extends readonly unknown[]>(
  em: EntityManager,
  first: Sharing,
  asked: readonly [...{ [At in keyof Answers]: Asked<Answers[At]> }],
): Promise<Answers> {
  const all: readonly Asked<unknown>[] = asked;
  const sent = all.flatMap(({ statement }) => statement ?? []);
  const [, ...rows] = await rowsTogether(em, [first, ...sent]);
  // Each answers for its own place.
  return all.map(({ statement, answer }) => answer(statement ? (rows.shift() ?? []) : [])) as unknown as Answers;
}

/** Sends a statement whose answer nobody needs together with the commit, or before what comes until then. */
export async function sendWithCommit(em: EntityManager, text: string, values: readonly unknown[]): Promise<void> {
  await (em.isInTransaction()
    ? sendTogether(em, { statements: [{ text, values }], waits: true })
    : query(em, text, values));
}

/** Sends several statements in one trip. Within a transaction only. @returns the rows of each */
export const rowsTogether = async (em: EntityManager, statements: readonly Sharing[]): Promise<unknown[][]> =>
  (await sendTogether(em, { statements })).slice(-statements.length);

/** @returns the rows of each statement, after those of what the connection sent before them */
const sendTogether = (em: EntityManager, trip: SharedTrip): Promise<unknown[][]> =>
  query<unknown[]>(em, SHARED, [trip]);
