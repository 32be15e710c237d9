import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { createdBefore, creationOf, type Creation } from '../../platform/database/creation-key.js';
import { retryDeadlock } from '../../platform/database/retry-deadlock.js';
import type { Caller } from '../../platform/http/access.js';
import { campaignWord } from './campaign-word.js';
import { MAILS_HAVE_IT } from './mail-kinds.js';
import { QuoteRequestActivity } from './quote-activity.entity.js';
import { refuseDoubles } from './quote-choice.entity.js';
import { QuoteErasure } from './quote-erasure.js';
import { QuoteMails } from './quote-mails.js';
import type { QuoteOrigin } from './quote-kinds.js';
import { QuoteRequest } from './quote-request.entity.js';
import type { QuoteDetails } from './request-details.entity.js';
import type { QuoteRequestPageDto, TakeQuoteRequestDto } from './quote-work.dto.js';
import { by } from './quote-work.service.js';
import type { CreatedQuoteRequestDto, CreateQuoteRequestDto, RequestFieldsDto } from './quote-form.dto.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import { NotNewError, QuoteRequestNotFoundError, RestrictionsConsentError } from './quotes.errors.js';
import { QuoteReceipts } from './quote-receipts.js';
import { QuotesRepository, type QuoteChoices } from './quotes.repository.js';
import { RestrictionsRepository } from './restrictions.repository.js';

/** Use cases of requests for quotes, for visitors and staff. Each method is one transaction. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly restrictions: RestrictionsRepository,
    private readonly mails: QuoteMails,
    private readonly receipts: QuoteReceipts,
    private readonly erasure: QuoteErasure,
  ) {}

  /**
   * A request with everything on its page.
   * @throws QuoteRequestNotFoundError
   */
  async page(id: number): Promise<QuoteRequestPageDto> {
    const page = await this.quotes.page(id);
    if (!page) throw new QuoteRequestNotFoundError();
    return { ...page, no_mail: this.mails.noneFor(page) };
  }

  /**
   * Stores a request once per idempotency key, also under a race. Drops a request whose hidden field is filled, because
   * a bot filled it. The answer reveals neither.
   * @param visitor the address from which the form was sent
   * @returns the page of the request if no mail goes to its client
   * @throws KeyReusedError for other content under a key, and for a request that takes nothing more
   */
  async create(form: CreateQuoteRequestDto, visitor: string): Promise<CreatedQuoteRequestDto> {
    check(form);
    if (form.website) return { link: this.receipts.noLink() };
    const creation = creationOfRequest(form, 'web');
    return this.transaction(async (em) => {
      const earlier = await createdBefore(em, 'quote_request', creation);
      if (earlier) return { link: await this.receipts.linkGiven(earlier) };
      const chosen = await this.quotes.lockChosen(form);
      const request = new QuoteRequest({
        ...detailsOf(form, chosen, creation, 'web'),
        utmSource: campaignWord(form.utm_source),
        utmMedium: campaignWord(form.utm_medium),
        utmCampaign: campaignWord(form.utm_campaign),
      });
      this.mails.expect(request);
      await em.persist(request).flush();
      const { id } = request;
      await this.quotes.addChoices(id, chosen.choices);
      if (form.restrictions) await this.restrictions.add(id, form.restrictions);
      await this.mails.add(id);
      const isMailed = await this.receipts.send(id, form.email, visitor);
      return { link: isMailed ? null : await this.receipts.link(id) };
    });
  }

  /**
   * Stores a telephone request once per idempotency key. Its author becomes its owner, and no mail goes out.
   * @throws KeyReusedError
   */
  take(form: TakeQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    check(form);
    const creation = creationOfRequest(form, 'phone');
    return this.transaction(async (em) => {
      const earlier = await createdBefore(em, 'quote_request', creation);
      if (earlier) return this.quotes.read(earlier);
      const chosen = await this.quotes.lockChosen(form);
      const request = new QuoteRequest(detailsOf(form, chosen, creation, 'phone'));
      const actor = by(em, caller);
      request.owner = actor.person;
      request.nextMailAt = MAILS_HAVE_IT;
      const noted = form.restrictions ? `${CONSENT_NOTED} ${RESTRICTIONS_NOTED}` : CONSENT_NOTED;
      await em.persist([request, new QuoteRequestActivity(request, 'taken_by_phone', actor, noted)]).flush();
      const { id } = request;
      await this.quotes.addChoices(id, chosen.choices);
      if (form.restrictions) await this.restrictions.add(id, form.restrictions);
      return this.quotes.read(id);
    });
  }

  /**
   * Mails a new request to the company once more.
   * @throws QuoteRequestNotFoundError, RequestErasedError, RequestBlockedError, NotNewError, NoMailServerError
   */
  async mailAgain(id: number): Promise<QuoteRequestDto> {
    await this.em.transactional(async (em) => {
      const request = await this.quotes.lock(id);
      request.refuseUse('hand');
      if (request.stage !== 'nueva') throw new NotNewError();
      await this.mails.sendAgain(id);
      await noteDone(em, { action: 'send_again', kind: 'quote_request', id });
    });
    await this.mails.settled(id);
    return this.quotes.read(id);
  }

  /**
   * Deletes a request with its client's data. An accepted one stays, without them, as papers of a sale.
   * @throws QuoteRequestNotFoundError, RequestBlockedError, PapersKeptError
   */
  delete(id: number, caller: Caller): Promise<void> {
    return this.em.transactional((em) => this.erasure.delete(id, by(em, caller)));
  }

  /** The log says of each of these requests that somebody took a copy. */
  async noteExport(ids: readonly number[]): Promise<void> {
    await this.em.transactional(async (em) => {
      for (const id of ids) await noteDone(em, { action: 'export', kind: 'quote_request', id });
    });
  }

  /** A request names chefs and experiences, which other transactions change. */
  private transaction<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return retryDeadlock(() => this.em.transactional(work));
  }
}

/** The activity of a telephone request. */
const CONSENT_NOTED = 'El cliente aceptó el uso de sus datos.';
const RESTRICTIONS_NOTED = 'También aceptó que usemos sus restricciones de alimentación para preparar la comida.';

/** @throws DoubleChoiceError, RestrictionsConsentError */
function check({ choices, restrictions, restrictions_consent: agreed }: RequestFieldsDto): void {
  if (restrictions && !agreed) throw new RestrictionsConsentError();
  refuseDoubles(choices ?? []);
}

/** A key of the public form means nothing for the telephone form, and the other way round. */
const creationOfRequest = (form: RequestFieldsDto, origin: QuoteOrigin): Creation => {
  const creation = creationOf(form.request_key, { ...form, origin });
  // The form must have a key.
  if (!creation) throw new Error('A request came without its key.');
  return creation;
};

const detailsOf = (
  form: RequestFieldsDto & { email?: string | null },
  { city, choices }: QuoteChoices,
  creation: Creation,
  origin: QuoteOrigin,
): QuoteDetails => ({
  city,
  chef: choices[0]?.chef ?? null,
  proposal: choices[0]?.proposal ?? null,
  requestKey: creation.key,
  requestDigest: creation.digest,
  name: form.name,
  email: form.email ?? null,
  phoneNumber: form.phone_number || null,
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
