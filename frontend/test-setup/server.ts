import { setupServer, type SetupServer } from 'msw/node';

type Handlers = Parameters<typeof setupServer>;

/**
 * The API of a test file, answered by MSW. Call it at the top of the file. A request without a handler fails the test.
 * Type the answers with the generated types: `HttpResponse.json<GetChefApiResponse>({ … })`.
 */
export function serveApi(...handlers: Handlers): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
