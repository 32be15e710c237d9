import type { MyEveningDto } from '../api/link.generated';
import { clp } from '../ui/format';

/** What is given back, in a sentence: 'Se devuelve el 50 % de lo que pagaste: $90.000.' */
export function givenBackWords({ percent, amount, paid }: Pick<MyEveningDto, 'percent' | 'amount' | 'paid'>): string {
  if (percent === null) return '';
  if (paid === 0) return 'No hay pagos: no hay nada que devolver.';
  const sum = amount === null ? '' : `: ${clp(amount)}`;
  return `Se devuelve el ${percent}\u00a0% ${paid === null ? 'del total acordado' : 'de lo que pagaste'}${sum}.`;
}
