/** @jest-environment node */
import { sentPage, TOKEN } from '../../../test-setup/sent-page';

const SHEET = {
  chef_name: 'Ana <b>',
  title: 'Ficha',
  ...{ day: '2026-12-12', starts_at: '20:30', cancelled: false, sequence: 3, newer: false, confirmed_at: null },
  place: 'Los Leones 120, Ñuñoa',
  facts: [
    { name: 'Dónde', value: 'Los Leones 120, Ñuñoa', changed: 'cambió; antes Italia 10' },
    { name: 'Invitados', value: '8', changed: null },
  ],
};

async function open(changes: object, form?: string, received = { status: 200, msg: '' }) {
  const calls: string[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const call = new Request(input, init);
    const path = new URL(call.url).pathname.replace('/api/v1', '');
    if (call.method === 'POST') {
      calls.push(`${path} ${await call.text()}`);
      return Response.json({ ...received, data: null }, { status: received.status });
    }
    if (path !== `/event_sheets/by-link/${TOKEN}`) return Response.json(null, { status: 404 });
    if ('blocked' in changes) return Response.json({ status: 409, msg: 'No.', data: null }, { status: 409 });
    return Response.json({ status: 200, msg: '', data: { ...SHEET, ...changes } });
  };
  const { status, to, html } = await sentPage(`/ficha/${TOKEN}`, fetch, form);
  return { calls, status, html: to ?? html };
}

it('shows the sheet with what differs and the way there, without scripts and for nobody to find', async () => {
  const { html } = await open({});
  for (const words of ['Tu mesa del sábado 12 de diciembre', 'cambió; antes Italia 10', 'Cómo llegar', 'Ana &lt;b&gt;'])
    expect(html).toContain(words);
  expect(html).toContain('<input type="hidden" name="version" value="3"/>');
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/<script/);
  expect((await open({ newer: true })).html).toContain('La ficha cambió después de que te enviamos este enlace.');
});

it('is confirmed for the version that was read, once, and says so', async () => {
  const { status, html, calls } = await open({}, 'version=3');
  expect([status, html, calls]).toEqual([303, `/ficha/${TOKEN}`, [`/event_sheets/receive/${TOKEN} {"sequence":3}`]]);
  const refused = await open({}, 'version=2', { status: 409, msg: 'La ficha cambió mientras la leías.' });
  expect([refused.status, refused.html.includes('La ficha cambió mientras la leías.')]).toEqual([409, true]);
  const done = await open({ confirmed_at: '2026-11-28T12:00:00Z' });
  expect(done.html).toContain('Confirmaste que la recibiste el 28 de noviembre');
  expect(done.html).not.toContain('<button');
});

it('is not shown while the client’s data are blocked, in words for the chef', async () => {
  const { status, html } = await open({ blocked: true });
  expect(status).toBe(409);
  expect(html).toContain('La mesa sigue en pie, el mismo día y a la misma hora.');
  expect(html).not.toMatch(/Leones|tus datos/);
});

it('says of a cancelled evening only that it is off', async () => {
  const { html } = await open({ cancelled: true, facts: [], place: '' });
  expect(html).toContain('Esta mesa fue cancelada');
  expect(html).not.toMatch(/Leones|<button/);
});
