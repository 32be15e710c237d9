import { useCallback, useEffect, useRef, useState } from 'react';

import { statusOf } from '../../api/error-text';
import { differencesOf, mergeFields, type Choices, type ComparedField, type Difference } from './conflict';
import { SaveGivenUp } from './use-save-form';

/** A record as a form shows it, and the version it was read with. */
export interface Versioned<Values> {
  values: Values;
  version: number;
}

interface VersionedSaveOptions<Values, Answer> {
  fields: ComparedField<Values>[];
  /** What the form was opened with; another object is another record, or a later reading of it. */
  opened: Versioned<Values> | null;
  /** Reads the record anew; null when it is gone. */
  read: () => Promise<Versioned<Values> | null>;
  write: (values: Values, version: number) => Promise<Answer>;
}

interface VersionedSave<Values, Answer> {
  /** Saves on the version one has read. `show` puts merged values into the form before they are sent. */
  save: (values: Values, show: (values: Values) => void) => Promise<Answer>;
  /** What another person changed meanwhile, for ConflictDialog. */
  differences: Difference[];
  choose: (choices: Choices) => void;
  back: () => void;
}

const CONFLICT = 409;
const NONE: Difference[] = [];

/**
 * Saving a record that several people edit: a stale version (409) is read anew, what the other person changed is asked
 * field by field (ConflictDialog), and the result is saved on their version. Until then `save` goes on; going back to
 * the form ends it with SaveGivenUp, with everything as it was.
 */
export function useVersionedSave<Values extends object, Answer>(
  options: VersionedSaveOptions<Values, Answer>,
): VersionedSave<Values, Answer> {
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
      const { fields, read, write } = latest.current;
      const base = known.current;
      if (!base) throw new Error('Nothing was opened');
      try {
        return await write(mine, base.version);
      } catch (error) {
        if (statusOf(error) !== CONFLICT) throw error;
        const theirs = await read();
        // Refused for another reason than its version, or deleted meanwhile: the server's sentence says which.
        if (!theirs || theirs.version === base.version) throw error;
        const versions = { base: base.values, mine, theirs: theirs.values };
        const choices = await ask(differencesOf(fields, versions));
        if (!choices) throw new SaveGivenUp();
        const merged = mergeFields(versions, choices);
        known.current = theirs;
        show(merged);
        return attempt(merged, show);
      }
    },
    [ask],
  );

  return {
    save,
    differences,
    choose: useCallback((choices: Choices) => decided.current(choices), []),
    back: useCallback(() => decided.current(null), []),
  };
}
