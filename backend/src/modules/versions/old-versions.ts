import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { DeletedRecords } from './deleted-records.service.js';
import { VersionsRepository } from './versions.repository.js';

const OLD_VERSIONS = definePeriodicJob({
  name: 'old-versions',
  title: 'Limpieza de versiones y eliminados',
  limit: 600,
  cron: '12 4 * * *',
});

/** Forgets what nobody can restore any more. Pictures that only it showed are removed by the clean-up of pictures. */
@Injectable()
export class OldVersions {
  constructor(
    private readonly em: EntityManager,
    private readonly versions: VersionsRepository,
    private readonly deletions: DeletedRecords,
    jobs: Jobs,
  ) {
    jobs.handle(OLD_VERSIONS, () => this.forget());
  }

  /** @param now versions are old, and deletions over, by this moment */
  async forget(now = new Date()): Promise<void> {
    await this.versions.forgetOld(this.em.fork(), now);
    await this.deletions.forget(now);
  }
}
