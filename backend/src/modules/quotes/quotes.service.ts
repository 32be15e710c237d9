import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { MAILS_HAVE_IT } from './new-request-mail.js';
import { QuoteRequestActivity } from './quote-activity.entity.js';
import { QuoteMails } from './quote-mails.js';
import type { QuoteOrigin } from './quote-kinds.js';
import { QuoteRequest } from './quote-request.entity.js';
import type { QuoteDetails } from './request-details.entity.js';
import type { QuoteRequestPageDto, TakeQuoteRequestDto } from './quote-work.dto.js';
import { by } from './quote-work.service.js';
import type { CreatedQuoteRequestDto, CreateQuoteRequestDto, RequestFieldsDto } from './quote-form.dto.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import {
  DoubleChoiceError,
  NotNewError,
  QuoteRequestNotFoundError,
  RestrictionsConsentError,
} from './quotes.errors.js';
import { QuoteReceipts } from './quote-receipts.js';
import { QuotesRepository, type QuoteChoices } from './quotes.repository.js';
import { RestrictionsRepository } from './restrictions.repository.js';

/** What visitors and staff do with requests for quotes. Each method is one transaction. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly restrictions: RestrictionsRepository,
    private readonly mails: QuoteMails,
    private readonly receipts: QuoteReceipts,
  ) {}

  /**
   * A request with all that its page shows.
   * @throws QuoteRequestNotFoundError
   */
  async page(id: number): Promise<QuoteRequestPageDto> {
    const page = await this.quotes.page(id);
    if (!page) throw new QuoteRequestNotFoundError();
    return { ...page, no_mail: this.mails.noneFor(page) };
  }

  /**
   * Stores a request once for each key, however often and at the same moment it is sent. Drops a request in which the
   * hidden field is filled, because a program filled it. The sender is told about neither.
   * @returns the page of the request where no mail tells its client of it
   */
  async create(form: CreateQuoteRequestDto): Promise<CreatedQuoteRequestDto> {
    check(form);
    if (form.website) return { link: this.receipts.noLink() };
    return this.em.transactional(async (em) => {
      const chosen = await this.quotes.lockChosen(em, form);
      const request = new QuoteRequest({
        ...detailsOf(form, chosen, 'web'),
        utmSource: form.utm_source ?? null,
        utmMedium: form.utm_medium ?? null,
        utmCampaign: form.utm_campaign ?? null,
      });
      this.mails.expect(request);
      const id = await this.quotes.addOnce(em, request);
      await this.quotes.addChoices(em, id, chosen.choices);
      if (form.restrictions) await this.restrictions.add(em, id, form.restrictions);
      await this.mails.tell(em, id);
      await this.receipts.send(em, id, form.email);
      return { link: await this.receipts.linkInstead(em, id) };
    });
  }

  /**
   * Stores a request that somebody made on the telephone, once for each key. Whoever wrote it down has it to do, and
   * nobody is told by mail.
   */
  take(form: TakeQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    check(form);
    return this.em.transactional(async (em) => {
      const chosen = await this.quotes.lockChosen(em, form);
      const request = new QuoteRequest(detailsOf(form, chosen, 'phone'));
      const actor = by(em, caller);
      request.owner = actor.person;
      request.nextMailAt = MAILS_HAVE_IT;
      const id = await this.quotes.addOnce(em, request);
      await this.quotes.addChoices(em, id, chosen.choices);
      if (form.restrictions) await this.restrictions.add(em, id, form.restrictions);
      if (!(await this.quotes.hasHappened(em, id, 'taken_by_phone'))) {
        const noted = form.restrictions ? `${CONSENT_NOTED} ${RESTRICTIONS_NOTED}` : CONSENT_NOTED;
        em.persist(new QuoteRequestActivity(em.getReference(QuoteRequest, id), 'taken_by_phone', actor, noted));
        await em.flush();
      }
      return this.quotes.read(em, id);
    });
  }

  /**
   * Mails a new request to the company once more.
   * @throws QuoteRequestNotFoundError, RequestErasedError, RequestBlockedError, NotNewError, NoMailServerError
   */
  async mailAgain(id: number): Promise<QuoteRequestDto> {
    await this.em.transactional(async (em) => {
      const request = await this.quotes.lock(em, id);
      request.refuseUse('hand');
      if (request.stage !== 'nueva') throw new NotNewError();
      await this.mails.tellAgain(em, id);
    });
    await this.mails.heard(id);
    return this.quotes.read(this.em, id);
  }

  /** @throws QuoteRequestNotFoundError */
  delete(id: number): Promise<void> {
    return this.em.transactional(async (em) => {
      em.remove(await this.quotes.lock(em, id));
    });
  }
}

/** What is noted of a request from the telephone. */
const CONSENT_NOTED = 'El cliente aceptó el uso de sus datos.';
const RESTRICTIONS_NOTED = 'También aceptó que usemos sus restricciones de alimentación para preparar la comida.';

/** @throws DoubleChoiceError, RestrictionsConsentError */
function check({ choices, restrictions, restrictions_consent: agreed }: RequestFieldsDto): void {
  if (restrictions && !agreed) throw new RestrictionsConsentError();
  const keys = (choices ?? []).map(({ chef_id, proposal_id }) => `${proposal_id ? '' : chef_id}/${proposal_id ?? ''}`);
  if (new Set(keys).size < keys.length) throw new DoubleChoiceError();
}

const detailsOf = (form: RequestFieldsDto, { city, choices }: QuoteChoices, origin: QuoteOrigin): QuoteDetails => ({
  city,
  chef: choices[0]?.chef ?? null,
  proposal: choices[0]?.proposal ?? null,
  requestKey: form.request_key,
  name: form.name,
  email: form.email,
  phoneNumber: form.phone_number,
  eventDate: form.event_date ?? null,
  guests: form.guests ?? null,
  kind: form.kind,
  message: form.message ?? null,
  replyBy: form.reply_by ?? 'whatsapp',
  budgetPerPerson: form.budget_per_person ?? null,
  origin,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
});
