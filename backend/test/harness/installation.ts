import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startIdentityProvider, type IdentityProvider } from '../../src/identity-provider/index.js';
import { Balancer } from './balancer.js';
import { freePort, Product } from './product.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { wholeSignIn } from './whole-sign-in.js';

/** Who may sign in. */
export const ADMIN = 'jefa@cocina.example';

const MANY = '1000000';

/** Several processes of the built product behind a balancer, with one database, one folder and one provider of identity. */
export class Installation {
  readonly replicas: Product[] = [];
  private readonly addresses: string[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly balancer: Balancer,
    readonly ports: readonly number[],
    private readonly folder: string,
    private readonly identity: IdentityProvider,
    private readonly settings: Record<string, string>,
  ) {}

  /**
   * Starts so many replicas, and resolves when the balancer sees all of them.
   * @param settings of each replica, beside what they share
   * @param databaseOf the address under which a replica finds the database
   */
  static async start(
    replicas: number,
    settings: Record<string, string> = {},
    databaseOf: (url: string, at: number) => Promise<string> = (url) => Promise.resolve(url),
  ): Promise<Installation> {
    Product.mustBeBuilt();
    const database = await createTestDatabase();
    const ports = await Promise.all(Array.from({ length: replicas }, freePort));
    const balancer = new Balancer(ports);
    await balancer.open();
    const publicUrl = `http://localhost:${balancer.port}`;
    const identity = await startIdentityProvider({
      production: false,
      productName: 'Sobremesa',
      redirectURI: `${publicUrl}/api/v1/auth/google/callback`,
      people: () => Promise.resolve([{ name: 'Jefa', email: ADMIN, role: 'ADMIN', state: 'ACTIVE' }]),
      chefs: () => Promise.resolve([]),
    });
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-installation-'));
    const installation = new Installation(database, balancer, ports, folder, identity, {
      DATA_DIR: folder,
      PUBLIC_URL: publicUrl,
      TOKEN_SECRET: 'b8f5c1e07d9a4263b8f5c1e07d9a4263',
      PROTECTED_ADMINS: ADMIN,
      GOOGLE_STAND_IN: identity.issuer,
      GOOGLE_CLIENT_ID: identity.clientId,
      GOOGLE_CLIENT_SECRET: identity.clientSecret,
      ...Object.fromEntries(
        ['READS', 'PAGES', 'FILES', 'SIGN_IN', 'QUOTES', 'INVITATIONS'].map((kind) => [`RATE_LIMIT_${kind}`, MANY]),
      ),
      ...settings,
    });
    const addresses = await Promise.all(ports.map((_port, at) => databaseOf(database.url, at)));
    installation.addresses.push(...addresses);
    await Promise.all(ports.map((_port, at) => installation.startReplica(at)));
    return installation;
  }

  /** Address of the balancer. */
  get url(): string {
    return `http://127.0.0.1:${this.balancer.port}`;
  }

  /** Address of one replica itself. */
  urlOf(at: number): string {
    return `http://127.0.0.1:${this.ports[at]}`;
  }

  /** Starts the replica of this place, and resolves when the balancer sends requests to it. */
  async startReplica(at: number): Promise<void> {
    const port = this.ports[at] ?? 0;
    const DATABASE_URL = this.addresses[at] ?? this.database.url;
    this.replicas[at] = new Product({ ...this.settings, DATABASE_URL, PORT: String(port) });
    await this.replicas[at].up();
    await this.balancer.sees(port, true);
  }

  /** Ends a replica as an orchestrator does, and starts another in its place. Throws unless it ended in order. */
  async replace(at: number): Promise<void> {
    const code = await this.replicas[at]?.end('SIGTERM');
    if (code !== 0) throw new Error(`the replica ended with ${code}: ${this.replicas[at]?.output}`);
    await this.startReplica(at);
  }

  /** Goes the whole way of a sign-in through the balancer. @returns the session's token */
  signIn(): Promise<string> {
    const listening = { address: '127.0.0.1', port: this.balancer.port };
    return wholeSignIn(this.settings['PUBLIC_URL'] ?? '', listening);
  }

  async end(): Promise<void> {
    await Product.endAll();
    await this.balancer.close();
    await this.identity.stop();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
