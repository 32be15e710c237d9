import { Global, Module } from '@nestjs/common';
import { JobsRepository } from './jobs.repository.js';
import { Jobs } from './jobs.js';

/** The queue for background and periodic work. */
@Global()
@Module({ providers: [Jobs, JobsRepository], exports: [Jobs, JobsRepository] })
export class JobsModule {}
