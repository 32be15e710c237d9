import { Logger } from '@nestjs/common';

/**
 * Lets the process go on when a promise is rejected that nobody waits for: one job or one request has failed, and nothing of what
 * others do. Node would end the process, and with it every visitor's request. Each one is a defect, so the log has it as an error.
 * An error that is thrown and caught by nobody still ends the process: the code that it interrupted may have left anything half done.
 */
export function keepServing(): void {
  const logger = new Logger('Process');
  process.on('unhandledRejection', (reason) => {
    logger.error(
      { err: reason instanceof Error ? reason : new Error(typeof reason) },
      'a promise was rejected that nobody waited for',
    );
  });
}
