import { LRUCache } from 'lru-cache';
import { nextDayInChile } from '../http/value/next-day.js';
import { FinishedAnswer } from './finished-answer.js';
import { LastChanges } from './last-changes.js';
import { TagCollector, type Tags } from './tags.js';

const MB = 1024 * 1024;

/** Memory of an entry beside its answer and its address, and of a tag, in bytes. */
const ENTRY = 1024;
const TAG = 48;

/** Most entries a megabyte: short answers count as 4 KB each, so that the tables themselves stay small. */
const ENTRIES_PER_MB = 256;

/** One clock runs evenly, the other one also while the machine sleeps. */
const clocks = () => ({ even: performance.now(), wall: Date.now() });

/** An answer, its tags, and the last state at which none of them had changed. */
interface Entry {
  answer: FinishedAnswer;
  tags: Tags;
  validAt: number;
}

/**
 * Finished answers of public reads, by address, in limited memory. A change of a tag invalidates an answer; any change
 * invalidates one that does not name its tags.
 *
 * An answer is kept only if no tag changed while it was made, and only while this process hears of other processes'
 * changes. That may be an error: the process was suspended and has not yet read what arrived, or its connection is dead. So
 * it gives answers only for a moment after it checked.
 */
export class AnswerCache {
  private readonly kept: LRUCache<string, Entry> | undefined;
  private readonly changes = new LastChanges();
  private readonly underWay = new Map<string, Promise<unknown>>();
  private hits = 0;
  private misses = 0;
  private listening = false;
  private ask: (() => Promise<void>) | undefined;
  private asking: Promise<boolean> | undefined;
  private verifiedAt = clocks();
  /**
   * In milliseconds. After the last check that this process hears of changes: until when kept answers are given, and from when
   * on it checks again. A change is seen everywhere within a second. And how long a request waits for that check: the database
   * itself says more clearly that it is away.
   */
  readonly times = { fresh: 700, verify: 350, patience: 200 };
  /** When the day turns in Chile, in milliseconds: what visitors see may name days. */
  private turnsAt = nextDayInChile(new Date(Date.now())).getTime();

  /** @param megabytes most memory it takes; 0 keeps nothing */
  constructor(megabytes: number) {
    if (megabytes > 0)
      this.kept = new LRUCache({
        max: megabytes * ENTRIES_PER_MB,
        maxSize: megabytes * MB,
        // A client chooses the address, which may be as long as a request's head.
        sizeCalculation: ({ answer, tags = [] }, address) => ENTRY + address.length + answer.weight + tags.length * TAG,
      });
  }

  /** What was counted since the start, and what is kept now. */
  get figures(): Record<'hits' | 'misses' | 'drops' | 'bytes' | 'entries', number> {
    const { hits, misses, now: drops } = this;
    return { hits, misses, drops, bytes: this.kept?.calculatedSize ?? 0, entries: this.kept?.size ?? 0 };
  }

  get enabled(): boolean {
    return this.kept !== undefined;
  }

  /** The current state of what visitors see. */
  get now(): number {
    return this.changes.now;
  }

  get(address: string): FinishedAnswer | undefined {
    this.invalidateAtMidnight();
    const known = this.listening ? this.kept?.get(address) : undefined;
    if (!known || this.age >= this.times.fresh) return undefined;
    if (this.changes.isStale(known.tags, known.validAt)) {
      this.kept?.delete(address);
      return undefined;
    }
    known.validAt = this.now;
    return known.answer;
  }

  /** The tags of the cached answer for an address. */
  tagsOf(address: string): Tags {
    return this.kept?.peek(address)?.tags;
  }

  /**
   * Checks that this process has heard of every change so far, if it keeps an answer for this address.
   * @returns nothing when it is known; otherwise a promise that resolves with the check, or when it takes too long. What is
   * kept is not given then.
   */
  verifyFresh(address: string): Promise<unknown> | undefined {
    if (!this.ask) return undefined;
    const { age, times } = this;
    if (age < times.verify || !this.kept?.has(address)) return undefined;
    this.asking ??= this.askNow(this.ask).finally(() => (this.asking = undefined));
    return age < times.fresh ? undefined : inTime(this.asking, times.patience);
  }

  /** Milliseconds since the last check, by the clock that says more. */
  private get age(): number {
    return this.ask ? Math.max(performance.now() - this.verifiedAt.even, Date.now() - this.verifiedAt.wall) : 0;
  }

  /** @returns whether there was an answer. Without one, the connection itself ends the listening. */
  private async askNow(ask: () => Promise<void>): Promise<boolean> {
    const asked = clocks();
    try {
      await ask();
    } catch {
      return false;
    }
    if (asked.even > this.verifiedAt.even) this.verifiedAt = asked;
    return true;
  }

  countHit(): void {
    this.hits += 1;
  }

  /**
   * Call it before an answer that may be kept is made.
   * @returns the current state of what visitors see
   */
  begin(): number {
    this.invalidateAtMidnight();
    this.misses += 1;
    return this.now;
  }

  /** Keeps an answer that was begun at the given state, if none of its tags has changed since. */
  keep(address: string, answer: FinishedAnswer, begun: number, tags?: Tags): void {
    this.invalidateAtMidnight();
    if (!this.listening || this.changes.isStale(tags, begun)) return;
    this.kept?.set(address, { answer, tags, validAt: this.now });
    // An answer weighs what was asked for of it, which is known only when it is sent.
    answer.onWeight = () => {
      const entry = this.kept?.peek(address);
      if (entry?.answer === answer) this.kept?.set(address, { ...entry });
    };
  }

  /**
   * Returns the answer kept for an address, or makes it, once for all who ask before the next change. Only one status is
   * kept, mostly 200: there are endless addresses that do not exist.
   * @param make names the tags of the answer; otherwise any change invalidates it
   */
  async remember<Made = FinishedAnswer>(
    address: string,
    make: (collector: TagCollector) => Promise<Made>,
    kept = 200,
  ): Promise<Made | FinishedAnswer> {
    const known = this.get(address);
    if (known) return known;
    const key = `${this.now} ${address}`;
    const making = (this.underWay.get(key) as Promise<Made> | undefined) ?? this.makeAndKeep(address, make, kept);
    this.underWay.set(key, making);
    return making.finally(() => this.underWay.delete(key));
  }

  private async makeAndKeep<Made>(
    address: string,
    make: (collector: TagCollector) => Promise<Made>,
    kept: number,
  ): Promise<Made> {
    const begun = this.begin();
    const collector = new TagCollector();
    const made = await make(collector);
    if (made instanceof FinishedAnswer && made.status === kept) this.keep(address, made, begun, collector.all);
    return made;
  }

  /** The next free days are others tomorrow. */
  private invalidateAtMidnight(): void {
    if (Date.now() < this.turnsAt) return;
    this.turnsAt = nextDayInChile(new Date(Date.now())).getTime();
    this.invalidate();
  }

  /**
   * Call this when something that visitors see has changed.
   * @param tags what has changed; without it everything is invalidated
   */
  invalidate(tags?: Tags): void {
    this.changes.note(tags);
    if (tags === undefined) this.kept?.clear();
  }

  /**
   * Resolves when every change that was committed so far has been heard of. Where that cannot be known in time, everything
   * is invalidated.
   */
  async catchUp(): Promise<void> {
    if (!this.listening || !this.enabled) return;
    const heard = this.ask && this.askNow(this.ask);
    if (!heard || !(await inTime(heard, this.times.patience))) this.invalidate();
  }

  /**
   * Sets whether this process is notified of other processes' changes.
   * @param ask resolves when every change that was committed before has been heard of; left out where nobody else can change
   * anything
   */
  listen(listening: boolean, ask?: () => Promise<void>): void {
    this.listening = listening;
    this.ask = ask;
    this.verifiedAt = clocks();
    this.invalidate();
  }
}

/**
 * Waits for an answer, but only so many milliseconds. It leaves no timer behind, which would keep all that the request has made in memory.
 * @returns the answer; false when it is late
 */
function inTime(asked: Promise<boolean>, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience).unref();
    void asked.then((answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
