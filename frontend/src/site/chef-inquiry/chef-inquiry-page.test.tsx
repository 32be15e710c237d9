/** @jest-environment node */
import { COMPANY, sentPage, TOKEN } from '../../../test-setup/sent-page';

const INQUIRY = {
  id: 1,
  chef_name: 'Ana Soto',
  day: '2026-12-05',
  starts_at: '20:30',
  minutes: 240,
  guests: 8,
  commune: 'Ñuñoa',
  kind: 'cena',
  menu: null,
  pay: 240_000,
  answer: null,
  answer_text: null,
  answered_at: null,
  held_until: null,
  asked_at: '2026-11-28T12:00:00Z',
  over: null,
  overlaps: false,
};

interface Refusal {
  status: number;
  msg: string;
  errors?: { field: string; msg: string }[];
}

/** The page of a question, or what became of a form that was sent to it. */
async function shown(inquiry: object, form?: string, refusal?: Refusal) {
  const sent: unknown[] = [];
  const fetch = async (input: string | URL | Request) => {
    if (input instanceof Request && input.method === 'POST') {
      sent.push(await input.json());
      if (refusal) return Response.json({ data: null, ...refusal }, { status: refusal.status });
    }
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/texts/shown/footer')) return Response.json(null, { status: 404 });
    const isCompany = pathname.endsWith('/company/one');
    return Response.json({ status: 200, msg: '', data: isCompany ? COMPANY : inquiry });
  };
  return { sent, ...(await sentPage(`/consulta/${TOKEN}`, fetch, form)) };
}

it('asks for an answer, keeps out of search engines, and names no amount that nobody said', async () => {
  const { html } = await shown({ ...INQUIRY, pay: null });
  expect(html).toContain('¿Puedes el sábado, 5 de diciembre de 2026?');
  expect(html).toContain('noindex');
  expect(html).not.toContain('Recibirías');
  expect(html.match(/value="\w+" name="answer"/g)).toHaveLength(3);
});

it.each([
  ['answer=can', { answer: 'can', text: null }],
  ['answer=cannot', { answer: 'cannot', text: null }],
  ['answer=can_but&text=El+domingo.', { answer: 'can_but', text: 'El domingo.' }],
])('takes %s and leads back to the page', async (form, body) => {
  const { to, sent } = await shown(INQUIRY, form);
  expect(to).toBe(`/consulta/${TOKEN}`);
  expect(sent).toEqual([body]);
});

it('says what was answered, until when the day is kept, and lets it be changed', async () => {
  const { html } = await shown({ ...INQUIRY, answer: 'can', held_until: '2026-12-05T15:00:00Z' });
  expect(html).toContain('Nos dijiste que puedes.');
  expect(html).toContain('Te guardamos el día hasta el 5 de diciembre de 2026');
  expect(html).toContain('value="cannot"');
});

it('says why it is over, and takes nothing then', async () => {
  const { html } = await shown({ ...INQUIRY, over: 'Ese día ya llegó: esta consulta se cerró.' });
  expect(html).toContain('Ese día ya llegó');
  expect(html).not.toContain('<form');
});

it('keeps what was written where «Puedo, pero…» is refused, and focuses it', async () => {
  const errors = [{ field: 'text', msg: 'Cuéntanos qué.' }];
  const { html } = await shown(INQUIRY, 'answer=can_but&text=+', { status: 400, msg: 'No.', errors });
  expect(html).toContain('Cuéntanos qué.');
  expect(html).toMatch(/<textarea[^>]*autofocus/i);
  const { html: nothing, sent } = await shown(INQUIRY, 'answer=quizas');
  expect(sent).toEqual([]);
  expect(nothing).toContain('Elige una respuesta.');
});
