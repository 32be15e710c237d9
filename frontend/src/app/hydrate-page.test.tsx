import { act, screen, waitFor } from '@testing-library/react';

import { fillTemplate, renderPage } from '../entry-server';
import { hydratePage } from './hydrate-page';

const mockBroken = { page: false };
jest.mock('../site/not-found/NotFound', () => {
  const { NotFound } = jest.requireActual<typeof import('../site/not-found/NotFound')>('../site/not-found/NotFound');
  return {
    NotFound: () => {
      if (mockBroken.page) throw new TypeError('no such function');
      return (
        <>
          <NotFound />
          <input aria-label="Nombre" name="name" defaultValue="" />
          <select aria-label="Ciudad" name="city" defaultValue="1">
            <option value="1">Santiago</option>
            <option value="2">Viña</option>
          </select>
          <label>
            <input type="checkbox" name="diet" value="3" /> Vegana
          </label>
        </>
      );
    },
  };
});

const origin = window.location.origin;
const settings = { productName: 'Sobremesa', publicUrl: origin };
const TEMPLATE = '<div id="root"><!--page--></div><!--state-->';

const COMPANY = {
  id: 1,
  city: 'Santiago',
  address: 'Av. Italia 1234',
  email: 'hola@sobremesa.example',
  phone_number: '+56912345678',
  facebook: null,
  instagram: null,
  linkedin: null,
  version: 1,
  headers: [],
};

const FOOTER = { text: 'footer', document: { type: 'doc', content: [] }, number: 1, day: '2026-01-01' };

/** The data of header and footer. The pages of these tests need no others. */
const api: typeof globalThis.fetch = (input) => {
  const isText = (input as Request).url.endsWith('/texts/shown/footer');
  return Promise.resolve(Response.json({ status: 200, msg: 'Listo', data: isText ? FOOTER : COMPANY }));
};

/** Puts the document into the browser as the server sends it for a path. */
async function openInBrowser(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  const answer = await renderPage({ url: origin + path, settings, baseUrl: origin, fetch: api });
  if (answer.kind !== 'page') throw new Error(`${path} led elsewhere`);
  document.head.innerHTML = answer.parts.head;
  document.body.innerHTML = fillTemplate(TEMPLATE, answer.parts);
}

describe('a page in the browser', () => {
  const complaint = jest.spyOn(console, 'error');
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network in this test'));

  it('takes over what the server sent: same elements, no complaint of React, no call of the API', async () => {
    await openInBrowser('/nada-de-nada');
    const heading = screen.getByRole('heading', { level: 1 });
    await act(hydratePage);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(complaint).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  it('keeps what was typed, and the focus, where a translator changed the page before', async () => {
    Object.assign(window, { reportError: jest.fn() });
    await openInBrowser('/nada-de-nada');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
    name.value = 'Carolina';
    name.focus();
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ciudad' }).value = '2';
    screen.getByRole('checkbox', { name: 'Vegana' }).click();
    screen.getByRole('heading', { level: 1 }).innerHTML = '<font>This table is not set</font>';
    await act(hydratePage);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Carolina'));
    expect(name).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('2');
    expect(screen.getByRole('checkbox', { name: 'Vegana' })).toBeChecked();
  });

  it('leaves what the server sent where a script fails', async () => {
    const failure = jest.fn();
    Object.assign(window, { reportError: failure });
    // The router says there what it caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openInBrowser('/nada-de-nada');
    const sent = document.getElementById('root')?.innerHTML;
    mockBroken.page = true;
    await act(hydratePage);
    mockBroken.page = false;
    expect(document.getElementById('root')?.innerHTML).toBe(sent);
    expect(failure).toHaveBeenCalledWith(new TypeError('no such function'));
  });
});
