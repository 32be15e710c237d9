import { setupServer, type SetupServer } from 'msw/node';

import { unversioned } from './unversioned-edits';

type Handlers = Parameters<typeof setupServer>;

/**
 * The API of a test file, answered by MSW. Call it at the top of the file. A request without a handler fails the test, and so
 * does an edit without the version that the screen showed.
 * Type the answers with the generated types: `HttpResponse.json<GetChefApiResponse>({ … })`.
 */
export function serveApi(...handlers: Handlers): SetupServer {
  const server = setupServer(...handlers);
  const edits: Promise<string[]>[] = [];
  const unhandled: string[] = [];
  server.events.on('request:start', ({ request }) => {
    edits.push(unversioned(request));
  });
  server.events.on('request:unhandled', ({ request }) => {
    unhandled.push(`${request.method} ${request.url}`);
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    server.resetHandlers();
    const [sent, unanswered] = [edits.splice(0), unhandled.splice(0)];
    expect((await Promise.all(sent)).flat()).toEqual([]);
    expect(unanswered).toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}
