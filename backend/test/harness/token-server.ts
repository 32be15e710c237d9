import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { memoryAdapter } from '../../src/identity-provider/memory-adapter.js';

const CLIENT = { id: 'sobremesa-correo', secret: 'the-secret-of-an-application' };
const SCOPE = 'mail';

/** An OAuth server that issues tokens to an application, as a mail service has one. */
export interface TokenServer {
  /** The settings that lead to it. */
  settings: {
    MAIL_OAUTH_TOKEN_URL: string;
    MAIL_OAUTH_CLIENT_ID: string;
    MAIL_OAUTH_CLIENT_SECRET: string;
    MAIL_OAUTH_SCOPE: string;
  };
  /** The tokens that it issued, oldest first. */
  issued: string[];
  close(): Promise<void>;
}

/**
 * Starts one on a free port.
 * @param lifetime how long a token is valid, in seconds
 */
export async function startTokenServer(lifetime = 3_600): Promise<TokenServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of-no-use-here'] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
        token_endpoint_auth_method: 'client_secret_post',
        scope: SCOPE,
      },
    ],
    scopes: [SCOPE],
    features: { clientCredentials: { enabled: true }, devInteractions: { enabled: false } },
    ttl: { ClientCredentials: lifetime },
  });
  const issued: string[] = [];
  provider.on('grant.success', ({ body }) => {
    const { access_token: token } = body as { access_token?: string };
    if (token !== undefined) issued.push(token);
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    settings: {
      MAIL_OAUTH_TOKEN_URL: `${issuer}/token`,
      MAIL_OAUTH_CLIENT_ID: CLIENT.id,
      MAIL_OAUTH_CLIENT_SECRET: CLIENT.secret,
      MAIL_OAUTH_SCOPE: SCOPE,
    },
    issued,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
