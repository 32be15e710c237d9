import { chefOf, envelope, storeWith, type Answers } from '../test-fixtures';
import { load, NO_SUCH_CHEF } from './load';

const ANA = chefOf(1, 'Ana María Pérez');
const ANSWERS: Answers = {
  '/chefs/get-one/Ana-María-Pérez': envelope(ANA),
  '/chefs/get-one/ana-maria-perez': envelope(ANA),
};

function open(name: string, answers = ANSWERS) {
  const { store } = storeWith(answers);
  const request = new Request(`http://sobremesa.test/chef/${encodeURIComponent(name)}`);
  return load({ store, request, params: { name } });
}

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a chef under the present name is loaded', async () => {
  await expect(open('Ana-María-Pérez')).resolves.toBeNull();
});

test('a chef under another spelling is a permanent redirect to the present name', async () => {
  const response = (await thrownBy(open('ana-maria-perez'))) as Response;
  expect(response.status).toBe(301);
  expect(decodeURI(response.headers.get('Location') ?? '')).toBe('/chef/Ana-María-Pérez');
});

test('an unknown chef is not found, with the sentence of docs/product.md', async () => {
  const response = (await thrownBy(open('nadie'))) as Response;
  expect(response.status).toBe(404);
  await expect(response.text()).resolves.toBe(NO_SUCH_CHEF);
  expect(NO_SUCH_CHEF).toBe('El chef buscado no existe');
});

test('an API that does not answer is not a missing chef', async () => {
  const away = Response.json({ status: 503, msg: 'Volvemos pronto.', data: null }, { status: 503 });
  const error = await thrownBy(open('Ana', { '/chefs/get-one/Ana': away }));
  expect(error).toMatchObject({ status: 503 });
  expect(error).not.toBeInstanceOf(Response);
});
