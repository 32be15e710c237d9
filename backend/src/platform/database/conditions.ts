/**
 * The conditions of a list's statement and the values bound to them. Only what is asked for stands in the statement:
 * PostgreSQL finds rows by the index of a condition that stands there, not of one that might.
 */
export class Conditions {
  /** What the parameters of the statement stand for, from $1 on. */
  readonly values: unknown[] = [];
  private readonly parts: string[];

  /** @param always conditions that hold whatever is asked for */
  constructor(...always: string[]) {
    this.parts = always;
  }

  /** Adds a condition, unless the value is null or undefined, which means that nothing is asked. */
  on(value: unknown, condition: (parameter: string) => string): this {
    if (value !== null && value !== undefined) this.parts.push(condition(`$${this.values.push(value)}`));
    return this;
  }

  /** `where …`, or nothing. */
  get where(): string {
    return this.parts.length > 0 ? `where ${this.parts.join(' and ')}` : '';
  }

  /** `limit … offset …`, and the values of a statement that ends so. Without a limit: all rows. */
  page(limit: number | undefined, offset: number): { page: string; values: unknown[] } {
    const count = this.values.length;
    return { page: `limit $${count + 1} offset $${count + 2}`, values: [...this.values, limit ?? null, offset] };
  }
}
