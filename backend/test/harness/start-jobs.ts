import { Jobs } from '../../src/platform/jobs/jobs.js';
import { Mails } from '../../src/platform/mail/mails.js';
import type { TestApp } from './create-test-app.js';

/** Lets the application do its jobs. A call that waits for its mail waits until it is sent, also on a busy machine. */
export async function startJobs({ app }: TestApp): Promise<void> {
  app.get(Mails, { strict: false }).patience = 60_000;
  await app.get(Jobs).start();
}
