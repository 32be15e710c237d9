import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.js';

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

/** Asks one question. */
export async function ask<Answer>(em: EntityManager, { statement, answer }: Asked<Answer>): Promise<Answer> {
  return answer(statement ? await query(em, statement.text, statement.values) : []);
}

/**
 * Asks several questions, one after the other.
 * @returns the answers, in order; the first that throws is the one that does
 */
export async function askInOrder<Answers extends readonly unknown[]>(
  em: EntityManager,
  asked: readonly [...{ [At in keyof Answers]: Asked<Answers[At]> }],
): Promise<Answers> {
  const answers: unknown[] = [];
  for (const one of asked) answers.push(await ask(em, one as Asked<unknown>));
  // Each answer stands in the place of its question.
  return answers as unknown as Answers;
}
