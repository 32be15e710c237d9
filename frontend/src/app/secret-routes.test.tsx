/** @jest-environment node */
import { data, useActionData, useLoaderData } from 'react-router-dom';

import { fillTemplate, renderPage, type PageAnswer, type SentForm } from '../entry-server';

jest.mock('./secret-pages', () => ({
  SECRET_PAGES: [
    {
      path: '/cotizacion/:token',
      name: 'test',
      component: () =>
        Promise.resolve(function Page() {
          const token = useLoaderData<string>();
          const refused = useActionData<string>();
          return (
            <>
              <title>Tu cotización</title>
              <h1>{refused ?? `Abre ${token}`}</h1>
            </>
          );
        }),
      load: () =>
        Promise.resolve(({ params: { token } }: { params: { token: string } }) => {
          const status = token.startsWith('blocked') ? 409 : token.startsWith('away') ? 503 : undefined;
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as RTK Query rejects
          return status ? Promise.reject({ status }) : Promise.resolve(token);
        }),
      takeForm: () =>
        Promise.resolve(async (_store: unknown, request: Request) => {
          const form = await request.formData();
          return form.get('name') === ''
            ? data('Escribe tu nombre.', { status: 400 })
            : new Response(null, { status: 303, headers: { Location: new URL(request.url).pathname } });
        }),
    },
  ],
}));

const ADDRESS = '/cotizacion/abcdefghijklmnopqrstuvwxyz0';
const settings = { productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' };
const company = { id: 1, city: 'Santiago', address: 'Av. Italia 1', email: 'hola@sobremesa.example' };
const TEMPLATE =
  '<!doctype html><html lang="es-CL"><head><!--head--></head><body><div id="root"><!--page--></div>' +
  '<!--state--><script type="module" src="/assets/app.js"></script><!--preloads--></body></html>';

/** A form as a browser sends it. */
async function bodyOf(form: FormData): Promise<{ type: string; body: ArrayBuffer }> {
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', body: await sent.arrayBuffer() };
}

function open(path: string, form?: SentForm): Promise<PageAnswer> {
  const answer = { status: 200, msg: 'Empresa', data: { ...company, phone_number: '+56912345678', headers: [] } };
  const fetch: typeof globalThis.fetch = (input) =>
    Promise.resolve(
      (input as Request).url.endsWith('/company/one') ? Response.json(answer) : Response.json({}, { status: 404 }),
    );
  return renderPage({ url: settings.publicUrl + path, form, settings, baseUrl: settings.publicUrl, fetch });
}

async function shown(path: string, form?: SentForm): Promise<{ status: number; html: string }> {
  const answer = await open(path, form);
  if (answer.kind === 'redirect') throw new Error(`led to ${answer.location}`);
  return { status: answer.status, html: fillTemplate(TEMPLATE, answer.parts, ['b.js']) };
}

describe('a page behind a secret link', () => {
  it('says that the data are being reviewed, and how to write, while they are blocked', async () => {
    const { status, html } = await shown('/cotizacion/blockedabcdefghijklmnopqrst');
    expect(status).toBe(409);
    expect(html).toContain('<h1>Estamos revisando tus datos</h1>');
    expect(html).toContain('mailto:hola@sobremesa.example');
    expect(html).toMatch(/noindex, nofollow/);
  });

  it('is whole without a script, and search engines are told to leave it out', async () => {
    const { status, html } = await shown(ADDRESS);
    expect(status).toBe(200);
    expect(html).toContain('<h1>Abre abcdefghijklmnopqrstuvwxyz0</h1>');
    expect(html).toContain('hola@sobremesa.example');
    expect(html).toMatch(/<head>.*noindex, nofollow.*<title>Tu cotización<\/title><\/head>/s);
    expect(html).not.toMatch(/<script|modulepreload|<!--/);
  });

  it('takes its form and shows what is wrong with it, or leads back', async () => {
    const { status, html } = await shown(ADDRESS, 'name=');
    expect([status, html.includes('Escribe tu nombre.')]).toEqual([400, true]);
    expect(await open(ADDRESS, 'name=Ana')).toEqual({ kind: 'redirect', status: 303, location: ADDRESS });
  });

  it('says calmly that it cannot be shown now, and keeps what was sent to send it again', async () => {
    const away = '/cotizacion/awayabcdefghijklmnopqrstuvw';
    const read = await shown(away);
    expect(read.status).toBe(503);
    expect(read.html).toContain(`<a class="btn btn--lg" href="${away}">Volver a intentar</a>`);
    // Nothing that needs a script.
    expect(read.html).not.toContain('<button');
    const sent = await shown(away, 'name=&reason=Otro+d%C3%ADa%0A%22s%C3%AD%22&answer=no');
    expect(sent.html).toContain(`<form action="${away}" method="post">`);
    expect(sent.html).toContain('<input type="hidden" name="reason" value="Otro día\n&quot;sí&quot;"/>');
    expect(sent.html).toContain('<input type="hidden" name="answer" value="no"/>');
    expect(sent.html).toContain('Enviar otra vez');
    const form = new FormData();
    form.append('name', '');
    form.append('monto', '180.000');
    form.append('comprobante', new Blob(['x'], { type: 'application/pdf' }), 'banco.pdf');
    const { html } = await shown(away, await bodyOf(form));
    expect(html).toMatch(/<form [^>]*enctype="multipart\/form-data"/i);
    expect(html).toContain('<input type="hidden" name="monto" value="180.000"/>');
    expect(html).toContain('<input type="file" name="comprobante"/>');
  });

  it('leaves other pages their scripts', async () => {
    const { html } = await shown('/nada/de/nada');
    expect(html).toContain('<script type="module" src="/assets/app.js">');
    expect(html).toContain('<link rel="modulepreload" href="/b.js"');
  });
});
