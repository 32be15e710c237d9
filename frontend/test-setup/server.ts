import { setupServer, type SetupServerApi } from 'msw/node';

type Handlers = Parameters<typeof setupServer>;

/**
 * The API of a test file, answered by MSW; call it at the top of the file. A request nobody answers fails the test.
 * Type the answers with the generated types: `HttpResponse.json<GetChefApiResponse>({ … })`.
 */
export function serveApi(...handlers: Handlers): SetupServerApi {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
