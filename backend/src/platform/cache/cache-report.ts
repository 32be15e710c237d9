import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/** Logs once a minute how many answers came from memory, by route. A log line for each would cost more than the answer. */
@Injectable()
export class CacheReport implements OnApplicationShutdown {
  private readonly logger = new Logger('AnswerCache');
  private readonly answers = new Map<string, number>();

  count(route: string): void {
    this.answers.set(route, (this.answers.get(route) ?? 0) + 1);
  }

  @Cron(CronExpression.EVERY_MINUTE)
  report(): void {
    if (this.answers.size === 0) return;
    this.logger.log({ answers: Object.fromEntries(this.answers) }, 'answered from memory');
    this.answers.clear();
  }

  onApplicationShutdown(): void {
    this.report();
  }
}
