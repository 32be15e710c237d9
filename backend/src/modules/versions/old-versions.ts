import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
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

  async forget(): Promise<void> {
    const em = this.em.fork();
    const now = await databaseNow(em);
    await this.versions.forgetOld(em, now);
    await this.deletions.forget(now);
  }
}
