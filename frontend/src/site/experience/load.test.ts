import { envelope, experiencePageOf, storeWith, type Answers } from '../test-fixtures';
import { load } from './load';

const CHILOE = experiencePageOf(1, 'Mesa de Chiloé');
const ANSWERS: Answers = {
  '/proposals/one/Mesa-de-Chiloé': envelope(CHILOE),
  '/proposals/one/mesa-chilota': envelope(CHILOE),
};

function open(menuName: string) {
  const { store } = storeWith(ANSWERS);
  const request = new Request(`http://sobremesa.test/experiencia/${encodeURIComponent(menuName)}`);
  return load({ store, request, params: { menuName } });
}

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('an experience under its present name is loaded', async () => {
  await expect(open('Mesa-de-Chiloé')).resolves.toBeNull();
});

test('a former name is a permanent redirect to the present one', async () => {
  const response = (await thrownBy(open('mesa-chilota'))) as Response;
  expect(response.status).toBe(301);
  expect(decodeURI(response.headers.get('Location') ?? '')).toBe('/experiencia/Mesa-de-Chiloé');
});

test('an unknown experience is not found, with the sentence of docs/product.md', async () => {
  const response = (await thrownBy(open('nada'))) as Response;
  expect(response.status).toBe(404);
  await expect(response.text()).resolves.toBe('La experiencia buscada no existe');
});
