import type { MaskedNumberOptions } from 'imask';

/**
 * What a pasted amount says: '$ 45.000', '45.000,-', '45.000.-' and '45000' are 45000. Decimals stay, after a comma, so that
 * the form can refuse them; without them '45000,50' would turn into a hundred times as much. So does a minus before it.
 */
function pastedAmount(text: string): string {
  // Two amounts are no amount: the second turns into decimals, which the form refuses.
  const [first = '', ...others] = text.split(/[^\d.,\s]+/).filter((part) => /\d/.test(part));
  const sign = /^(?:CLP|[\s$])*[-\u2212]/i.test(text) ? '-' : '';
  if (others.length > 0) return `${sign}${first.replace(/\D/g, '')},${others.join('').replace(/\D/g, '')}`;
  const amount = first.replace(/\s/g, '').replace(/[.,]+$/, '');
  const grouped = /^\d{1,3}([.,]\d{3})+$|^\d+$/;
  const [, whole = amount, decimals = ''] = grouped.test(amount) ? [] : (/^(.*)[.,](\d*)$/.exec(amount) ?? []);
  return sign + whole.replace(/\D/g, '') + (decimals && `,${decimals}`);
}

/**
 * Whole numbers for IMask: points between the thousands, as typed. A comma and a minus may be typed; it is the form that
 * refuses them where they cannot be. Longer numbers than JavaScript counts exactly cannot be typed.
 */
export const AMOUNT_MASK: MaskedNumberOptions = {
  mask: Number,
  scale: 2,
  thousandsSeparator: '.',
  radix: ',',
  min: Number.MIN_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
  // A point of the keyboard separates thousands, which the mask does by itself. A minus may be a word processor's.
  prepare: (typed, _masked, { input }) => {
    if (!input) return typed;
    return typed.length === 1 ? typed.replace('.', '').replace('\u2212', '-') : pastedAmount(typed);
  },
};

/** Small figures with up to two decimals for IMask, such as percents: the point of the keyboard is a comma. */
export const FIGURE_MASK: MaskedNumberOptions = {
  mask: Number,
  scale: 2,
  thousandsSeparator: '',
  radix: ',',
  mapToRadix: ['.'],
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  prepare: (typed, _masked, { input }) => (input && typed.length > 1 ? pastedAmount(typed) : typed),
};
