import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { AnswerCache } from '../cache/answer-cache.js';
import { RequestCounts } from '../http/limit/request-counts.js';
import { ImageMaker } from '../images/image-maker.js';
import { JobsRepository } from '../jobs/jobs.repository.js';
import type { MoneyFigures } from './gauges.js';

const METRICS = Symbol('METRICS');

/** Figures for Prometheus on their own port (METRICS_PORT). Without the setting nothing is loaded. */
@Module({})
export class MetricsModule {
  /** @param money what counts the money, and the module that has it */
  static of(
    { METRICS_PORT }: Pick<Env, 'METRICS_PORT'>,
    money: { module: Type; figures: Type<MoneyFigures> },
  ): DynamicModule {
    if (METRICS_PORT === undefined) return { module: MetricsModule };
    const metrics = {
      provide: METRICS,
      inject: [
        Env,
        HttpAdapterHost,
        AnswerCache,
        RequestCounts,
        EntityManager,
        JobsRepository,
        ImageMaker,
        money.figures,
      ],
      useFactory: async (
        env: Env,
        { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
        cache: AnswerCache,
        counts: RequestCounts,
        em: EntityManager,
        jobs: JobsRepository,
        maker: ImageMaker,
        figures: MoneyFigures,
      ) => {
        const { Metrics } = await import('./metrics.js');
        const server = httpAdapter.getInstance<FastifyInstance>();
        const folders = { data: env.DATA_DIR, backups: env.BACKUP_DIR };
        return new Metrics({ server, cache, counts, em, jobs, maker, money: figures, folders }, METRICS_PORT, env.HOST);
      },
    };
    return { module: MetricsModule, imports: [money.module], providers: [metrics] };
  }
}
