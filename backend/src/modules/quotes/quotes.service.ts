import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QuoteRequest, type QuoteDetails, type QuoteState } from './quote-request.entity.js';
import type { CreateQuoteRequestDto, QuoteRequestDto } from './quotes.dto.js';
import { NotNewError, QuoteRequestNotFoundError } from './quotes.errors.js';
import { QuoteMails } from './quote-mails.js';
import { QuotesRepository, type QuoteChoices } from './quotes.repository.js';

/** What visitors and staff do with requests for quotes. Each method is one transaction. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly mails: QuoteMails,
  ) {}

  /**
   * Stores a request once for each key, however often and at the same moment it is sent. Drops a request in which the
   * hidden field is filled, because a program filled it. The sender is told about neither.
   */
  async create(form: CreateQuoteRequestDto): Promise<void> {
    if (form.website) return;
    await this.em.transactional(async (em) => {
      const choices = await this.quotes.lockChosen(em, form);
      const request = new QuoteRequest(detailsOf(form, choices));
      this.mails.expect(request);
      await this.mails.tell(em, await this.quotes.addOnce(em, request));
    });
  }

  /**
   * Mails a new request to the company once more.
   * @throws QuoteRequestNotFoundError, NotNewError
   */
  async mailAgain(id: number): Promise<QuoteRequestDto> {
    await this.em.transactional(async (em) => {
      const request = await this.find(em, id);
      if (request.state !== 'nueva') throw new NotNewError();
      await this.mails.tellAgain(em, id);
    });
    await this.mails.heard(id);
    return this.read(this.em, id);
  }

  /** @throws QuoteRequestNotFoundError */
  changeState(id: number, state: QuoteState): Promise<QuoteRequestDto> {
    return this.em.transactional(async (em) => {
      (await this.find(em, id)).moveTo(state);
      await em.flush();
      return this.read(em, id);
    });
  }

  /** @throws QuoteRequestNotFoundError */
  delete(id: number): Promise<void> {
    return this.em.transactional(async (em) => {
      em.remove(await this.find(em, id));
    });
  }

  private async find(em: EntityManager, id: number): Promise<QuoteRequest> {
    const request = await this.quotes.lock(em, id);
    if (!request) throw new QuoteRequestNotFoundError();
    return request;
  }

  private async read(em: EntityManager, id: number): Promise<QuoteRequestDto> {
    const row = await this.quotes.byId(id, em);
    if (!row) throw new QuoteRequestNotFoundError();
    return row;
  }
}

const detailsOf = (form: CreateQuoteRequestDto, choices: QuoteChoices): QuoteDetails => ({
  ...choices,
  requestKey: form.request_key,
  name: form.name,
  email: form.email,
  phoneNumber: form.phone_number,
  eventDate: form.event_date ?? null,
  guests: form.guests ?? null,
  kind: form.kind,
  message: form.message ?? null,
  utmSource: form.utm_source ?? null,
  utmMedium: form.utm_medium ?? null,
  utmCampaign: form.utm_campaign ?? null,
});
