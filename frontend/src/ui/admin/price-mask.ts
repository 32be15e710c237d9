import type { MaskedNumberOptions } from 'imask';

/**
 * What a pasted amount says: '$ 45.000', '45.000,-', '45.000.-' and '45000' are 45000. Decimals stay, after a comma, so that
 * the form can refuse them; without them '45000,50' would turn into a hundred times as much.
 */
export function pastedAmount(text: string): string {
  // Two amounts are no amount: the second turns into decimals, which the form refuses.
  const [first = '', ...others] = text.split(/[^\d.,\s]+/).filter((part) => /\d/.test(part));
  if (others.length > 0) return `${first.replace(/\D/g, '')},${others.join('').replace(/\D/g, '')}`;
  const amount = first.replace(/\s/g, '').replace(/[.,]+$/, '');
  const grouped = /^\d{1,3}([.,]\d{3})+$|^\d+$/;
  const [, whole = amount, decimals = ''] = grouped.test(amount) ? [] : (/^(.*)[.,](\d*)$/.exec(amount) ?? []);
  return whole.replace(/\D/g, '') + (decimals && `,${decimals}`);
}

/** Chilean pesos for IMask: points between the thousands, as typed; a comma may be typed and is refused by the form. */
export const PRICE_MASK: MaskedNumberOptions = {
  mask: Number,
  scale: 2,
  thousandsSeparator: '.',
  radix: ',',
  min: 0,
  // A point of the keyboard separates thousands, which the mask does by itself.
  prepare: (typed, _masked, { input }) => {
    if (!input) return typed;
    return typed.length === 1 ? typed.replace('.', '') : pastedAmount(typed);
  },
};
