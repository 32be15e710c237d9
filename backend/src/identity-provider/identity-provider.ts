import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../platform/start/start-error.js';
import { accountsOf, OUTSIDERS, type Account, type StandInPerson } from './accounts.js';
import { messagePage } from './pages.js';
import { send } from './send.js';

export interface IdentityProviderOptions {
  /** In production the start is refused: there, only Google vouches for people. */
  production: boolean;
  productName: string;
  /** The product's end of the flow, the only address browsers are sent back to. */
  redirectURI: string;
  /** Who has been given access, read anew each time the chooser is shown. */
  people: () => Promise<StandInPerson[]>;
}

/** A stand-in for Google that listens. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The loopback address: nobody on the network can reach it, and for a browser it is another site than `localhost`. */
const HOST = '127.0.0.1';

/**
 * Starts an OpenID Connect provider on a free port of the loopback address, so that the whole sign-in runs on a machine
 * without Google. Whoever sits at the machine chooses whom to be, without a password. It listens at once; the provider
 * itself is made at the first request.
 * @throws StartError in production
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  if (options.production) {
    throw new StartError(
      'El proveedor de identidad de prueba no se usa en producción: define GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET.',
    );
  }
  const server = createServer();
  server.listen(0, HOST);
  await once(server, 'listening');
  const host = `${HOST}:${(server.address() as AddressInfo).port}`;
  const identity = {
    issuer: `http://${host}`,
    clientId: 'sobremesa',
    clientSecret: randomBytes(32).toString('base64url'),
  };
  let handler: Promise<Handler> | undefined;
  server.on('request', (request, response) => {
    // A page of another site that rebinds its name to this address sends its own name.
    if (request.headers.host !== host)
      return send(response, 421, messagePage(options.productName, 'Esta dirección no se atiende.'));
    handler ??= createHandler(options, identity);
    handler.then((handle) => handle(request, response)).catch(() => fail(response, options.productName));
  });
  return { ...identity, stop: () => stop(server) };
}

async function createHandler(
  options: IdentityProviderOptions,
  identity: Omit<IdentityProvider, 'stop'>,
): Promise<Handler> {
  const [{ createProvider }, { choose }] = await Promise.all([import('./provider.js'), import('./chooser.js')]);
  const { productName, redirectURI } = options;
  const people = async (): Promise<Account[]> => accountsOf(await options.people());
  const findAccount = async (sub: string): Promise<Account | undefined> =>
    [...(await people()), ...OUTSIDERS].find((account) => account.sub === sub);
  const provider = await createProvider({ ...identity, productName, redirectURI, findAccount });
  const serve = provider.callback();
  return (request, response) =>
    request.url?.startsWith('/interaction/')
      ? choose(request, response, { provider, productName, people })
      : serve(request, response);
}

/** The people could not be read, most likely: the database is away. */
function fail(response: ServerResponse, productName: string): void {
  if (response.headersSent) response.destroy();
  else
    send(
      response,
      503,
      messagePage(productName, 'El servicio no está disponible por ahora. Intenta otra vez en unos segundos.'),
    );
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
