/** @jest-environment node */
import type { Asked } from '../api/base-query';
import { createPageStore } from './page-store';

const NAMED = { status: 200, msg: 'Empresa', data: { email: 'hola@sobremesa.example' } };

/** A store whose calls are noted and answered. */
function storeWith(answer: (asked: Asked) => { status: number; text: string } | Promise<never>) {
  const calls: Asked[] = [];
  const store = createPageStore({
    baseUrl: 'https://sobremesa.example',
    fetch: () => Promise.reject(new Error('the network is not used')),
    call: async (asked) => {
      calls.push(asked);
      return answer(asked);
    },
  });
  return { store, calls };
}

const json = (body: unknown, status = 200) => ({ status, text: JSON.stringify(body) });

describe('the store of a page on the server', () => {
  it('asks as the contract says, once for all who want the same, and holds the answer where pages look for it', async () => {
    const { store, calls } = storeWith(() => json(NAMED));
    const [one, other] = await Promise.all([
      store.read('getCompany'),
      store.ask('getCompany'),
      store.read('getCompany'),
    ]);
    await store.read('listModalities', { scope: 'chefs' });
    await store.read('searchChefs', { searchChefsDto: { foodId: 3, cityId: 0, modalityId: 0 } });
    expect([one, other]).toEqual([NAMED, NAMED]);
    expect(calls).toEqual([
      { method: 'GET', path: '/api/v1/company/one' },
      { method: 'GET', path: '/api/v1/modality/all?scope=chefs' },
      { method: 'POST', path: '/api/v1/cities/city-filter-food', body: '{"foodId":3,"cityId":0,"modalityId":0}' },
    ]);
    expect(store.getState().api.queries['getCompany(undefined)']).toEqual({ status: 'fulfilled', data: NAMED });
    expect(store.answers().map(({ endpointName }) => endpointName)).toEqual([
      'getCompany',
      'listModalities',
      'searchChefs',
    ]);
  });

  it('leaves out of the page what was only asked', async () => {
    const { store } = storeWith(() => json(NAMED));
    await store.ask('getCompany');
    expect([store.answers(), store.getState().api.queries]).toEqual([[], {}]);
  });

  it('asks nothing that is remembered', async () => {
    const remembered = (path: string) => Promise.resolve(path === '/api/v1/company/one' ? NAMED : undefined);
    const call = jest.fn(() => Promise.resolve(json({ data: [] })));
    const store = createPageStore({ baseUrl: '', fetch: globalThis.fetch, remembered, call });
    expect(await store.read('getCompany')).toBe(NAMED);
    await store.read('listClientLogos');
    expect(call.mock.calls).toEqual([[{ method: 'GET', path: '/api/v1/workered_company/all' }]]);
  });

  it.each([
    ['refuses', () => json({ status: 404, msg: 'No existe', data: null }, 404), 404],
    ['fails', () => json({ status: 503, msg: 'No', data: null }, 503), 503],
    ['does not answer', () => Promise.reject(new TypeError('gone')), 'FETCH_ERROR'],
    ['answers with something else', () => ({ status: 200, text: '<html>' }), 'PARSING_ERROR'],
  ])('says so when the API %s, and asks anew when it is asked anew', async (_case, answer, status) => {
    const { store, calls } = storeWith(answer);
    await expect(store.read('getCompany')).rejects.toMatchObject({ status });
    expect(store.getState().api.queries['getCompany(undefined)']).toEqual({ status: 'rejected' });
    expect(store.answers()).toEqual([]);
    await expect(store.read('getCompany')).rejects.toMatchObject({ status });
    expect(calls).toHaveLength(2);
  });

  it('uses the network where there is no shorter way', async () => {
    const fetch = jest.fn((asked: Request) => Promise.resolve(Response.json({ path: new URL(asked.url).pathname })));
    const store = createPageStore({ baseUrl: 'https://sobremesa.example', fetch: fetch as typeof globalThis.fetch });
    expect(await store.read('getCompany')).toEqual({ path: '/api/v1/company/one' });
  });

  it('is another for each page', async () => {
    const [mine, yours] = [storeWith(() => json(NAMED)).store, storeWith(() => json(NAMED)).store];
    await mine.read('getCompany');
    expect([yours.answers(), yours.getState().api.queries]).toEqual([[], {}]);
    expect(mine.whole()).toBe(mine.whole());
    expect(mine.whole()).not.toBe(yours.whole());
  });
});
