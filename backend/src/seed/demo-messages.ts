import type { EntityManager } from '@mikro-orm/postgresql';
import { ReplyText } from '../modules/messages/index.js';
import { QuoteRequest, QuoteRequestActivity } from '../modules/quotes/index.js';
import { Person } from '../modules/users/index.js';
import { MESSAGES, REPLY_TEXTS } from './content/messages.js';

/** Between the last thing that happened and a message after it, in milliseconds. */
const LATER = 25 * 60_000;

/** Adds the demo's reply texts, and messages to some clients after all else that happened to their requests. */
export async function seedMessages(em: EntityManager, now = new Date()): Promise<void> {
  em.persist(REPLY_TEXTS.map((text) => new ReplyText(text)));
  for (const { to, from, text } of MESSAGES) {
    const person = await em.findOneOrFail(Person, { email: from });
    const request = await em.findOneOrFail(QuoteRequest, { name: to });
    const last = await em.findOne(QuoteRequestActivity, { quoteRequest: request }, { orderBy: { at: 'desc' } });
    const actor = { actor: 'person' as const, person, actorName: person.name };
    const message = new QuoteRequestActivity(request, 'message', actor, text, { channel: 'whatsapp' });
    message.at = new Date(Math.min((last?.at.getTime() ?? now.getTime()) + LATER, now.getTime()));
    em.persist(message);
  }
  await em.flush();
}
