import { Inject, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Env } from '../config/env.js';
import { AnswerCache } from '../platform/cache/answer-cache.js';
import { CacheReport } from '../platform/cache/cache-report.js';
import { RequestCounts } from '../platform/http/limit/request-counts.js';
import { Links } from '../platform/links/links.js';
import { LinksModule } from '../platform/links/links.module.js';
import { MoneyModule, Webpay } from '../modules/money/index.js';
import { readEmbedSettings } from '../embeds/index.js';
import { registerSite } from './register-site.js';
import { DEFAULT_SITE_FOLDER, openBuild, SITE_FOLDER } from './site-build.js';

/**
 * The public site in front of the API: every GET that is not for the API or a file is a page, rendered here. When the
 * frontend has not been built, there is only the API, and the log says so.
 */
@Module({ imports: [LinksModule, MoneyModule], providers: [{ provide: SITE_FOLDER, useValue: DEFAULT_SITE_FOLDER }] })
export class SiteModule implements OnModuleInit {
  private readonly logger = new Logger('Site');

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly env: Env,
    private readonly cache: AnswerCache,
    private readonly counts: RequestCounts,
    private readonly report: CacheReport,
    private readonly links: Links,
    private readonly webpay: Webpay,
    @Inject(SITE_FOLDER) private readonly folder: string,
  ) {}

  async onModuleInit(): Promise<void> {
    const build = await openBuild(this.folder);
    if (!build) {
      this.logger.warn(`There is no site: ${this.folder} holds no build (npm run build -w frontend).`);
      return;
    }
    registerSite(
      this.host.httpAdapter.getInstance<FastifyInstance>(),
      build,
      { ...this.env, embeds: readEmbedSettings(this.env) },
      { cache: this.cache, counts: this.counts, report: this.report, links: this.links, cards: () => this.cards() },
    );
  }

  private async cards(): Promise<string | undefined> {
    return this.webpay.offered ? this.webpay.origin() : undefined;
  }
}
