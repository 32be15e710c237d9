import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The program that `node` runs. */
export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** How the Makefile and the container start it. */
const THRIFT = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
const MALLOC = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' };

/** The built product in a process of its own. */
export class Product {
  private static readonly running = new Set<Product>();
  private readonly child: ChildProcess;
  private readonly news = new EventEmitter();
  output = '';

  /**
   * @param settings its environment
   * @param largestFile bytes that a file of this process may have: writing more fails, as on a disk that is full
   */
  constructor(settings: Record<string, string>, largestFile?: number) {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, ...MALLOC, DEMO_DATA: 'false', ...settings };
    const command = [process.execPath, ...THRIFT, MAIN];
    // The shell counts in blocks of 512 bytes.
    const limited = `ulimit -f ${Math.ceil((largestFile ?? 0) / 512)} && exec "$0" "$@"`;
    const [file = '', ...args] = largestFile === undefined ? command : ['/bin/sh', '-c', limited, ...command];
    this.child = spawn(file, args, { env });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
        this.news.emit('news');
      });
    }
    this.child.once('exit', () => {
      Product.running.delete(this);
      this.news.emit('news');
    });
    Product.running.add(this);
  }

  /** The process's id. */
  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The product did not start.');
    return this.child.pid;
  }

  /** Throws, with what to do, when there is no build. */
  static mustBeBuilt(this: void): void {
    if (!existsSync(MAIN)) throw new Error('The product is not built: run make build first.');
  }

  static async endAll(): Promise<void> {
    await Promise.all([...Product.running].map((product) => product.end('SIGTERM')));
    Product.running.clear();
  }

  /** Resolves when the summary is printed. Fails when the process ends before that. */
  up(): Promise<this> {
    return this.says('está en marcha');
  }

  /** Resolves when these words are printed. Fails when the process ends before that. */
  async says(words: string): Promise<this> {
    while (!this.output.includes(words)) {
      if (this.ended) throw new Error(`ended with ${this.child.exitCode}: ${this.output}`);
      await once(this.news, 'news');
    }
    return this;
  }

  async exitCode(): Promise<number | null> {
    if (!this.ended) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  private get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exitCode();
  }
}

/**
 * The first port of this test process. The ports lie below those that systems give to programs that ask for any (from 32,768
 * on Linux), since every connection of another test may take one of those between the look and its use; each process
 * of the runner has its own.
 */
let nextPort = 12_000 + Number(process.env.JEST_WORKER_ID ?? 1) * 1_000;

/** A TCP port that is free now and that no other test is given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 1;
    const server = createServer().listen(port);
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
