/**
 * What the log of changes keeps of a column, said at the field as its `comment`, which the database has too:
 *
 *     @Property({ type: 'string', length: 254, comment: AUDIT.personal })
 *
 * A field without a mark is kept with its values. Fields of a table about a person or a client all need one; a test says which
 * do not have it. Times, versions and the id never stand in a line.
 */
export const AUDIT = {
  /** What the record is called in the log. Its values are kept too. */
  name: 'audit: name',
  /** Both values are kept. */
  plain: 'audit: plain',
  /** Contact, health, and words of or about a client: a line says that it changed, never to what. */
  personal: 'audit: personal',
  /** A key or what is like one: as for personal data. */
  secret: 'audit: secret',
  /** Follows from other fields or from the machinery. A change of it alone is no line. */
  technical: 'audit: technical',
} as const;

/** As the `comment` of an entity: the table has no lines, and why. */
export const unaudited = (why: string): string => `audit: no, ${why}`;
