import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Few enough that the lock's transaction ends well within its time limit. */
const BATCH = 20;

/** Removes uploads that no record has used for a day. */
@Injectable()
export class UnusedImages {
  private readonly logger = new Logger(UnusedImages.name);

  constructor(
    private readonly images: FilesRepository,
    private readonly files: FilesService,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    try {
      await this.cleanUp();
    } catch (error) {
      this.logger.warn({ err: error }, 'unused images were not all removed; the next hour goes on');
    }
  }

  /**
   * One replica at a time does this. The others find it taken and return.
   * @param now uploads older than a day at this moment are removed if nothing refers to them
   */
  async cleanUp(now = new Date()): Promise<void> {
    const yesterday = new Date(now.getTime() - DAY_MS);
    let above: number | undefined = 0;
    while (above !== undefined) {
      const from: number = above;
      above = await this.images.ifNobodyElse('clean-up', () => this.removeBatch(yesterday, from));
    }
  }

  /** @returns where the next batch begins; undefined after the last */
  private async removeBatch(before: Date, above: number): Promise<number | undefined> {
    const ids = await this.images.findUnusedBefore(before, above, BATCH);
    await this.files.removeUnused(ids);
    return ids.length < BATCH ? undefined : ids.at(-1);
  }
}
