/** Texts of what is frozen, because many pages get the same: each is written once. */
const texts = /* @__PURE__ */ new WeakMap<object, string>();

/** The JSON text of a value, in which `<` is escaped, so that it cannot close the element around it. */
export function jsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return written(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = written(value);
  texts.set(value, text);
  return text;
}

const written = (value: unknown): string => (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c');
