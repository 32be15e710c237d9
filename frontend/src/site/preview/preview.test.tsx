/** @jest-environment node */
import { renderPage } from '../../entry-server';
import { chefOf, company, envelope, experiencePageOf } from '../test-fixtures';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0';
const settings = { productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' };

const ANSWERS: Record<string, unknown> = {
  [`/api/v1/previews/chef/${TOKEN}`]: envelope({ chef: chefOf(1, 'Ana María Pérez') }),
  [`/api/v1/previews/experience/${TOKEN}`]: envelope({ experience: experiencePageOf(1, 'Mesa de Chiloé') }),
  '/api/v1/company/one': envelope(company),
};

async function open(path: string) {
  const fetch = (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const answer = ANSWERS[pathname];
    return Promise.resolve(
      answer ? Response.json(answer) : Response.json({ status: 404, msg: 'No existe', data: null }, { status: 404 }),
    );
  };
  const url = settings.publicUrl + path;
  const answer = await renderPage({ url, settings, baseUrl: settings.publicUrl, fetch });
  if (answer.kind === 'redirect') throw new Error(`led to ${answer.location}`);
  return { status: answer.status, ...answer.parts };
}

describe('a shared preview', () => {
  it.each([
    ['chef', 'Ana María Pérez', 'la página de Ana María Pérez'],
    ['experiencia', 'Mesa de Chiloé', 'la página de «Mesa de Chiloé»'],
  ])('of a %s is the page itself under a banner', async (kind, name, what) => {
    const { status, head, page, state } = await open(`/vista-previa/${kind}/${TOKEN}`);
    expect(status).toBe(200);
    expect(head).toContain(`<title>Vista previa: ${what} | Sobremesa</title>`);
    expect(head).toMatch(/noindex, nofollow/);
    expect(page).toContain(`<strong>Vista previa.</strong> Así se verá ${what}.`);
    const shown = /<fieldset class="preview" role="presentation" disabled="">(.*)<\/fieldset>/s.exec(page)?.[1];
    expect(shown).toMatch(new RegExp(`<h1[^>]*>${name}`));
    // Its buttons are disabled, and its links lead nowhere.
    expect(shown).toMatch(/<a>Inicio<\/a>/);
    expect(shown).not.toMatch(/<a [^>]*href/);
    // Around it only the house can be reached, as on every page behind a secret link.
    const links = [...page.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href?.split('?')[0]);
    expect(links).toEqual(['/', 'mailto:hola@sobremesa.example', 'https://wa.me/56912345678']);
    // Anyone who listens to it, or swipes through its opinions, reaches all of it.
    expect(page).not.toContain('inert');
    expect(head + page).not.toMatch(/canonical|ld\+json|og:/);
    // No script takes it over.
    expect(state).toBeNull();
  });

  it('that is over is not found', async () => {
    expect((await open('/vista-previa/chef/zzzzzzzzzzzzzzzzzzzzzzzzzzz')).status).toBe(404);
  });
});
