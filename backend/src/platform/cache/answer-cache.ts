import { LRUCache } from 'lru-cache';
import { FinishedAnswer } from './finished-answer.js';

const MB = 1024 * 1024;

/** Memory that an entry takes beside its answer and its address: places in tables, objects, empty headers. In bytes. */
const ENTRY = 1024;

/** Most entries a megabyte: short answers count as 4 KB each, so that the tables themselves stay small. */
const ENTRIES_PER_MB = 256;

/**
 * Finished answers of public reads, by address, in limited memory. Staff write rarely and visitors read all the time,
 * so every change to something visitors see drops all answers, and no list of dependencies can be incomplete.
 *
 * An answer is kept only if nothing changed while it was made, and only while this process hears of other processes'
 * changes. A cache that cannot hear returns nothing.
 */
export class AnswerCache {
  private readonly kept: LRUCache<string, FinishedAnswer> | undefined;
  private readonly underWay = new Map<string, Promise<unknown>>();
  private hits = 0;
  private misses = 0;
  private generation = 0;
  private hearing = false;

  /** @param megabytes most memory it takes; 0 keeps nothing */
  constructor(megabytes: number) {
    if (megabytes > 0)
      this.kept = new LRUCache({
        max: megabytes * ENTRIES_PER_MB,
        maxSize: megabytes * MB,
        // The address counts too: a client chooses it, and it may be as long as a request's head.
        sizeCalculation: ({ weight }, address) => ENTRY + address.length + weight,
      });
  }

  /** What was counted since the start, and what is kept now. */
  get figures(): Record<'hits' | 'misses' | 'drops' | 'bytes' | 'entries', number> {
    const { hits, misses, generation: drops } = this;
    return { hits, misses, drops, bytes: this.kept?.calculatedSize ?? 0, entries: this.kept?.size ?? 0 };
  }

  /** Whether answers are kept at all. */
  get enabled(): boolean {
    return this.kept !== undefined;
  }

  get(address: string): FinishedAnswer | undefined {
    return this.hearing ? this.kept?.get(address) : undefined;
  }

  /** The current state of what visitors see. */
  get now(): number {
    return this.generation;
  }

  /** Counts an answer that was given from memory. */
  noteHit(): void {
    this.hits += 1;
  }

  /**
   * Call it before an answer that may be kept is made.
   * @returns the current state of what visitors see
   */
  begin(): number {
    this.misses += 1;
    return this.generation;
  }

  /** Keeps an answer that was begun at the given state, if that is still the current state. */
  keep(address: string, answer: FinishedAnswer, begun: number): void {
    if (this.hearing && begun === this.generation) this.kept?.set(address, answer);
  }

  /**
   * Returns the answer kept for an address, or makes it. All who ask while it is made get the same one, but whoever
   * asks after a change gets a new one. Only status 200 is kept, because there are endless addresses that do not exist.
   */
  async remember<Made = FinishedAnswer>(address: string, make: () => Promise<Made>): Promise<Made | FinishedAnswer> {
    return this.get(address) ?? this.once(`${this.generation} ${address}`, () => this.makeAndKeep(address, make));
  }

  private once<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.underWay.get(key) as Promise<Result> | undefined;
    if (known) return known;
    const begun = work().finally(() => this.underWay.delete(key));
    this.underWay.set(key, begun);
    return begun;
  }

  private async makeAndKeep<Made>(address: string, make: () => Promise<Made>): Promise<Made> {
    const begun = this.begin();
    const made = await make();
    if (made instanceof FinishedAnswer && made.status === 200) this.keep(address, made, begun);
    return made;
  }

  /** Call this when something that visitors see has changed. */
  drop(): void {
    this.generation += 1;
    this.kept?.clear();
  }

  /** Tells the cache whether this process hears of other processes' changes. */
  listen(hearing: boolean): void {
    this.hearing = hearing;
    this.drop();
  }
}
