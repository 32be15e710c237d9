import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import {
  startPaymentProvider,
  type Mishap,
  type PaymentProvider,
  type ProviderCall,
} from '../../src/payment-provider/index.js';
import { Company } from '../../src/modules/company/index.js';
import { City } from '../../src/modules/lookups/index.js';
import { databaseConfig } from '../../src/platform/database/database.config.js';
import { query } from '../../src/platform/database/query.js';
import { database } from '../../src/platform/database/tables.js';
import { EVENING_BALANCE } from '../../src/modules/money/money.columns.js';
import { MoneyRepository, balanceOf, type EveningBalance } from '../../src/modules/money/index.js';
import type { WebpayReturn } from '../../src/modules/money/payments.service.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { dayIn } from './days.js';
import { chefForm } from './factories.js';
import { signIn, type SignedIn } from './sign-in.js';
import { asServingRole, createTestDatabase, type TestDatabase } from './test-database.js';

/** What one agreed evening costs here, in CLP. */
export const TOTAL = 360_000;

/** What `ledgerDifferences` finds where payments, refunds, payouts, gift cards and the bank fit the ledger. */
export const NO_DIFFERENCES = { payments: 0, refunds: 0, payouts: 0, giftCards: 0, bank: 0 };

/** The application beside a stand-in for Webpay whose clock and mishaps the spec has in hand. */
export class Paying {
  provider!: PaymentProvider;
  test!: TestApp;
  private database!: TestDatabase;
  /** The owner's connections. The product serves with a role that cannot change the ledger. */
  private orm!: MikroORM;
  admin!: SignedIn;
  /** What goes wrong with the next call of a kind: once. */
  readonly mishaps = new Map<ProviderCall, Mishap>();
  /** Calls that nobody answers until they are taken out. */
  readonly down = new Set<ProviderCall>();
  /** By how much the provider's clock is ahead, in milliseconds. */
  private ahead = 0;
  /** Until the last answer that is late has come. */
  private late = Promise.resolve();
  private pattern!: { request: number; evening: number; offer: number };

  static async start(settings: Record<string, string> = {}): Promise<Paying> {
    const paying = new Paying();
    paying.provider = await startPaymentProvider({
      production: false,
      productName: 'Sobremesa',
      now: () => Date.now() + paying.ahead,
      mishap: (call) => paying.next(call),
    });
    paying.database = await createTestDatabase();
    paying.orm = await MikroORM.init(databaseConfig(paying.database.url, { pool: 2 }));
    const DATABASE_URL = await asServingRole(paying.database);
    paying.test = await createTestApp({ DATABASE_URL, ...paying.settings, ...settings });
    paying.admin = await signIn(paying.test);
    await paying.agree();
    return paying;
  }

  /** The settings that lead the product to the stand-in. */
  get settings(): Record<string, string> {
    const { origin, commerceCode, apiKey } = this.provider;
    return {
      WEBPAY_COMMERCE_CODE: commerceCode,
      WEBPAY_API_KEY: apiKey,
      WEBPAY_ENVIRONMENT: 'integration',
      WEBPAY_STAND_IN: origin,
    };
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.provider.stop();
    await this.orm.close();
    await this.database.drop();
  }

  /** What the spec itself does to the database, as its owner. */
  owner(): EntityManager {
    return this.orm.em.fork();
  }

  sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return query<Row>(this.owner(), text, values);
  }

  /** How an evening stands. */
  async balance(evening: number): Promise<EveningBalance> {
    const facts = await this.test.app.get(MoneyRepository, { strict: false }).facts(evening);
    if (!facts) throw new Error('The evening is gone.');
    return balanceOf(facts);
  }

  /** The same in SQL. */
  async balanceInSql(evening: number): Promise<EveningBalance | undefined> {
    const found = database(this.test.em())
      .selectFrom('evening')
      .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
      .select(['money.agreed', 'money.paid', 'money.given_back as givenBack', 'money.left'])
      .select('money.to_give_back as toGiveBack')
      .where('evening.id', '=', evening);
    return found.executeTakeFirst();
  }

  /** The company says how it takes money: long before anything here is agreed. */
  async takesMoney(reservaPercent = 50): Promise<void> {
    await this.sql(
      `insert into money_settings (id, reserva_percent, created_at) values (1, $1, now() - interval '1 year')
       on conflict (id) do update set reserva_percent = excluded.reserva_percent, created_at = excluded.created_at`,
      [reservaPercent],
    );
  }

  /** An agreed evening of its own, with what else is said of its offer. @returns its id */
  async evening(total = TOTAL, day = dayIn(40), agreed: object = {}): Promise<number> {
    const { request, evening, offer } = this.pattern;
    const [{ id: ofRequest = 0 } = {}] = await this.clone('quote_request', request, { request_key: randomUUID() });
    const place = { quote_request_id: ofRequest, uid: randomUUID(), day };
    const [{ id = 0 } = {}] = await this.clone('evening', evening, place);
    const number = `C-2026-${String(id).padStart(4, '0')}`;
    await this.clone('offer', offer, { quote_request_id: ofRequest, evening_id: id, number, total, ...agreed });
    return id;
  }

  /** What was agreed for an evening changes: a new version of its offer takes the place of the other, with what else is said of it. */
  async change(evening: number, total: number, said: object = {}): Promise<void> {
    const [agreed] = await this.sql<{ id: number; revision: number }>(
      `update offer set state = 'reemplazada', evening_id = null where evening_id = $1 returning id, revision`,
      [evening],
    );
    if (!agreed) throw new Error('Nothing was agreed.');
    const now = { state: 'aceptada', evening_id: evening, settled_at: new Date() };
    await this.clone('offer', agreed.id, { ...now, revision: agreed.revision + 1, total, ...said });
  }

  /**
   * An offer that waits for its client: of a request of its own, or a change of what was agreed for an evening.
   * @returns its id
   */
  async offered(total = TOTAL, changed?: number): Promise<number> {
    const waits = {
      state: 'enviada',
      evening_id: null,
      settled_at: null,
      accepted_name: null,
      accepted_by: null,
      total,
    };
    if (changed !== undefined) {
      const [agreed] = await this.sql<{ id: number; revision: number }>(
        `select id, revision from offer where evening_id = $1`,
        [changed],
      );
      if (!agreed) throw new Error('Nothing was agreed.');
      const [{ id = 0 } = {}] = await this.clone('offer', agreed.id, { ...waits, revision: agreed.revision + 1 });
      return id;
    }
    const { request, offer } = this.pattern;
    const [{ id: ofRequest = 0 } = {}] = await this.clone('quote_request', request, { request_key: randomUUID() });
    const number = `C-2025-${String(ofRequest).padStart(4, '0')}`;
    const [{ id = 0 } = {}] = await this.clone('offer', offer, { ...waits, quote_request_id: ofRequest, number });
    return id;
  }

  /** Lets time pass, at the provider and for all that waits. What is on its way arrives before: nothing takes minutes there. */
  async pass(ms: number): Promise<void> {
    await this.late;
    this.ahead += ms;
    const by = `interval '${ms} milliseconds'`;
    await this.sql(`update payment set created_at = created_at - ${by}, returned_at = returned_at - ${by},
      commit_sent_at = commit_sent_at - ${by}, asked_at = asked_at - ${by} where state not in ('pagada', 'rechazada')`);
    await this.sql(`update refund set created_at = created_at - ${by} where state in ('pedida', 'por_verificar')`);
  }

  /** The person with the card opens the form and chooses. @returns what the browser brings back; undefined if it was too late */
  async inForm({ url, token }: { url: string; token: string }, choice: string): Promise<WebpayReturn | undefined> {
    const post = (to: string, fields: Record<string, string>) =>
      fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const form = await post(url, { token_ws: token });
    if (!form.ok) return undefined;
    const ended = await post(`${this.provider.origin}/webpayserver/choose`, { token_ws: token, choice });
    if (ended.status === 400) return undefined;
    const fields = new Map(
      ended.status === 303
        ? new URL(ended.headers.get('location') ?? '').searchParams
        : [...(await ended.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
            name,
            value,
          ]),
    );
    return {
      token: fields.get('token_ws'),
      aborted: fields.get('TBK_TOKEN'),
      order: fields.get('TBK_ORDEN_COMPRA'),
      session: fields.get('TBK_ID_SESION'),
    };
  }

  private next(call: ProviderCall): Mishap | undefined {
    const mishap = this.down.has(call) ? 'broken before' : this.mishaps.get(call);
    this.mishaps.delete(call);
    if (typeof mishap === 'object') this.late = setTimeout(mishap.after);
    return mishap;
  }

  /** Copies a row, with some fields changed. A cancelled evening's parts come from one that takes place. */
  private clone(table: string, id: number, changes: object): Promise<{ id: number }[]> {
    return this.sql(
      `insert into "${table}" select (jsonb_populate_record(one, $2::jsonb ||
         jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id'))))).*
       from "${table}" as one where id = $1 returning id`,
      [id, JSON.stringify(changes)],
    );
  }

  /** Agrees on an evening as staff and client do: the pattern of all others. */
  private async agree(): Promise<void> {
    const { test, admin } = this;
    const office = { city: 'Santiago', address: 'Av. Italia 1439', email: 'hola@sobremesa.example' };
    const company = new Company({
      ...office,
      phoneNumber: '+56912345678',
      facebook: null,
      instagram: null,
      linkedin: null,
    });
    const city = new City('Ñuñoa');
    await test.em().persist([company, city]).flush();
    const call = async (path: string, body: object): Promise<{ id: number }> => {
      const answer = await test.request.post(`/api/v1/${path}`).set(admin.header).send(body);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.msg}`);
      return answer.body.data as { id: number };
    };
    const chef = await call('chefs/create', await chefForm(test));
    const client = { name: 'Camila Rojas', email: 'camila@cocina.example', phone_number: '+56912345678' };
    const request = await call('quote_requests/take', {
      ...client,
      guests: 8,
      kind: 'cena',
      city_id: city.id,
      client_agreed: true,
      request_key: randomUUID(),
    });
    const agreed = await call(`offers/agree/${request.id}`, {
      chef_id: chef.id,
      day: dayIn(40),
      starts_at: '20:30',
      commune: 'Ñuñoa',
      guests: 8,
      total: TOTAL,
    });
    const [row] = await this.sql<{ id: number; evening_id: number }>(`select id, evening_id from offer`);
    if (!row) throw new Error(`Nothing was agreed: ${JSON.stringify(agreed)}`);
    this.pattern = { request: request.id, evening: row.evening_id, offer: row.id };
  }
}
