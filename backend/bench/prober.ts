import { Agent, request } from 'node:http';

/** A question that is asked again and again. */
export interface Question {
  /** Milliseconds between two. */
  every: number;
  url: string;
  headers?: Record<string, string>;
  /** Makes it a POST. Gets a number that no other question had. */
  body?: (number: number) => string;
  /** What is added to the address. */
  query?: (number: number) => string;
}

/** What an answer counts as that is no 200, in milliseconds. */
const FAILED = 99_999;

/** Asks at fixed times, whether or not earlier questions were answered, and keeps how long each took in milliseconds. */
export class Prober {
  private static count = 0;
  private readonly times = new Map<string, number[]>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 200 });

  constructor(questions: Record<string, Question>) {
    for (const [name, question] of Object.entries(questions)) {
      const times: number[] = [];
      this.times.set(name, times);
      this.timers.push(setInterval(() => this.ask(question, times), question.every));
    }
  }

  /** Ends the asking. @returns a line for each question */
  stop(): string[] {
    for (const timer of this.timers) clearInterval(timer);
    return [...this.times].map(([name, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number): string =>
        (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
      return `${name.padEnd(26)} p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)} ms of ${times.length}`;
    });
  }

  private ask({ url, query, headers = {}, body }: Question, times: number[]): void {
    const number = ++Prober.count;
    const began = performance.now();
    const asked = request(
      url + (query?.(number) ?? ''),
      { agent: this.agent, headers, method: body ? 'POST' : 'GET' },
      (answer) =>
        answer.resume().on('end', () => times.push(answer.statusCode === 200 ? performance.now() - began : FAILED)),
    );
    asked.on('error', () => times.push(FAILED)).end(body?.(number));
  }
}
