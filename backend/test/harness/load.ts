import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

/** How long a person looks at an answer, in milliseconds: otherwise the load is all that the machine does. */
const LOOK = 40;

/** People who do something again and again at once, each with a word about what did not go well. */
export class Load {
  /** What did not go well, in words. */
  readonly failures: string[] = [];
  /** How often each thing went well. */
  readonly done: Record<string, number> = {};
  private readonly people: Promise<void>[] = [];
  private over = false;

  /**
   * Lets so many people do it, until `end`.
   * @param work throws, with what was wrong, when it did not go well
   */
  begin(what: string, people: number, work: () => Promise<void>): void {
    this.done[what] = 0;
    for (let person = 0; person < people; person++) this.people.push(this.repeat(what, work));
  }

  /** Resolves when everybody has finished what they were at. */
  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.people);
  }

  private async repeat(what: string, work: () => Promise<void>): Promise<void> {
    while (!this.over) {
      try {
        await work();
        await pause(LOOK);
        this.done[what] = (this.done[what] ?? 0) + 1;
      } catch (error) {
        this.failures.push(`${what}: ${inspect(error)}`);
      }
    }
  }
}
