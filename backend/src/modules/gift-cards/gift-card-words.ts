import { dayAndYear, pesos } from '../../platform/http/value/words.js';

/** The mail to a buyer who hands the card over: on its day, or later if the money came later. */
export function handOverWords(
  { receiverName, arrivesOn }: { receiverName: string; arrivesOn: string },
  today: string,
): { title: string; text: string } {
  if (arrivesOn === today)
    return { title: 'Hoy es el día', text: `Hoy querías entregar tu gift card a ${receiverName}.` };
  return {
    title: 'La gift card que regalas',
    text: `Querías entregar tu gift card a ${receiverName} el ${dayAndYear(arrivesOn)}.`,
  };
}

/** What a card is worth: '$60.000', or 'Cena de otoño para 2 personas ($90.000)'. */
export function worthInWords(card: { amount: number; experienceName: string | null; guests: number | null }): string {
  const { amount, experienceName, guests } = card;
  if (experienceName === null) return pesos(amount);
  return `${experienceName} para ${guests === 1 ? '1 persona' : `${guests} personas`} (${pesos(amount)})`;
}
