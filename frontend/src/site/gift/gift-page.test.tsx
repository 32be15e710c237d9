/** @jest-environment node */
import { COMPANY, sentPage } from '../../../test-setup/sent-page';

const EXPERIENCE = {
  id: 7,
  name: 'Cena de otoño',
  chef_name: 'Ana Pérez',
  price_per_person: 45_000,
  guests_min: 2,
  guests_max: 6,
};
const OFFER = { offered: true, months: 12, experiences: [EXPERIENCE] };

interface Api {
  /** Null where it cannot be read. */
  offer?: object | null;
  /** What a POST is answered. */
  posted?: Response;
}

/** A page as it is sent, and what of its form went on to the API. */
async function visit(path: string, { offer = OFFER, posted }: Api = {}, form?: string) {
  const sent: unknown[] = [];
  const fetch = async (input: string | URL | Request) => {
    if (input instanceof Request && input.method === 'POST') {
      sent.push(await input.json());
      return posted ?? Response.json({ status: 500 }, { status: 500 });
    }
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.includes('/texts/')) return Response.json(null, { status: 404 });
    if (offer === null && pathname.endsWith('/gift_cards/offer')) return Response.json({}, { status: 503 });
    const data = pathname.endsWith('/gift_cards/offer') ? offer : pathname.endsWith('/company/one') ? COMPANY : [];
    return Response.json({ status: 200, msg: '', data });
  };
  return { sent, ...(await sentPage(path, fetch, form)) };
}

const refusal = (status: number, body: object) => Response.json({ status, data: null, ...body }, { status });

it('asks for an amount or an experience by one plain form', async () => {
  const { html } = await visit('/regala');
  expect(html).toContain('Seguir al pago');
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('Cena de otoño');
  expect(html).toContain('$60.000');
  expect(html).toContain('href="/regala/saldo"');
});

it('says calmly how one asks while no money is taken here', async () => {
  const { html } = await visit('/regala', { offer: { offered: false, months: 12, experiences: [] } });
  expect(html).not.toContain('Seguir al pago');
  expect(html).toContain('href="/cotiza?motivo=gift_card"');
  expect(html).toContain('wa.me');
});

const PEOPLE = 'buyer_name=Ana&buyer_email=ana%40cocina.example&receiver_name=P%C3%ADa&arrives_on=2026-12-24&agreed=si';

it.each([
  ['what=monto&chosen=60000', { amount: 60_000 }],
  ['what=monto&chosen=otro&amount=%24+75.000', { amount: 75_000 }],
  ['what=monto&chosen=otro&amount=mucho', { amount: null }],
  ['what=experiencia&chosen=60000&proposal_id=7&guests=4', { proposal_id: 7, guests: 4 }],
])('sends on what was chosen (%s), and leads to the page on which it is paid', async (chosen, worth) => {
  const posted = Response.json({ status: 200, msg: '', data: { url: 'https://sobremesa.example/gift-card/abc' } });
  const { sent, to, status } = await visit('/regala', { posted }, `${chosen}&${PEOPLE}`);
  expect([status, to]).toEqual([303, '/gift-card/abc']);
  expect(sent).toEqual([expect.objectContaining({ ...worth, buyer_name: 'Ana', receiver_name: 'Pía', agreed: true })]);
});

it.each([
  ['what=monto&chosen=otro&amount=', 'Escribe el monto.'],
  ['what=monto&chosen=otro&amount=abc', 'Escribe el monto en pesos, sin decimales.'],
  ['what=monto&chosen=otro&amount=-50000', 'Escribe el monto en pesos, sin decimales.'],
  ['what=monto&chosen=otro&amount=75.000%2C00', 'Escribe el monto en pesos, sin decimales.'],
  ['what=monto&chosen=60000&buyer_name=+', 'Completa este campo.'],
  ['what=monto&chosen=60000&arrives_on=', 'Elige el día en que llega.'],
])('says what is missing of %s in its own words', async (form, said) => {
  const errors = [
    { field: 'amount', msg: 'Palabras de la API.' },
    { field: 'buyer_name', msg: 'Palabras de la API.' },
    { field: 'arrives_on', msg: 'Palabras de la API.' },
  ].filter(({ field }) => form.includes(`${field}=`));
  const { html } = await visit('/regala', { posted: refusal(400, { msg: 'Revisa.', errors }) }, form);
  expect(html).toContain(said);
  expect(html).not.toContain('Palabras de la API.');
});

it('sends the key of its form, so that a double press is one card', async () => {
  const key = '3f0c9f5e-8a51-4c59-9d7c-2f4f5f6a7b80';
  expect((await visit('/regala')).html).toContain('name="creation_key" value="clave-de-este-formulario"');
  const posted = refusal(400, { msg: 'Revisa.', errors: [{ field: 'amount', msg: 'Muy poco.' }] });
  const { sent, html } = await visit('/regala', { posted }, `creation_key=${key}&what=monto&chosen=60000&${PEOPLE}`);
  expect(sent).toEqual([expect.objectContaining({ creation_key: key })]);
  expect(html).toContain(`value="${key}"`);
});

it('gives back what was written with what is wrong, and the first of it has the focus', async () => {
  const errors = [
    { field: 'arrives_on', msg: 'Elige una fecha desde hoy.' },
    { field: 'amount', msg: 'Muy poco.' },
  ];
  const posted = refusal(400, { msg: 'Revisa los datos enviados.', errors });
  const { html, status } = await visit('/regala', { posted }, `what=monto&chosen=otro&amount=500&${PEOPLE}`);
  expect(status).toBe(400);
  expect(html).toContain('Elige una fecha desde hoy.');
  expect(html).toContain('value="Ana"');
  const focused = html.match(/<(?:input|select|textarea)[^>]*autofocus[^>]*>/gi) ?? [];
  expect(focused.map((control) => /name="(\w+)"/.exec(control)?.[1])).toEqual(['amount']);
});

describe('the balance', () => {
  it('is told of a code, which is in no address', async () => {
    const left = { balance: 45_000, amount: 60_000, valid_until: '2027-11-28', usable: true };
    const posted = Response.json({ status: 200, msg: '', data: left });
    const { html, sent } = await visit('/regala/saldo', { posted }, 'code=abcd+efgh');
    expect(sent).toEqual([{ code: 'abcd efgh' }]);
    expect(html).toContain('$45.000');
    expect(html).toContain('Es lo que queda de los $60.000. Se usa hasta el');
    expect(html).toContain('28 de noviembre de 2027');
    const whole = Response.json({ status: 200, msg: '', data: { ...left, balance: 60_000 } });
    expect((await visit('/regala/saldo', { posted: whole }, 'code=abcd')).html).toContain('Está completa.');
  });

  it('says nothing of an invalid one, and keeps it to be corrected', async () => {
    const posted = refusal(404, { msg: 'No encontramos una gift card con ese código.' });
    const { html, status } = await visit('/regala/saldo', { posted }, 'code=ABCD');
    expect(status).toBe(404);
    expect(html).toContain('No encontramos una gift card con ese código.');
    expect(html).toContain('value="ABCD"');
    expect(html.match(/<input[^>]*autofocus[^>]*>/gi)).toMatchObject([expect.stringContaining('name="code"')]);
  });
});

it('keeps what was written also where the page itself cannot be read, without a script that would replace it', async () => {
  const { status, html } = await visit('/regala', { offer: null }, 'message=Feliz+d%C3%ADa&agreed=si');
  expect(status).toBe(503);
  expect(html).toContain('<input type="hidden" name="message" value="Feliz día"/>');
  expect(html).toContain('Enviar otra vez');
  expect(html).not.toMatch(/<script/);
});
