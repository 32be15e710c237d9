import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider, type Account as ProviderAccount, type KoaContextWithOIDC } from 'oidc-provider';
import type { Account } from './accounts.js';
import { memoryAdapter } from './memory-adapter.js';
import { messagePage } from './pages.js';

const SCOPE = 'openid email profile';

/** How long what the provider hands out is valid, in seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const LIVES = {
  AccessToken: HOUR,
  AuthorizationCode: MINUTE,
  Grant: HOUR,
  IdToken: HOUR,
  Interaction: 10 * MINUTE,
  Session: HOUR,
};

interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectURI: string;
  productName: string;
  findAccount: (sub: string) => Promise<Account | undefined>;
}

/**
 * The OpenID Connect provider: keys made at this start, one client with PKCE, and ID tokens like Google's (RS256, with
 * e-mail, email_verified and name). It asks for the account each time and never for consent.
 */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return new Provider(options.issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectURI],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }],
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: LIVES,
    expiresWithSession: () => false,
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: chooseAccountOnly(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: grantEverything,
    findAccount: async (_ctx, sub) => toProviderAccount(await options.findAccount(sub)),
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = messagePage(options.productName, 'Esta dirección no corresponde a un inicio de sesión en curso.');
    },
  });
}

/**
 * Signing in means choosing an account, without password or consent. The provider refuses a prompt that is not in the
 * policy.
 */
function chooseAccountOnly(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.splice(
    policy.findIndex(({ name }) => name === 'consent'),
    1,
  );
  policy.unshift(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

function toProviderAccount(account: Account | undefined): ProviderAccount | undefined {
  if (!account) return undefined;
  const { sub, name, email, emailVerified } = account;
  return { accountId: sub, claims: () => ({ sub, name, email, email_verified: emailVerified }) };
}
