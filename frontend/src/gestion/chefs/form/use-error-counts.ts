import type { FormInstance } from 'antd';
import { useCallback, useEffect, useState } from 'react';

interface Counted {
  id: string;
  fields: readonly string[];
}

/** Number of wrong fields in each section, counted after every change of a field and after each save. */
export function useErrorCounts<Values>(
  form: FormInstance<Values>,
  sections: readonly Counted[],
  busy: boolean,
): { errors: Record<string, number>; count: () => void } {
  const [errors, setErrors] = useState<Record<string, number>>({});
  const count = useCallback(() => {
    const wrong = new Set(form.getFieldsError().flatMap(({ name, errors: all }) => (all.length ? [name[0]] : [])));
    const counts = sections.map(({ id, fields }) => [id, fields.filter((field) => wrong.has(field)).length] as const);
    // Most keystrokes change no count, and then the form is not rendered again.
    setErrors((before) => (counts.every(([id, sum]) => before[id] === sum) ? before : Object.fromEntries(counts)));
  }, [form, sections]);
  useEffect(() => {
    if (!busy) count();
  }, [busy, count]);
  return { errors, count };
}
