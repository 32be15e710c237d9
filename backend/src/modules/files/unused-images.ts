import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { PrivatePapers } from './private-papers.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Few enough that the lock's transaction ends well within its time limit. */
const BATCH = 20;

const UNUSED_IMAGES = definePeriodicJob({
  name: 'unused-images',
  title: 'Limpieza de archivos',
  limit: 900,
  cron: '37 * * * *',
});

/** Removes pictures and private papers that no record has used for a day. */
@Injectable()
export class UnusedImages {
  constructor(
    private readonly em: EntityManager,
    private readonly images: FilesRepository,
    private readonly files: FilesService,
    private readonly papers: PrivatePapers,
    jobs: Jobs,
  ) {
    jobs.handle(UNUSED_IMAGES, () => this.cleanUp());
  }

  /**
   * One process at a time does this, also while a run that the queue gave up still goes on. Another finds it taken.
   * @param now uploads older than a day at this moment are removed if nothing refers to them; the database's time unless said
   */
  async cleanUp(now?: Date): Promise<void> {
    const yesterday = new Date((now ?? (await databaseNow(this.em.fork()))).getTime() - DAY_MS);
    let above: number | undefined = 0;
    while (above !== undefined) {
      const from: number = above;
      above = await this.images.ifNobodyElse('clean-up', () => this.removeBatch(yesterday, from));
    }
    await this.papers.removeUnused(yesterday);
  }

  /** @returns where the next batch begins; undefined after the last */
  private async removeBatch(before: Date, above: number): Promise<number | undefined> {
    const ids = await this.images.findUnusedBefore(before, above, BATCH);
    await this.files.removeUnused(ids);
    return ids.length < BATCH ? undefined : ids.at(-1);
  }
}
