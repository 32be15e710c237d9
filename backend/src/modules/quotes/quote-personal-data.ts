import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MAILS } from '../../platform/mail/mails-table.js';
import { Mails } from '../../platform/mail/mails.js';
import {
  personalTable,
  PersonalData,
  type ClientKeeper,
  type ClientRequest,
  type Contact,
  type Corrections,
  type RightsActor,
} from '../personal-data/index.js';
import type { Actor, QuoteRequestActivity } from './quote-activity.entity.js';
import { QuoteClientsRepository, SILENT_REQUESTS } from './quote-clients.repository.js';
import { QuoteErasure } from './quote-erasure.js';
import type { QuoteRequest } from './quote-request.entity.js';
import { ERASED_CONTACT, ERASED_TEXT } from './request-details.entity.js';
import { by } from './quote-work.service.js';
import { QuotesRepository } from './quotes.repository.js';

/** What a request keeps about its client. */
const REQUEST = personalTable({
  table: 'quote_request',
  title: 'Solicitudes',
  belongs: { column: 'id' },
  erased: {
    name: ERASED_TEXT,
    email: ERASED_CONTACT.email,
    phone_number: ERASED_CONTACT.phoneNumber,
    message: null,
    search_key: '',
    lost_text: ERASED_TEXT,
    next_step: null,
  },
  kept: [
    'request_key',
    'kind',
    'stage',
    'state',
    'lost_reason',
    'reply_by',
    'origin',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'consent_purpose',
    'consent_version',
  ],
});

/** Of what happened, the words go; who did what and when stays. */
const ACTIVITY = personalTable({
  table: 'quote_request_activity',
  title: 'Seguimiento',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: {
    text: null,
    data: { fields: ['from', 'to', 'reason', 'on', 'owner', 'startsAt', 'chef', 'offer', 'channel'] },
  },
  kept: ['kind', 'actor', 'actor_name'],
});

const CHOICES = personalTable({
  table: 'quote_request_choice',
  title: 'Chefs y experiencias elegidos',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: {},
  kept: [],
});

/** Data about health, with a consent of their own. */
const RESTRICTIONS = personalTable({
  table: 'quote_request_restriction',
  title: 'Restricciones de alimentación',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: 'rows',
  kept: [],
});

/** That a letter was written, and what became of it. Its words and its address are in the request only. */
const LETTERS = personalTable({
  table: 'mail',
  title: 'Correos',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  // What another server said of an address may tell whose it is, and the mark proves it.
  erased: { sent_to: null, reply: null },
  kept: ['kind', 'message_key', 'problem', 'state', 'status_code'],
});

/** The clients, for whoever answers them about their data. */
@Injectable()
export class QuotePersonalData implements ClientKeeper {
  constructor(
    personal: PersonalData,
    mails: Mails,
    em: EntityManager,
    private readonly clients: QuoteClientsRepository,
    private readonly quotes: QuotesRepository,
    private readonly erasure: QuoteErasure,
  ) {
    personal.declare(REQUEST, ACTIVITY, CHOICES, RESTRICTIONS, LETTERS);
    personal.keepClients(this);
    mails.silence((id) => personal.belongs(em, { table: MAILS, id }, SILENT_REQUESTS));
  }

  find(em: EntityManager, contact: Contact): Promise<ClientRequest[]> {
    return this.clients.find(em, contact);
  }

  byIds(em: EntityManager, ids: readonly number[]): Promise<ClientRequest[]> {
    return this.clients.byIds(em, ids);
  }

  rectify(em: EntityManager, id: number, corrections: Corrections, who: RightsActor): Promise<void> {
    return this.change(em, id, (request) => request.rectify(corrections, actorOf(em, who)));
  }

  block(em: EntityManager, id: number, blocked: boolean, who: RightsActor): Promise<void> {
    return this.change(em, id, (request) => request.block(blocked, actorOf(em, who)));
  }

  erase(em: EntityManager, id: number, who: RightsActor): Promise<void> {
    return this.erasure.erase(em, id, actorOf(em, who));
  }

  /** @throws QuoteRequestNotFoundError, RequestErasedError */
  private async change(
    em: EntityManager,
    id: number,
    work: (request: QuoteRequest) => QuoteRequestActivity | undefined,
  ): Promise<void> {
    const request = await this.quotes.lock(em, id);
    const happened = work(request);
    if (!happened) return;
    request.beginEdit(null);
    em.persist(happened);
    await em.flush();
  }
}

const actorOf = (em: EntityManager, who: RightsActor): Actor => (who.actor === 'person' ? by(em, who) : who);
