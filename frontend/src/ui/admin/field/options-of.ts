/** Choices from the words for them: [{ value: 'card', label: 'Tarjeta' }, …]. */
export const optionsOf = <Value extends string>(words: Readonly<Record<Value, string | { label: string }>>) =>
  (Object.entries(words) as [Value, string | { label: string }][]).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.label,
  }));

export const yesOrNo = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
];
