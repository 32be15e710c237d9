import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import { Links } from '../../platform/links/links.js';
import { MAILS } from '../../platform/mail/mails-table.js';
import { Mails } from '../../platform/mail/mails.js';
import {
  personalMails,
  personalTable,
  PersonalData,
  type ClientKeeper,
  type ClientRequestDto,
  type Contact,
  type Corrections,
  type RightsActor,
} from '../personal-data/index.js';
import type { Actor } from './quote-activity.entity.js';
import { BLOCKED_REQUESTS } from './blocked-clients.columns.js';
import { QuoteClientsRepository, SILENT_REQUESTS } from './quote-clients.repository.js';
import { QuoteErasure } from './quote-erasure.js';
import { ERASED_CAMPAIGN, ERASED_CONTACT, ERASED_TEXT } from './request-details.entity.js';
import { ClientCorrected, RequestBlocked } from './request-events.js';
import { by } from './quote-work.service.js';
import { QuotesRepository } from './quotes.repository.js';

/** What a request stores about its client. */
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
    request_digest: null,
    // That a campaign brought somebody is a figure; the words of the campaign go.
    utm_source: ERASED_CAMPAIGN,
    utm_medium: null,
    utm_campaign: null,
  },
  kept: ['request_key', 'kind', 'stage', 'lost_reason', 'reply_by', 'origin', 'consent_purpose', 'consent_version'],
});

/** Activities lose their words; who did what and when stays. */
const ACTIVITY = personalTable({
  table: 'quote_request_activity',
  title: 'Seguimiento',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: {
    text: null,
    // The key stays without its digest, so that erased content cannot be stored again by a retry.
    data: {
      fields: [
        'from',
        'to',
        'reason',
        'on',
        'owner',
        'startsAt',
        'chef',
        'offer',
        'channel',
        'key',
        'letter',
        'answer',
      ],
    },
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

const MAIL = personalMails({ column: 'quote_request_id', to: 'quote_request' });

/** The clients, for the staff who answer them about their data. */
@Injectable()
export class QuotePersonalData implements ClientKeeper {
  constructor(
    private readonly em: EntityManager,
    personal: PersonalData,
    mails: Mails,
    links: Links,
    private readonly clients: QuoteClientsRepository,
    private readonly quotes: QuotesRepository,
    private readonly erasure: QuoteErasure,
    private readonly events: EventEmitter2,
  ) {
    personal.declare(REQUEST, ACTIVITY, CHOICES, RESTRICTIONS, MAIL);
    personal.keepClients(this);
    mails.silence((id) => personal.belongs(em, { table: MAILS, id }, SILENT_REQUESTS));
    links.suspend((record) => personal.belongs(em, record, BLOCKED_REQUESTS));
  }

  find(contact: Contact): Promise<ClientRequestDto[]> {
    return this.clients.find(contact);
  }

  byIds(ids: readonly number[]): Promise<ClientRequestDto[]> {
    return this.clients.byIds(ids);
  }

  /** @throws QuoteRequestNotFoundError, RequestErasedError */
  async rectify(em: EntityManager, id: number, corrections: Corrections, who: RightsActor): Promise<void> {
    const request = await this.quotes.lock(id);
    const { name, phoneNumber } = request;
    const happened = request.rectify(corrections, actorOf(em, who));
    request.beginEdit(null);
    await this.em.persist(happened).flush();
    if (request.name === name && request.phoneNumber === phoneNumber) return;
    const corrected = new ClientCorrected(em, id, { name, phoneNumber }, request, happened.id);
    await emitInOrder(this.events, ClientCorrected.event, corrected);
  }

  /** @throws QuoteRequestNotFoundError, RequestErasedError */
  async block(em: EntityManager, id: number, blocked: boolean, who: RightsActor): Promise<void> {
    const request = await this.quotes.lock(id);
    const happened = request.block(blocked, actorOf(em, who));
    if (!happened) return;
    request.beginEdit(null);
    await this.em.persist(happened).flush();
    await emitInOrder(this.events, RequestBlocked.event, new RequestBlocked(em, id, blocked));
  }

  /** @throws QuoteRequestNotFoundError, EveningAheadError */
  erase(em: EntityManager, id: number, who: RightsActor): Promise<void> {
    return this.erasure.askedOfStaff(id, actorOf(em, who));
  }
}

const actorOf = (em: EntityManager, who: RightsActor): Actor => (who.actor === 'person' ? by(em, who) : who);
