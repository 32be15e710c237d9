import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { City } from '../src/modules/lookups/index.js';
import { QuoteRequest } from '../src/modules/quotes/index.js';
import { QuoteRetention } from '../src/modules/quotes/quote-retention.js';
import { query } from '../src/platform/database/query.js';
import { todayInChile } from '../src/platform/http/value/day.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { EVENT_YEAR } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { SERVER_LOG } from './harness/test-server.js';

const API = '/api/v1/quote_requests';
const RECEIVED = {
  status: 201,
  msg: 'Recibimos tu solicitud. Te contactaremos pronto.',
  data: { link: expect.stringMatching(/\/solicitud\/[\w-]{27}$/) as unknown },
};

let test: TestApp;
let admin: SignedIn;
let cityId: number;

interface Row {
  id: number;
  name: string;
  [field: string]: unknown;
}

/** A visitor's complete and valid form. Each call makes another request. */
const form = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Camila Rojas',
  email: 'camila@cocina.example',
  phone_number: '(+56) 9 1234 5678',
  guests: 8,
  kind: 'cena',
  consent: true,
  request_key: randomUUID(),
  ...changes,
});
const ask = (changes: Record<string, unknown> = {}) => test.request.post(`${API}/create`).send(form(changes));
const list = async (search = ''): Promise<Row[]> =>
  (await test.request.get(`${API}/all${search}`).set(admin.header).expect(200)).body.data as Row[];
const names = async (search: string): Promise<string[]> => (await list(search)).map(({ name }) => name);
const move = (id: number | string, state: unknown) =>
  test.request.put(`${API}/change-state/${id}`).set(admin.header).send({ state });
const remove = (id: number | string) => test.request.delete(`${API}/delete/${id}`).set(admin.header);
const addChef = async (changes: Record<string, unknown> = {}): Promise<Row> => {
  const { status, body } = await test.request
    .post('/api/v1/chefs/create')
    .set(admin.header)
    .send(await chefForm(test, changes));
  expect(status).toBeLessThan(300);
  return body.data as Row;
};
const addProposal = async (chefId: number): Promise<Row> => {
  const { status, body } = await test.request
    .post('/api/v1/proposals/create')
    .set(admin.header)
    .send(await proposalForm(test, chefId));
  expect(status).toBeLessThan(300);
  return body.data as Row;
};

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  const city = new City('Ñuñoa');
  await test.em().persist(city).flush();
  cityId = city.id;
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'quote_request'));

describe('asking for a quote', () => {
  it('is answered with nothing but thanks, and staff see all of it', async () => {
    const chef = await addChef();
    const proposal = await addProposal(chef.id);
    const { status, body } = await ask({
      city_id: cityId,
      event_date: `${EVENT_YEAR}-09-18`,
      message: '  Celebramos un cumpleaños.  ',
      chef_id: chef.id,
      proposal_id: proposal.id,
      utm_source: 'instagram',
      utm_medium: 'social',
      utm_campaign: 'fiestas-patrias',
      website: '',
    });
    expect([status, body]).toEqual([201, RECEIVED]);
    expect(await list()).toEqual([
      {
        id: 1,
        name: 'Camila Rojas',
        email: 'camila@cocina.example',
        phone_number: '+56912345678',
        city: { id: cityId, name: 'Ñuñoa' },
        event_date: `${EVENT_YEAR}-09-18`,
        guests: 8,
        kind: 'cena',
        message: 'Celebramos un cumpleaños.',
        chef: { id: chef.id, chef_name: 'Ana María Pérez', slug: chef['slug'] },
        proposal: { id: proposal.id, dish_name: 'Pastel de choclo', slug: proposal['slug'] },
        choices: [
          {
            chef: { id: chef.id, chef_name: 'Ana María Pérez', slug: chef['slug'] },
            proposal: { id: proposal.id, dish_name: 'Pastel de choclo', slug: proposal['slug'] },
          },
        ],
        state: 'nueva',
        moves: [
          { to: 'contactada', needs: 'nothing', label: 'Marcar contactada', admin: false },
          { to: 'aceptada', needs: 'offer', label: 'Aceptó por teléfono', admin: false },
          { to: 'perdida', needs: 'reason', label: 'Marcar perdida', admin: false },
        ],
        has_evening: false,
        lost_reason: null,
        lost_text: null,
        owner: null,
        evening: null,
        lost_offer: null,
        next_step: null,
        next_step_on: null,
        waiting_minutes: expect.any(Number),
        overdue: false,
        reply_by: 'whatsapp',
        budget_per_person: null,
        origin: 'web',
        opinion: false,
        version: 1,
        utm_source: 'instagram',
        utm_medium: 'social',
        utm_campaign: 'fiestas-patrias',
        mailed: false,
        mail: null,
        blocked: false,
        erased: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  it('needs no more than who, how many and what', async () => {
    await ask().expect(201);
    expect((await list())[0]).toMatchObject({
      city: null,
      event_date: null,
      message: null,
      chef: null,
      proposal: null,
      utm_source: null,
    });
  });

  it('is also asking something else, which is for no number of people', async () => {
    for (const guests of [undefined, null, 12]) await ask({ kind: 'otra', guests }).expect(201);
    expect(await list('?kind=otra&sort=created_at')).toMatchObject([
      { kind: 'otra', guests: null },
      { kind: 'otra', guests: null },
      { kind: 'otra', guests: 12 },
    ]);
  });

  it('for something to be arranged is never kept without the number of people, no matter who writes it', async () => {
    await ask({ kind: 'otra', guests: null }).expect(201);
    await expect(query(test.em(), "update quote_request set kind = 'cena'")).rejects.toThrow(/guests_known_check/);
  });

  it('may be for today, in Chile', async () => {
    await ask({ event_date: todayInChile() }).expect(201);
    expect((await list())[0]).toMatchObject({ event_date: todayInChile() });
  });

  it('notes when the visitor agreed', async () => {
    const before = Date.now();
    await ask().expect(201);
    const { consentedAt } = await test.em().findOneOrFail(QuoteRequest, { id: 1 });
    expect(consentedAt.getTime()).toBeGreaterThanOrEqual(before - 1_000);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no name', { name: ' ' }, 'name', 'Este campo es obligatorio.'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name', 'Usa como máximo 200 caracteres.'],
    ['half an address', { email: 'camila@' }, 'email', 'Escribe un correo completo.'],
    ['an address with a line break', { email: 'a@b.cl\r\nBcc: c@d.cl' }, 'email', 'Escribe un correo completo.'],
    [
      'half a phone',
      { phone_number: '+569 1234' },
      'phone_number',
      'Escribe un teléfono completo: (+56) 9 1234 5678, o con + y el código de su país.',
    ],
    [
      'a number that its country does not have',
      { phone_number: '+54 11' },
      'phone_number',
      'Escribe un teléfono completo: (+56) 9 1234 5678, o con + y el código de su país.',
    ],
    ...[{}, { reply_by: 'whatsapp' }, { reply_by: 'llamada' }].map(
      (way): [string, Record<string, unknown>, string, string] => [
        'nothing to be answered by',
        { phone_number: null, ...way },
        'phone_number',
        'Escribe un teléfono, o elige que te respondan por correo.',
      ],
    ),
    ['no guests', { guests: 0 }, 'guests', 'Debe ser un número entero entre 1 y 1.000.'],
    ['too many guests', { guests: 1001 }, 'guests', 'Debe ser un número entero entre 1 y 1.000.'],
    ['guests in words', { guests: '8' }, 'guests', 'Debe ser un número entero entre 1 y 1.000.'],
    ['nobody knows how many', { guests: undefined }, 'guests', 'Indica cuántas personas son.'],
    ['an invalid number', { guests: null }, 'guests', 'Indica cuántas personas son.'],
    ['an empty number', { guests: '' }, 'guests', 'Indica cuántas personas son.'],
    [
      'no guests at another question',
      { kind: 'otra', guests: 0 },
      'guests',
      'Debe ser un número entero entre 1 y 1.000.',
    ],
    [
      'an unknown kind',
      { kind: 'boda' },
      'kind',
      'Elige uno de: Cena, Clase de cocina, Clase online, Team building, Gift card, Catering, Otra consulta.',
    ],
    ['a day that has passed', { event_date: '2020-01-01' }, 'event_date', 'Elige una fecha desde hoy.'],
    ['a day that does not exist', { event_date: `${EVENT_YEAR}-02-30` }, 'event_date', 'Escribe una fecha válida.'],
    ['a day with a time', { event_date: `${EVENT_YEAR}-02-03T10:00:00Z` }, 'event_date', 'Escribe una fecha válida.'],
    ['a message that is too long', { message: 'x'.repeat(501) }, 'message', 'Usa como máximo 500 caracteres.'],
    ['no consent', { consent: undefined }, 'consent', 'Acepta el uso de tus datos para enviar la solicitud.'],
    ['consent refused', { consent: false }, 'consent', 'Acepta el uso de tus datos para enviar la solicitud.'],
    ['consent in words', { consent: 'true' }, 'consent', 'Acepta el uso de tus datos para enviar la solicitud.'],
    ['no key', { request_key: undefined }, 'request_key', 'El identificador no es válido.'],
    ['an invalid key', { request_key: 'x'.repeat(36) }, 'request_key', 'El identificador no es válido.'],
    ['a state', { state: 'perdida' }, 'state', "El campo 'state' no se acepta."],
    ['a chef in words', { chef_id: 'Ana' }, 'chef_id', 'Debe ser un número entero desde 1.'],
  ])('refuses %s, says where, and writes nothing', async (_name, change, field, msg) => {
    const { body } = await ask(change).expect(400);
    expect(body.errors).toEqual([{ field, msg }]);
    expect(await test.em().count(QuoteRequest)).toBe(0);
  });

  it('leaves out a commune, chef or experience that does not exist', async () => {
    await ask({ city_id: 2147483647, chef_id: 2147483647, proposal_id: 2147483647 }).expect(201);
    expect((await list())[0]).toMatchObject({ city: null, chef: null, proposal: null });
  });

  it('leaves out a chef and an experience that are not public, and tells nobody so', async () => {
    const chef = await addChef({ name: 'Retirado' });
    const proposal = await addProposal(chef.id);
    await test.request.put(`/api/v1/chefs/change-state/${chef.id}`).set(admin.header).expect(200);
    const { body } = await ask({ chef_id: chef.id, proposal_id: proposal.id }).expect(201);
    expect(body).toEqual(RECEIVED);
    expect((await list())[0]).toMatchObject({ chef: null, proposal: null });
  });

  it('for an experience is for its chef, whatever chef is named', async () => {
    const [chef, other] = [await addChef(), await addChef({ name: 'Otra' })];
    const proposal = await addProposal(chef.id);
    await ask({ proposal_id: proposal.id }).expect(201);
    await ask({ proposal_id: proposal.id, chef_id: other.id }).expect(201);
    for (const row of await list()) expect(row).toMatchObject({ chef: { id: chef.id }, proposal: { id: proposal.id } });
  });

  it('outlives its chef and experience', async () => {
    const chef = await addChef();
    await ask({ proposal_id: (await addProposal(chef.id)).id }).expect(201);
    await test.request.delete(`/api/v1/chefs/delete/${chef.id}`).set(admin.header).expect(200);
    expect((await list())[0]).toMatchObject({ name: 'Camila Rojas', chef: null, proposal: null });
  });

  it('twice with the same key is one request', async () => {
    const request_key = randomUUID();
    for (const key of [request_key, request_key.toUpperCase()])
      expect((await ask({ request_key: key })).body).toEqual(RECEIVED);
    expect(await names('')).toHaveLength(1);
  });

  it('ten times at the same moment with the same key is one request, and all are thanked', async () => {
    const request_key = randomUUID();
    const answers = await raceAt(
      test,
      'quote_request',
      Array.from({ length: 10 }, () => ask({ request_key })),
    );
    expect(answers.map(({ body }) => body as unknown)).toEqual(Array(10).fill(RECEIVED));
    expect(await test.em().count(QuoteRequest)).toBe(1);
    // What fails is written into the database's log, with the statement where somebody else keeps the server.
    expect(await readFile(process.env[SERVER_LOG] ?? '', 'utf8')).not.toContain('quote_request_request_key_unique');
  });

  it('takes the phone of another country, and a client without one who wants to be answered by mail', async () => {
    await ask({ phone_number: '0054 9 11 2345-6789' }).expect(201);
    await ask({ phone_number: null, reply_by: 'correo' }).expect(201);
    await ask({ phone_number: '(+56) 2 2345 6789', reply_by: 'correo' }).expect(201);
    const phones = async (search = '') => (await list(search)).map(({ phone_number }) => phone_number).sort();
    expect(await phones()).toEqual(['', '+5491123456789', '+56223456789']);
    expect(await phones('?search=%2B54%209%2011%202345')).toEqual(['+5491123456789']);
  });

  it('thanks a program that fills in every field, and keeps nothing of it', async () => {
    expect((await ask({ website: 'https://spam.example' }).expect(201)).body).toEqual(RECEIVED);
    expect(await test.em().count(QuoteRequest)).toBe(0);
  });
});

describe('the list of requests', () => {
  beforeEach(async () => {
    await ask({ name: 'Ana Ñandú', email: 'zeta@cocina.example', guests: 3, event_date: `${EVENT_YEAR}-05-01` });
    await ask({
      name: 'Bruno',
      phone_number: '+56987654321',
      guests: 1,
      kind: 'catering',
      message: 'Sin 100% azúcar_, para el 2026-12-24',
    });
    await ask({ name: 'Carla', guests: 2, event_date: `${EVENT_YEAR}-01-01` });
    await move(2, 'contactada');
  });

  it('has those for no number of people last in the order of people, either way', async () => {
    await ask({ name: 'Dora', kind: 'otra', guests: null });
    expect(await names('?sort=guests')).toEqual(['Bruno', 'Carla', 'Ana Ñandú', 'Dora']);
    expect(await names('?sort=-guests')).toEqual(['Ana Ñandú', 'Carla', 'Bruno', 'Dora']);
  });

  it.each([
    ['', ['Carla', 'Bruno', 'Ana Ñandú']],
    ['?sort=created_at', ['Ana Ñandú', 'Bruno', 'Carla']],
    ['?sort=-created_at', ['Carla', 'Bruno', 'Ana Ñandú']],
    ['?sort=name', ['Ana Ñandú', 'Bruno', 'Carla']],
    ['?sort=-name', ['Carla', 'Bruno', 'Ana Ñandú']],
    ['?sort=guests', ['Bruno', 'Carla', 'Ana Ñandú']],
    ['?sort=-guests', ['Ana Ñandú', 'Carla', 'Bruno']],
    ['?sort=event_date', ['Carla', 'Ana Ñandú', 'Bruno']],
    ['?sort=-event_date', ['Ana Ñandú', 'Carla', 'Bruno']],
    ['?state=nueva', ['Carla', 'Ana Ñandú']],
    ['?state=contactada', ['Bruno']],
    ['?state=perdida', []],
    ['?kind=catering', ['Bruno']],
    ['?kind=cena&state=nueva', ['Carla', 'Ana Ñandú']],
    ['?search=NANDU', ['Ana Ñandú']],
    ['?search=zeta', ['Ana Ñandú']],
    ['?search=azucar', ['Bruno']],
    ['?search=100%25', ['Bruno']],
    ['?search=%25', ['Bruno']],
    ['?search=_', ['Bruno']],
    ['?search=(%2B56)%209%208765%204321', ['Bruno']],
    ['?search=2026-12', ['Bruno']],
    ['?search=2026-13', []],
    ['?search=ana&state=contactada', []],
    ['?page=1&perPage=2', ['Carla', 'Bruno']],
    ['?page=2&perPage=2', ['Ana Ñandú']],
    ['?page=3&perPage=2', []],
  ])('%s gives %j', async (search, expected) => {
    expect(await names(search)).toEqual(expected);
  });

  it('tells how many match in all', async () => {
    const { headers } = await test.request.get(`${API}/all?state=nueva&page=1&perPage=1`).set(admin.header);
    expect(headers['x-total-count']).toBe('2');
  });

  it.each([
    'state=vieja',
    'state=cerrada',
    'view=yours',
    'kind=fiesta',
    'sort=email',
    'page=0',
    'perPage=101',
    'extra=1',
    `search=${'x'.repeat(101)}`,
  ])('refuses %s', (search) => test.request.get(`${API}/all?${search}`).set(admin.header).expect(400));

  it('is for staff, moderators too', async () => {
    await test.request.get(`${API}/all`).expect(401);
    const moderator = await signIn(test, 'USER');
    await test.request.get(`${API}/all`).set(moderator.header).expect(200);
  });
});

describe('staff', () => {
  it('move a request as the table of moves allows', async () => {
    await ask();
    const { body } = await move(1, 'contactada').expect(200);
    expect(body).toMatchObject({
      msg: 'El estado de la solicitud ha sido actualizado exitosamente',
      data: { id: 1, state: 'contactada' },
    });
    const refused = await move(1, 'contactada').expect(409);
    expect(refused.body.msg).toBe('La solicitud ya está contactada.');
  });

  it('are told by the plain call what a move still needs', async () => {
    await ask();
    const { body } = await move(1, 'perdida').expect(409);
    expect(body).toMatchObject({
      msg: 'Indica por qué se perdió la solicitud.',
      errors: [{ field: 'reason', msg: 'Indica por qué se perdió la solicitud.' }],
    });
    expect(await names('?state=nueva')).toHaveLength(1);
  });

  it('cannot make states up, nor move what is not there', async () => {
    await ask();
    await move(1, 'cerrada').expect(400);
    await move(1, null).expect(400);
    const { body } = await move(2147483647, 'contactada').expect(404);
    expect(body.msg).toBe('La solicitud no existe o ya fue eliminada.');
    expect(await names('?state=nueva')).toHaveLength(1);
  });

  it('delete a request for good', async () => {
    await ask();
    expect((await remove(1).expect(200)).body.msg).toBe('La solicitud ha sido eliminada exitosamente');
    await remove(1).expect(404);
    expect(await test.em().count(QuoteRequest)).toBe(0);
  });

  it('who delete and move it at the same moment end in one of the two', async () => {
    await ask();
    const [deleted, moved] = await raceAt(test, 'quote_request', [remove(1), move(1, 'contactada')]);
    expect(deleted?.status).toBe(200);
    expect([200, 404]).toContain(moved?.status);
    expect(await test.em().count(QuoteRequest)).toBe(0);
  });
});

describe('keeping requests', () => {
  /** Creates requests of each state, last changed this many months ago. */
  async function keep(states: Record<string, [state: string, months: number]>, app = test): Promise<string[]> {
    for (const [name, [state, months]] of Object.entries(states)) {
      await app.request.post(`${API}/create`).send(form({ name })).expect(201);
      await query(
        app.em(),
        `update quote_request set stage = $2, lost_reason = case when $2 = 'perdida' then 'precio' end, updated_at = now() - make_interval(months => $3, mins => 1),
           created_at = now() - interval '20 years' where name = $1`,
        [name, state, months],
      );
    }
    await app.app.get(QuoteRetention).sweep();
    return (await query<{ name: string }>(app.em(), 'select name from quote_request order by id')).map(
      ({ name }) => name,
    );
  }

  it('lasts as long after they were closed as the privacy page says, and while they are open', async () => {
    const kept = await keep({
      Vieja: ['perdida', 24],
      Realizada: ['realizada', 24],
      Reciente: ['perdida', 23],
      Nueva: ['nueva', 99],
      Vista: ['contactada', 99],
      Cotizada: ['cotizada', 99],
      Aceptada: ['aceptada', 99],
    });
    expect(kept).toEqual(['Reciente', 'Nueva', 'Vista', 'Cotizada', 'Aceptada']);
  });

  it('begins again for one that staff take up again', async () => {
    await ask({ name: 'Retomada' });
    const lost = `update quote_request set stage = 'perdida', lost_reason = 'fecha', updated_at = now() - interval '5 years'`;
    await query(test.em(), lost);
    await move(1, 'contactada').expect(200);
    await test.app.get(QuoteRetention).sweep();
    expect(await names('')).toEqual(['Retomada']);
  });

  it('lasts for good where no end is set', async () => {
    const endless = await createTestApp({ QUOTE_RETENTION_MONTHS: '0' });
    try {
      expect(await keep({ Vieja: ['perdida', 999] }, endless)).toEqual(['Vieja']);
    } finally {
      await endless.close();
    }
  });
});

describe('too many requests', () => {
  it.each(['1', '127.0.0.1'])(
    'are counted by visitor where a proxy is trusted (%s), and by nothing a visitor says',
    async (proxy) => {
      const behind = await createTestApp({ RATE_LIMIT_QUOTES: '1', TRUST_PROXY: proxy });
      const askFor = async (address: string): Promise<number> =>
        (await behind.request.post(`${API}/create`).set('x-forwarded-for', address).send(form())).status;
      try {
        expect(await askFor('203.0.113.1')).toBe(201);
        expect(await askFor('203.0.113.2')).toBe(201);
        expect(await askFor('198.51.100.9, 203.0.113.1')).toBe(429);
      } finally {
        await behind.close();
      }
    },
  );

  it('from one address are turned away, other calls are not', async () => {
    const strict = await createTestApp({ RATE_LIMIT_QUOTES: '3' });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count++)
        statuses.push((await strict.request.post(`${API}/create`).send(form())).status);
      expect(statuses).toEqual([201, 201, 201, 429]);
      const refused = await strict.request.post(`${API}/create`).send(form());
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await strict.request.get('/api/v1/chefs/active').expect(200);
      // As the server passes on a form without scripts: for the visitor's address.
      const handedOn = async (remoteAddress: string): Promise<number> => {
        const server = strict.app.getHttpAdapter().getInstance();
        const asked = { method: 'POST' as const, url: `${API}/create`, payload: form(), remoteAddress };
        return (await server.inject(asked)).statusCode;
      };
      expect(await handedOn('127.0.0.1')).toBe(429);
      for (const status of [201, 201, 201, 429]) expect(await handedOn('203.0.113.7')).toBe(status);
    } finally {
      await strict.close();
    }
  });
});
