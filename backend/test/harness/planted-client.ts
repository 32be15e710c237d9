import { randomUUID } from 'node:crypto';
import { query } from '../../src/platform/database/query.js';
import type { TestApp } from './create-test-app.js';
import { dayIn } from './days.js';
import { RequestSteps, type Row } from './request-steps.js';
import type { SignedIn } from './sign-in.js';

/** Which way a client goes: how the request came, and how the evening was agreed on. */
export interface Way {
  came: 'by form' | 'by phone';
  /** Left out where nothing was agreed. */
  agreed?: 'by link' | 'by phone' | 'by hand';
}

let clients = 0;

/**
 * A client of whom a word is planted in every text that clients and staff can write about one, by the calls that people make. The
 * words of one client begin alike (`mark`), and stand nowhere else.
 */
export class PlantedClient {
  /** What all words of this client contain. */
  readonly mark: string;
  /** Digits that no other number has. */
  readonly phone: string;
  request = 0;
  /** The offer that was sent last, and those before. */
  offers: number[] = [];
  private readonly table: RequestSteps;

  constructor(
    private readonly test: TestApp,
    private readonly staff: SignedIn,
    private readonly chefId: number,
  ) {
    clients += 1;
    this.mark = `zqx${clients}q`;
    this.phone = `+569776655${String(clients).padStart(2, '0')}`;
    this.table = new RequestSteps(test, staff, chefId);
  }

  /** Everything by which a search finds this client. */
  get words(): string[] {
    return [this.mark, this.phone.slice(3)];
  }

  get offer(): number {
    return this.offers.at(-1) ?? 0;
  }

  /** A text of this client. */
  say(what: string): string {
    return `${this.mark}${what}`;
  }

  call(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object): Promise<Row> {
    return this.table.call(method, path, body);
  }

  async token(kind: 'request' | 'offer' | 'opinion' | 'sheet'): Promise<string> {
    if (kind !== 'sheet') return this.table.token(kind, kind === 'offer' ? this.offer : this.request);
    const [sheet] = await query<{ id: number }>(
      this.test.em(),
      `select max(event_sheet.id) as id from event_sheet join evening on evening.id = evening_id where quote_request_id = $1`,
      [this.request],
    );
    return this.table.token(kind, sheet?.id ?? 0);
  }

  /** The request comes, and staff write about it. */
  async asks(came: Way['came']): Promise<void> {
    const form = {
      name: this.say('nombre apellido'),
      email: `${this.mark}@correo.example`,
      phone_number: this.phone,
      message: this.say('mensaje'),
      restrictions: this.say('restriccion'),
      restrictions_consent: true,
    };
    if (came === 'by form')
      this.request = await this.table.ask({
        ...form,
        utm_source: this.say('fuente'),
        utm_medium: this.say('medio'),
        utm_campaign: this.say('campana'),
      });
    else {
      const more = { guests: 8, kind: 'cena', event_date: dayIn(30), choices: [{ chef_id: this.chefId }] };
      const taken = { ...form, ...more, client_agreed: true, request_key: randomUUID() };
      this.request = (await this.call('post', 'quote_requests/take', taken)).id;
    }
    await this.call('put', 'personal_data/rectify', { requests: [this.request], name: this.say('nombre corregido') });
    await this.call('post', `quote_requests/note/${this.request}`, { text: this.say('nota') });
    const message = { text: this.say('correo {nombre}'), subject: this.say('asunto'), request_key: randomUUID() };
    await this.call('post', `messages/send/${this.request}`, { ...message, channel: 'mail' });
    await this.call('put', `quote_requests/move/${this.request}`, {
      state: 'perdida',
      reason: 'otra',
      text: this.say('motivo'),
    });
    await this.call('put', `quote_requests/move/${this.request}`, { state: 'contactada' });
    await this.plans();
  }

  async plans(): Promise<void> {
    const step = { next_step: this.say('paso'), next_step_on: dayIn(2) };
    await this.call('put', `quote_requests/next-step/${this.request}`, step);
  }

  /** An offer is sent. */
  async isOffered(): Promise<void> {
    const { id } = await this.table.offer(this.request, this.wordsOfOffer(), 'mail');
    this.offers.push(id);
  }

  /** A draft is begun. */
  async isDrafted(): Promise<void> {
    await this.table.draft(this.request, this.wordsOfOffer());
  }

  private wordsOfOffer(): object {
    return {
      commune: this.say('comuna'),
      address: this.say('calle'),
      included: this.say('incluye'),
      conditions: this.say('condiciones'),
      lines: [{ description: this.say('linea'), quantity: 8, unit_price: 45_000 }],
    };
  }

  /** The client says no to the last offer, and why. */
  async declines(): Promise<void> {
    const path = `/api/v1/offers/decline/${await this.token('offer')}`;
    await this.test.request
      .post(path)
      .send({ reason: this.say('porque') })
      .expect(200);
  }

  /** The client says yes, and the evening is moved. */
  async agrees(agreed: Way['agreed']): Promise<void> {
    if (agreed === 'by hand') return this.agreesByHand();
    if (agreed === 'by phone')
      await this.call('post', `offers/accept-by-phone/${this.offer}`, { text: this.say('telefono') });
    else {
      const { status } = await this.table.accept(this.offer, { name: this.say('firma') });
      if (status !== 200) throw new Error(`the offer was answered ${status}`);
    }
    const entered = (await this.call('get', `offers/get-one/${this.offer}`)).evening as Row;
    await this.call('post', `evenings/send-sheet/${entered.id}`, { by: 'mail' });
    await this.completes(entered);
    const { evening } = await this.call('get', `offers/get-one/${this.offer}`);
    const moved = { day: dayIn(45), starts_at: '21:00', note: this.say('cambio'), version: (evening as Row).version };
    await this.call('put', `offers/move-evening/${this.offer}`, moved);
  }

  /** Staff complete the data for that night. */
  private async completes({ id }: Row): Promise<void> {
    const night = { address: this.say('direccion'), contact_name: this.say('contacto'), contact_phone: this.phone };
    await this.call('put', `evenings/night/${id}`, night);
  }

  private async agreesByHand(): Promise<void> {
    const texts = { commune: this.say('comuna'), menu: this.say('menu') };
    const byHand = await this.table.byHand(this.request, texts);
    await this.call('post', `evenings/send-sheet/${byHand.id}`, { by: 'mail' });
    await this.completes(byHand);
    const { evening } = await this.call('get', `agenda/of-request/${this.request}`);
    const entered = evening as Row;
    await this.call('put', `agenda/evening/move/${entered.id}`, {
      day: dayIn(61),
      starts_at: '20:30',
      minutes: 240,
      note: this.say('cambio'),
      version: entered.version,
      confirmed: true,
    });
  }

  /** The evening took place, and the client says how it was. */
  async dines(): Promise<void> {
    await this.table.takesPlace(this.request);
    const words = { client_name: this.say('firma'), score: 5, description: this.say('opinion') };
    const path = `/api/v1/opinions/give/${await this.token('opinion')}`;
    await this.test.request.post(path).send(words).expect(200);
  }

  /** The client wants to be erased, and staff say why not yet. */
  async isRefused(): Promise<void> {
    const asked = { requests: [this.request], kind: 'erasure', asked_on: dayIn(0) };
    await this.call('post', 'personal_data/note', asked);
    const { tasks } = (await this.call('get', 'personal_data/rights')) as unknown as { tasks: Row[] };
    const task = tasks.find(({ requests }) => (requests as number[]).includes(this.request));
    await this.call('put', `personal_data/refuse/${task?.id}`, { reason: this.say('rechazo') });
  }

  /** The whole way: every text is written once. */
  async goes({ came, agreed }: Way): Promise<void> {
    await this.asks(came);
    await this.isRefused();
    if (agreed === 'by hand') return this.agrees(agreed);
    await this.isOffered();
    await this.declines();
    await this.isOffered();
    // A newer version takes the place of the second; the third is answered, and a fourth only drafted where none is.
    const { id, version } = await this.call('post', `offers/new-version/${this.offer}`);
    const sent = await this.call('post', `offers/send/${id}`, { by: 'mail', version });
    this.offers.push(sent.id);
    if (agreed) await this.agrees(agreed);
    else await this.isDrafted();
  }
}
