import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, sendPage, stopServer } from '../platform/start/stand-in.js';
import { StartError } from '../platform/start/start-error.js';
import {
  accountsOf,
  accountsOfChefs,
  OUTSIDERS,
  type Account,
  type StandInChef,
  type StandInPerson,
} from './accounts.js';
import { messagePage } from './pages.js';

export interface IdentityProviderOptions {
  /** True refuses to start: in production only Google may say who somebody is. */
  production: boolean;
  productName: string;
  /** The product's callback address, the only one to which browsers are sent back. */
  redirectURI: string;
  /** The people with access. Read again each time the chooser is shown. */
  people: () => Promise<StandInPerson[]>;
  chefs: () => Promise<StandInChef[]>;
}

/** A running stand-in for Google. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Starts an OpenID Connect provider on a free port of the loopback address, so that the whole sign-in runs on a machine
 * without Google. Anyone who uses the machine chooses an account, without a password. The port listens at once; the
 * provider itself is created at the first request.
 * @throws StartError in production
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  if (options.production) {
    throw new StartError(
      'El proveedor de identidad de prueba no se usa en producción: define GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET.',
    );
  }
  const { server, host } = await listenLocally();
  const identity = {
    issuer: `http://${host}`,
    clientId: 'sobremesa',
    clientSecret: randomBytes(32).toString('base64url'),
  };
  let handler: Promise<Handler> | undefined;
  server.on('request', (request, response) => {
    // A hostile page may point its own name at this address (DNS rebinding). Its requests then carry that name.
    if (request.headers.host !== host)
      return sendPage(response, 421, messagePage(options.productName, 'Esta dirección no se atiende.'));
    handler ??= createHandler(options, identity);
    handler.then((handle) => handle(request, response)).catch(() => fail(response, options.productName));
  });
  return { ...identity, stop: () => stopServer(server) };
}

async function createHandler(
  options: IdentityProviderOptions,
  identity: Omit<IdentityProvider, 'stop'>,
): Promise<Handler> {
  const [{ createProvider }, { choose }] = await Promise.all([import('./provider.js'), import('./chooser.js')]);
  const { productName, redirectURI } = options;
  const people = async (): Promise<Account[]> => [
    ...accountsOf(await options.people()),
    ...accountsOfChefs(await options.chefs()),
  ];
  const findAccount = async (sub: string): Promise<Account | undefined> =>
    [...(await people()), ...OUTSIDERS].find((account) => account.sub === sub);
  const provider = await createProvider({ ...identity, productName, redirectURI, findAccount });
  const serve = provider.callback();
  return (request, response) =>
    request.url?.startsWith('/interaction/')
      ? choose(request, response, { provider, productName, people })
      : serve(request, response);
}

/** Answers when the people could not be read. The usual cause is that the database is away. */
function fail(response: ServerResponse, productName: string): void {
  if (response.headersSent) response.destroy();
  else
    sendPage(
      response,
      503,
      messagePage(productName, 'El servicio no está disponible por ahora. Intenta otra vez en unos segundos.'),
    );
}
