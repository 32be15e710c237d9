import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { AnswerCache } from '../cache/answer-cache.js';
import type { RequestCounts } from '../http/limit/request-counts.js';
import type { ImageMaker } from '../images/image-maker.js';
import type { JobsRepository } from '../jobs/jobs.repository.js';
import { MailsRepository } from '../mail/mails.repository.js';
import {
  countBuild,
  countCache,
  countClock,
  countDeadlocks,
  countImageProcess,
  countJobs,
  countLimits,
  countMails,
  countMoney,
  countPool,
  countSpace,
  type MoneyFigures,
} from './gauges.js';
import {
  measureCards,
  measureField,
  measurePictures,
  measureRendering,
  measureRequests,
  measureStatements,
} from './histograms.js';

/** The sources of the figures. */
export interface Sources {
  server: FastifyInstance;
  cache: AnswerCache;
  counts: RequestCounts;
  em: EntityManager;
  jobs: JobsRepository;
  maker: ImageMaker;
  money: MoneyFigures;
  /** Folders whose disks may fill, by their names in the figures. */
  folders: Readonly<Record<string, string>>;
}

/**
 * Serves /metrics for Prometheus on a port that visitors cannot reach. Labels come from lists that the code declares,
 * so no visitor can create a series.
 */
export class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly listener: Server;
  private readonly endings: (() => void)[];

  constructor(
    { server, cache, counts, em, jobs, maker, money, folders }: Sources,
    private readonly port: number,
    private readonly host: string,
  ) {
    collectDefaultMetrics({ register: this.registry });
    measureRequests(this.registry, server);
    countBuild(this.registry);
    countCache(this.registry, cache);
    countLimits(this.registry, counts);
    countPool(this.registry, em);
    countDeadlocks(this.registry);
    countImageProcess(this.registry, maker);
    countJobs(this.registry, jobs);
    countMails(this.registry, new MailsRepository(em));
    countMoney(this.registry, money);
    countSpace(this.registry, folders);
    countClock(this.registry, em.fork());
    this.endings = [measureRendering, measurePictures, measureStatements, measureCards, measureField].map((measure) =>
      measure(this.registry),
    );
    this.listener = createServer((request, response) => {
      if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.listener.listen(this.port, this.host);
    await once(this.listener, 'listening');
  }

  onApplicationShutdown(): void {
    for (const end of this.endings) end();
    this.listener.close();
    this.listener.closeAllConnections();
  }
}
