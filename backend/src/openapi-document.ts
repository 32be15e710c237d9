import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { FinishedAnswer } from './platform/cache/finished-answer.js';
import { ErrorAnswer, REFUSALS } from './platform/http/answer/answer.js';

const DESCRIPTION = `The API of the private-chef marketplace.

Every answer is \`{ status, msg, data }\`; \`msg\` is a Spanish sentence. A refused request has \`data: null\` and, when
fields were wrong, \`errors: [{ field, msg }]\`. To try the calls with a lock, sign in at
[/login](/login) in this browser and load this page again: it calls as you from then on. A token from elsewhere (\`token\`
in the answer of \`POST /users/login\`) goes into Authorize. Answers to a signed-in caller say in \`X-Role\` which role they
have now.`;

interface SwaggerPage {
  localStorage: { getItem(key: string): string | null };
  ui: { preauthorizeApiKey(scheme: string, token: string): void };
}

/**
 * Runs in the browser, where it arrives as text. It takes the session of the person who is signed in on the site, so
 * that nobody has to copy a token. The key is the site's (frontend/src/session/stored-user.ts).
 */
function takeOwnSession(): void {
  // These exist in the browser only, so their types are not known here.
  const { localStorage, ui } = globalThis as unknown as SwaggerPage;
  const { token } = JSON.parse(localStorage.getItem('sobremesa.user') ?? '{}') as { token?: string };
  if (token) ui.preauthorizeApiKey('bearer', token);
}

/** The OpenAPI document, from the code. Operation ids are the controllers' method names, unique in the whole API. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Sobremesa')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorAnswer],
  });
  refuseAmbiguousOperations(document);
  completeAnswers(document);
  return document;
}

/** The path of Swagger UI, as Nest and browsers write it. */
const DOCS = 'api/docs';

/**
 * What Swagger UI may load and do. It uses the session, so its policy is as strict as the site's. Its styles are inline
 * and its icons are data URLs.
 */
const DOCS_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves Swagger UI at /api/docs and the document at /api/openapi.json. Both are written once. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  let document: OpenAPIObject | undefined;
  let bytes: FinishedAnswer | undefined;
  const written = (): OpenAPIObject => (document ??= openApiDocument(app));

  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`/${DOCS}`)) void reply.header('Content-Security-Policy', DOCS_POLICY);
    done();
  });
  server.get('/api/openapi.json', (request, reply) => {
    bytes ??= new FinishedAnswer(JSON.stringify(written()), reply.type('application/json; charset=utf-8'));
    return bytes.send(request, reply);
  });
  SwaggerModule.setup(DOCS, app, written, {
    // Swagger UI would write the document again for each request, and offer a second spelling of it.
    raw: false,
    customSiteTitle: 'Sobremesa API',
    swaggerOptions: {
      persistAuthorization: true,
      displayRequestDuration: true,
      tagsSorter: 'alpha',
      onComplete: takeOwnSession,
    },
  });
}

/**
 * Keeps the answers that @Answer and @Refuses declare: the compiler plugin adds a guess of its own, named 'default'. Adds what the
 * server may refuse before the operation runs: an unknown parameter of any operation, and the body of one that is not a GET.
 */
function completeAnswers(document: OpenAPIObject): void {
  for (const { get, post, put, delete: remove } of Object.values(document.paths)) {
    for (const operation of [get, post, put, remove]) {
      if (!operation) continue;
      delete operation.responses['default'];
      for (const status of operation === get ? [400] : [400, 413, 415])
        operation.responses[status] ??= {
          description: REFUSALS[status] ?? '',
          content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorAnswer) } } },
        };
    }
  }
}

function refuseAmbiguousOperations(document: OpenAPIObject): void {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId?: string }>).flatMap(({ operationId }) => operationId ?? []),
  );
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`Operation ids used twice: ${twice.join(', ')}`);
}
