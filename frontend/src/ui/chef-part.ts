import { clp } from './format';

/** If the chef gives a boleta de honorarios: 'Con boleta de honorarios: retención 15,25 % ($36.600), líquido $203.400.' */
export const retentionText = ({ percent, retained, net }: { percent: number; retained: number; net: number }): string =>
  `Con boleta de honorarios: retención ${percentText(percent)} (${clp(retained)}), líquido ${clp(net)}.`;

/** '15,25 %' */
export const percentText = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`;

/** What was paid is not what it comes to now: 'difiere +$40.000: ahora son $328.000'. */
export const differsText = (paid: number, difference: number): string =>
  `difiere ${difference > 0 ? '+' : ''}${clp(difference)}: ahora son ${clp(paid + difference)}`;
