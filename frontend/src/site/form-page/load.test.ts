import { createAppStore } from '../../store/store';
import { load } from './load';

const form = {
  id: 1,
  title: 'Cuéntanos de tu evento',
  type: 3,
  url: 'matrimonios',
  script: 'https://docs.google.com/x',
};

const at = (path: string) => {
  const fetch = () => Promise.resolve(Response.json({ status: 200, msg: 'Listo', data: [form] }));
  const store = createAppStore({ baseUrl: 'http://localhost', fetch });
  return load({ store, request: new Request(`http://localhost/${path}`), params: { routeName: path } });
};

test('a form has one address, whatever the case in which it is asked for', async () => {
  await expect(at('matrimonios')).resolves.toBeNull();
  const moved = await at('MATRIMONIOS');
  expect([moved?.status, moved?.headers.get('Location')]).toEqual([301, '/matrimonios']);
  await expect(at('bautizos')).rejects.toMatchObject({ status: 404 });
});
