import type { EntityManager } from '@mikro-orm/postgresql';
import { Chef } from '../modules/chefs/index.js';
import { Comment } from '../modules/comments/index.js';
import { Opinion } from '../modules/opinions/index.js';
import { QuoteRequest, QuoteRequestActivity } from '../modules/quotes/index.js';
import { OPINIONS, type DemoOpinion } from './content/opinions.js';

const CLIENT = { actor: 'client' } as const;

/** Between the end of a request and what its client writes, in milliseconds. */
const LATER = 9 * 60 * 60_000;

/** Adds what the demo's clients wrote after their evenings. Requests that have an opinion are not asked for one. */
export async function seedOpinions(em: EntityManager, now = new Date()): Promise<void> {
  for (const opinion of OPINIONS) {
    const request = opinion.of === null ? null : await em.findOneOrFail(QuoteRequest, { name: opinion.of });
    const chef = request?.chef ?? (await em.findOneOrFail(Chef, { chefName: opinion.chef ?? '' }));
    const comment = written(chef, opinion);
    em.persist(comment);
    if (!request) continue;
    const given = new QuoteRequestActivity(request, 'opinion_given', CLIENT, null);
    given.at = new Date(Math.min(request.updatedAt.getTime() + LATER, now.getTime()));
    em.persist([new Opinion(request, comment), given]);
  }
  await em.flush();
}

function written(
  chef: Chef,
  { client_name: clientName, score, description, publication, reason, answer }: DemoOpinion,
): Comment {
  const comment = Comment.verifiedOf(chef, { clientName, score, description });
  if (publication === 'published') comment.publish(comment.wordsVersion);
  if (publication === 'hidden') comment.hide(reason ?? '');
  if (answer !== undefined) {
    comment.answerWith(answer, comment.answerVersion);
    comment.decideAnswer('published', comment.answerVersion, null);
  }
  return comment;
}
