import { EventEmitter, once } from 'node:events';
import { Agent, createServer, get, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often each server's health is asked for, and how long the answer may take, in milliseconds. */
const CHECK = 100;
const CHECK_LIMIT = 2_000;

/** How many checks in a row fail before a server counts as away: one that is slow once goes on being asked. */
const FAILED_CHECKS = 3;

interface Upstream {
  port: number;
  agent: Agent;
  healthy: boolean;
  /** Whether a check waits for its answer. A later one could be answered first, and what came last would count. */
  checking: boolean;
  /** How many checks in a row had no answer. */
  unanswered: number;
}

/**
 * A balancer as operators put one in front: it asks each server for its readiness, hands requests to the ready ones in turn,
 * and keeps connections to them open. It never sends a request twice, so nothing that a server drops is hidden.
 */
export class Balancer {
  /** Answers that a server cut short, and why: the client sees only that its connection ended. */
  readonly cut: string[] = [];

  // It is for the client to end an unused connection. Otherwise its next request may meet the balancer's end on a busy machine.
  private readonly server = createServer({ keepAliveTimeout: 0 }, (request, response) => this.pass(request, response));
  private readonly upstreams: Upstream[];
  private readonly news = new EventEmitter();
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;

  /** @param ports of the servers on this machine */
  constructor(ports: readonly number[]) {
    this.upstreams = ports.map((port) => ({
      port,
      agent: new Agent({ keepAlive: true }),
      healthy: false,
      checking: false,
      unanswered: 0,
    }));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async open(port = 0): Promise<void> {
    await once(this.server.listen(port, '127.0.0.1'), 'listening');
    this.timer = setInterval(() => this.upstreams.forEach((upstream) => this.check(upstream)), CHECK);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.server.close();
    this.server.closeAllConnections();
    for (const { agent } of this.upstreams) agent.destroy();
    await once(this.server, 'close');
  }

  /** Resolves when the server on this port is ready, or is not. */
  async sees(port: number, healthy: boolean): Promise<void> {
    const upstream = this.upstreams.find((one) => one.port === port);
    while (upstream && upstream.healthy !== healthy) await once(this.news, 'news');
  }

  private check(upstream: Upstream): void {
    if (upstream.checking) return;
    upstream.checking = true;
    const mark = (healthy: boolean): void => {
      if (upstream.healthy === healthy) return;
      upstream.healthy = healthy;
      this.news.emit('news');
    };
    const asked = get(
      { port: upstream.port, path: '/api/v1/health/ready', timeout: CHECK_LIMIT, agent: false },
      (answer) => {
        answer.resume();
        upstream.unanswered = 0;
        mark(answer.statusCode === 200);
      },
    );
    asked
      .on('timeout', () => asked.destroy())
      .on('error', () => {
        if (++upstream.unanswered >= FAILED_CHECKS) mark(false);
      })
      .on('close', () => {
        upstream.checking = false;
      });
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const ready = this.upstreams.filter(({ healthy }) => healthy);
    const upstream = ready[this.turn++ % ready.length];
    if (!upstream) return void response.writeHead(503).end('no server is ready');
    const { method, url, headers } = request;
    const cut = (error: Error): void => {
      this.cut.push(`${method} ${url} by server ${upstream.port}: ${error.message}`);
      response.destroy();
    };
    const outgoing = send({ port: upstream.port, agent: upstream.agent, method, path: url, headers }, (answer) => {
      const { connection: _ofThisHop, 'keep-alive': _too, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      answer.on('error', cut).pipe(response);
    });
    outgoing.on('error', (error) => {
      if (response.headersSent) cut(error);
      else response.writeHead(502).end(`server ${upstream.port}: ${error.message}`);
    });
    request.pipe(outgoing);
  }
}
