import { Injectable } from '@nestjs/common';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BankRowsRepository } from './bank-rows.repository.js';

const BANK_ROWS = definePeriodicJob({
  name: 'bank-rows',
  title: 'Limpieza de lo que dice el banco',
  limit: 60,
  cron: '40 4 * * *',
});

/** Days after which nobody needs the bank's words any more to know what a row is. */
const WORDS_DAYS = 90;

/** Years for which the papers of a sale are kept. */
const PAPERS_YEARS = 6;

/** Forgets what the bank says about people, and in time its rows. */
@Injectable()
export class BankRowKeeping {
  constructor(rows: BankRowsRepository, jobs: Jobs) {
    jobs.handle(BANK_ROWS, () => rows.forget(WORDS_DAYS, PAPERS_YEARS));
  }
}
