import type { BrowserContext, Request } from '@playwright/test';

/**
 * Listens to everything a browser context says and asks for: console errors and warnings (hydration mistakes, blocked
 * scripts and styles among them), uncaught errors, requests that fail, and addresses asked for.
 */
export class Watch {
  readonly requests: Request[] = [];
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];

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
      // A page one leaves gives up what it was still loading.
      if (reason !== 'net::ERR_ABORTED') this.problems.push(`failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`answer ${response.status()}: ${response.url()}`);
    });
  }

  /** Refusals that a test is about: each is both an answer and a line of the console. */
  expect(...problems: RegExp[]): void {
    this.expected.push(...problems);
  }

  get unexpected(): string[] {
    return this.problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
}
