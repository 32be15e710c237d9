import type { BrowserContext, Request } from '@playwright/test';

/**
 * A picture that is fetched first and shown late: the page was left before, or the machine is busy. The walk of the site's
 * pages reports it, because it also says that another file was fetched than the one shown.
 */
const LATE_PICTURE = /\/files\/images\/.* was preloaded using link preload but not used/;

/**
 * Records what a browser context reports and requests: console errors and warnings (also hydration errors, refused
 * scripts and styles), uncaught errors, failed requests, and the requested addresses.
 */
export class Watch {
  readonly requests: Request[] = [];
  private readonly problems: string[] = [];
  private expected = [LATE_PICTURE];

  follow(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.problems.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => this.requests.push(request));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that one leaves cancels what it was still loading.
      if (reason !== 'net::ERR_ABORTED') this.problems.push(`failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`answer ${response.status()}: ${response.url()}`);
    });
  }

  /** Expects problems that the test causes. Each refusal is an answer and also a line in the console. */
  expect(...problems: RegExp[]): void {
    this.expected.push(...problems);
  }

  /** Reports pictures that are shown late, too. */
  expectPictures(): void {
    this.expected = this.expected.filter((pattern) => pattern !== LATE_PICTURE);
  }

  get unexpected(): string[] {
    return this.problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
}
