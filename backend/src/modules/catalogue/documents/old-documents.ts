import { Injectable } from '@nestjs/common';
import { definePeriodicJob } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { DocumentsRepository } from './documents.repository.js';

const OLD_DOCUMENTS = definePeriodicJob({
  name: 'old-documents',
  title: 'Limpieza de fichas antiguas',
  limit: 600,
  cron: '27 4 * * *',
});

/** Forgets documents that count no more: of chefs and experiences that are gone, or that nobody has read since they changed. */
@Injectable()
export class OldDocuments {
  constructor(documents: DocumentsRepository, jobs: Jobs) {
    jobs.handle(OLD_DOCUMENTS, () => documents.removeOld());
  }
}
