import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.js';
import type { Tables } from './tables.js';

/** Rows of one statement: few enough to end well within the time limit, and to let other requests run in between. */
const AT_ONCE = 2_000;

/** Locks the owners, as saving one of them does. */
export type Lock = (owners: number[]) => Promise<void>;

/** A join table between owners, such as chefs, and what they chose, such as cities. */
export class JoinTable {
  /**
   * @param owner the column of the owner: 'chef_id'
   * @param choice the column of what they chose: 'city_id'
   */
  constructor(
    private readonly table: keyof Tables,
    private readonly owner: string,
    private readonly choice: string,
  ) {}

  /** How many owners chose it. */
  async count(em: EntityManager, chosen: number): Promise<number> {
    const text = `select count(*)::int as count from ${this.table} where ${this.choice} = $1`;
    const [row] = await query<{ count: number }>(em, text, [chosen]);
    return row?.count ?? 0;
  }

  /**
   * Does something for the next thousands of its owners. With few owners it does nothing.
   * @param after the owner with which the step before ended
   * @returns the owner with which this step ends; undefined when no step is left
   */
  async step(
    em: EntityManager,
    chosen: number,
    after: number,
    lock: Lock,
    work: (owners: number[]) => Promise<void>,
  ): Promise<number | undefined> {
    const owners = await this.next(em, chosen, after);
    if (owners.length === 0 || (after === 0 && owners.length < AT_ONCE)) return undefined;
    await lock(owners);
    await work(owners);
    return owners.at(-1);
  }

  /** Its owners, if they are few; undefined if they are thousands: see `step`. */
  async few(em: EntityManager, chosen: number): Promise<number[] | undefined> {
    const owners = await this.next(em, chosen, 0);
    return owners.length < AT_ONCE ? owners : undefined;
  }

  /** Moves all uses of one choice to another, in two statements: 100,000 of these small rows take a few seconds. */
  async move(em: EntityManager, from: number, into: number): Promise<void> {
    const { table, owner, choice } = this;
    await query(
      em,
      `delete from ${table} x using ${table} other where x.${choice} = $1
         and other.${owner} = x.${owner} and other.${choice} = $2`,
      [from, into],
    );
    // Changed rather than deleted and added: who chose is not looked up again.
    await query(em, `update ${table} set ${choice} = $2 where ${choice} = $1`, [from, into]);
  }

  private async next(em: EntityManager, chosen: number, after: number): Promise<number[]> {
    const { table, owner, choice } = this;
    const rows = await query<{ id: number }>(
      em,
      `select ${owner} as id from ${table} where ${choice} = $1 and ${owner} > $2 order by ${owner} limit ${AT_ONCE}`,
      [chosen, after],
    );
    return rows.map(({ id }) => id);
  }
}
