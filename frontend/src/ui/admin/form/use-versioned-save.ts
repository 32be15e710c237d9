import { useCallback, useEffect, useRef, useState } from 'react';

import { statusOf } from '../../../api/error-text';
import type { Choices, Comparison, Difference } from './conflict';
import { SaveGivenUp } from './use-save-form';

/** Form values of a record, with the version it was read with. */
export interface Versioned<Values> {
  values: Values;
  version: number;
}

interface VersionedSaveOptions<Values, Known extends Versioned<Values>, Answer> {
  /** What the form was opened with; another object is another record, or a later reading of it. */
  opened: Known | null;
  /** How two people's changes are compared and put together. */
  comparison: Comparison<Values>;
  /** Reads the record again; null when it is gone. */
  read: (known: Known) => Promise<Known | null>;
  /**
   * Saves on what is known of the record. A save of several calls says `stored` after each: what the record is from then
   * on, and what the form shows.
   */
  write: (values: Values, known: Known, stored: Stored<Values, Known>) => Promise<Answer>;
  /** Whether nobody changed the record between two readings. */
  isSame?: (one: Known, other: Known) => boolean;
  /** Statuses that may mean that somebody changed it. */
  conflicts?: readonly number[];
}

type Stored<Values, Known> = (known: Known, values: Values) => void;

interface VersionedSave<Values, Known, Answer> {
  /** Saves on the version one has read. `show` puts merged values into the form before they are sent. */
  save: (values: Values, show: (values: Values) => void) => Promise<Answer>;
  /** What is known of the record now. */
  known: () => Known | null;
  /** Goes on from another reading of the record, as a draft remembers it. */
  know: (known: Known) => void;
  /** What another person changed meanwhile as well as one did here, for ConflictDialog. */
  differences: Difference[];
  choose: (choices: Choices) => void;
  back: () => void;
}

const STALE = [409];
const byVersion = (one: { version: number }, other: { version: number }) => one.version === other.version;
const NONE: Difference[] = [];

/**
 * Saves a record that several people edit. After a 409 the record is read again, what both have changed is
 * asked about field by field (ConflictDialog), and the result is saved on their version. Until then `save` is pending.
 * Returning to the form rejects it with SaveGivenUp, and nothing has changed.
 */
export function useVersionedSave<Values extends object, Known extends Versioned<Values>, Answer>(
  options: VersionedSaveOptions<Values, Known, Answer>,
): VersionedSave<Values, Known, Answer> {
  const { opened } = options;
  const latest = useRef(options);
  const known = useRef(opened);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    known.current = opened;
  }, [opened]);
  const [differences, setDifferences] = useState(NONE);
  const decided = useRef<(choices: Choices | null) => void>(() => undefined);

  const ask = useCallback((found: Difference[]) => {
    if (found.length === 0) return Promise.resolve({});
    setDifferences(found);
    return new Promise<Choices | null>((resolve) => {
      decided.current = resolve;
    }).finally(() => setDifferences(NONE));
  }, []);

  const save = useCallback(
    async function attempt(mine: Values, show: (values: Values) => void): Promise<Answer> {
      const { comparison, read, write, isSame = byVersion, conflicts = STALE } = latest.current;
      if (!known.current) throw new Error('Nothing was opened');
      let here = mine;
      try {
        return await write(mine, known.current, (stored, values) => {
          known.current = stored;
          here = values;
          show(values);
        });
      } catch (error) {
        if (!conflicts.includes(statusOf(error) ?? 0)) throw error;
        const base = known.current;
        const theirs = await read(base).catch(() => null);
        // Refused for another reason than its version, or deleted meanwhile: the server's sentence says which.
        if (!theirs || isSame(theirs, base)) throw error;
        const versions = { base: base.values, mine: here, theirs: theirs.values };
        const choices = await ask(comparison.differences(versions));
        if (!choices) throw new SaveGivenUp();
        const merged = comparison.merge(versions, choices);
        known.current = theirs;
        show(merged);
        return attempt(merged, show);
      }
    },
    [ask],
  );

  return {
    save,
    known: useCallback(() => known.current, []),
    know: useCallback((other: Known) => {
      known.current = other;
    }, []),
    differences,
    choose: useCallback((choices: Choices) => decided.current(choices), []),
    back: useCallback(() => decided.current(null), []),
  };
}
