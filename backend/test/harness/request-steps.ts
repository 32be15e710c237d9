import { randomUUID } from 'node:crypto';
import { Agenda, type EveningPlan } from '../../src/modules/agenda/index.js';
import { BUYER_LINK } from '../../src/modules/gift-cards/index.js';
import { PREVIEW_LINKS } from '../../src/modules/previews/index.js';
import { CHEF_INQUIRY_LINK, OFFER_LINK, SHEET_LINK } from '../../src/modules/offers/offer-links.js';
import { PAYMENT_LINK } from '../../src/modules/offers/index.js';
import { OPINION_LINK } from '../../src/modules/opinions/index.js';
import { REQUEST_LINK } from '../../src/modules/quotes/index.js';
import { query } from '../../src/platform/database/query.js';
import { Links } from '../../src/platform/links/links.js';
import type { TestApp } from './create-test-app.js';
import { dayIn } from './days.js';
import type { SignedIn } from './sign-in.js';

/** A record as the API answers it. */
export interface Row {
  id: number;
  version: number;
  [field: string]: unknown;
}

const LINKS = {
  inquiry: CHEF_INQUIRY_LINK,
  request: REQUEST_LINK,
  offer: OFFER_LINK,
  opinion: OPINION_LINK,
  sheet: SHEET_LINK,
  payment: PAYMENT_LINK,
  gift: BUYER_LINK,
  chef: PREVIEW_LINKS.chef.shared,
  experience: PREVIEW_LINKS.proposal.shared,
};

/** The purposes of the secret links that a client, or a chef who looks at their page before visitors do, is sent. */
export type LinkKind = keyof typeof LINKS;

/** Leads requests from the visitor's form to the evening, as far as a test wants, by the calls that people make. */
export class RequestSteps {
  constructor(
    private readonly test: TestApp,
    private readonly staff: SignedIn,
    private readonly chefId: number,
  ) {}

  /** A call of staff. Throws with what the API says unless it is served. */
  async call(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object): Promise<Row> {
    const call = this.test.request[method](`/api/v1/${path}`).set(this.staff.header);
    const answer = await (body ? call.send(body) : call);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as { data: Row }).data;
  }

  /** A visitor asks. @returns the number of the request */
  async ask(changes: object = {}): Promise<number> {
    const form = {
      name: 'Camila Rojas',
      email: 'camila@cocina.example',
      phone_number: '+56912345678',
      guests: 8,
      kind: 'cena',
      event_date: dayIn(30),
      choices: [{ chef_id: this.chefId }],
      consent: true,
      request_key: randomUUID(),
      ...changes,
    };
    const { status } = await this.test.request.post('/api/v1/quote_requests/create').send(form);
    if (status !== 201) throw new Error(`the request was answered ${status}`);
    const [row] = await query<{ id: number }>(this.test.em(), 'select max(id) as id from quote_request');
    return row?.id ?? 0;
  }

  /** A draft of an offer that can be sent. */
  async draft(requestId: number, changes: object = {}): Promise<Row> {
    const { id, version, day, valid_until } = await this.call('post', 'offers/create', { request_id: requestId });
    return this.call('put', `offers/update/${id}`, {
      chef_id: this.chefId,
      proposal_ids: [],
      guests: 8,
      day,
      starts_at: '20:30',
      minutes: 240,
      commune: 'Ñuñoa',
      address: null,
      included: 'Ingredientes',
      conditions: 'Al aceptar se reserva.',
      valid_until,
      lines: [{ description: 'Cena', quantity: 8, unit_price: 45_000 }],
      version,
      ...changes,
    });
  }

  /** Staff ask the chef whether they can. @returns the question, open and not yet answered */
  async inquire(requestId: number, changes: object = {}): Promise<Row> {
    const asked = {
      chef_ids: [this.chefId],
      day: dayIn(30),
      starts_at: '20:30',
      minutes: 240,
      guests: 8,
      commune: 'Ñuñoa',
      menu: 'Pastel de choclo',
      pay: 240_000,
      by: 'link',
      ...changes,
    };
    const [inquiry] = (await this.call('post', `offers/inquiries/ask/${requestId}`, asked)) as unknown as Row[];
    if (!inquiry) throw new Error('nobody was asked');
    return inquiry;
  }

  /** The chef answers by the link. */
  async answer(inquiryId: number, answer: 'can' | 'cannot' | 'can_but', text: string | null = null) {
    const token = await this.token('inquiry', inquiryId);
    const { status, body } = await this.test.request
      .post(`/api/v1/offers/inquiries/answer/${token}`)
      .send({ answer, text });
    return { status, msg: (body as { msg: string }).msg };
  }

  /** An offer that was sent. */
  async offer(requestId: number, changes: object = {}, by: 'mail' | 'link' = 'link'): Promise<Row> {
    const { id, version } = await this.draft(requestId, changes);
    return this.call('post', `offers/send/${id}`, { by, version });
  }

  /** An evening as staff once entered them by hand, of a request that was accepted without an offer. */
  async byHand(requestId: number, plan: Partial<EveningPlan> = {}): Promise<Row> {
    const { test } = this;
    await query(test.em(), `update quote_request set stage = 'aceptada', accepted_at = now() where id = $1`, [
      requestId,
    ]);
    const usual = { day: dayIn(60), startsAt: '20:00', minutes: 240, guests: 8, commune: 'Ñuñoa', menu: '' };
    const whole = { requestId, chefId: this.chefId, clientFirstName: 'Camila', ...usual, ...plan };
    await test.em().transactional(async () => {
      (await test.app.get(Agenda, { strict: false }).enter(whole)).byHand = true;
    });
    const { evening } = await this.call('get', `agenda/of-request/${requestId}`);
    return evening as Row;
  }

  /** Staff cancel the evening of a request. */
  async cancel(requestId: number, form: object = {}): Promise<void> {
    const { evening } = await this.call('get', `agenda/of-request/${requestId}`);
    const off = { by: 'client', reason: 'Se cancela', ...form };
    await this.call('put', `offers/cancel-evening/${(evening as Row).id}`, off);
  }

  /** The token of the address that somebody is sent. */
  async token(kind: LinkKind, id: number, until: Date | null = null): Promise<string> {
    const links = this.test.app.get(Links, { strict: false });
    const address = await this.test.em().transactional((em) => links.give(em, LINKS[kind], id, until));
    return address.slice(address.lastIndexOf('/') + 1);
  }

  /** Ends the address that somebody was sent. */
  revoke(kind: LinkKind, id: number): Promise<void> {
    const links = this.test.app.get(Links, { strict: false });
    return this.test.em().transactional((em) => links.revoke(em, LINKS[kind], id));
  }

  /** The client accepts an offer. */
  async accept(offerId: number, changes: object = {}): Promise<{ status: number; msg: string }> {
    const token = await this.token('offer', offerId);
    const { status, body } = await this.test.request
      .post(`/api/v1/offers/accept/${token}`)
      .send({ name: 'Camila Rojas', terms: true, terms_version: '1', ...changes });
    return { status, msg: (body as { msg: string }).msg };
  }

  /** The evening of an accepted request was yesterday, and took place. */
  async takesPlace(requestId: number): Promise<void> {
    await query(
      this.test.em(),
      `update evening set day = $1, begins_at = now() - interval '20 hours', ends_at = now() - interval '16 hours' where quote_request_id = $2`,
      [dayIn(-1), requestId],
    );
    await query(this.test.em(), `update quote_request set event_date = $1 where id = $2`, [dayIn(-1), requestId]);
    await this.call('put', `quote_requests/move/${requestId}`, { state: 'realizada' });
  }
}
