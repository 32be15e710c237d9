import { describe, expect, it } from '@jest/globals';
import type { MyReceiptDto } from './client-money.dto.js';
import { receiptLetter, returnLetter, wayWords } from './receipt-letter.js';

const ENVELOPE = {
  reader: { name: 'Camila Rojas', address: 'camila@cliente.example' },
  office: { name: 'Sobremesa', address: 'hola@sobremesa.example' },
  url: 'https://sobremesa.example/pago/x',
};

const receipt = (way: MyReceiptDto['way']): MyReceiptDto => ({
  number: 'C-2026-0001-1',
  kind: 'charge',
  amount: 180_000,
  at: '2026-11-20T12:00:00.000Z',
  way,
  authorization: null,
  card_type: null,
  card_digits: null,
  instalments: null,
});
const standing = (toGiveBack: number) => ({ agreed: 360_000, paid: 180_000, givenBack: 0, left: 0, toGiveBack });

describe('the receipt', () => {
  const all = (cancelled: boolean, toGiveBack: number, confirms = false) =>
    receiptLetter(
      { receipt: receipt('transfer'), standing: standing(toGiveBack), cancelled, confirms, next: undefined },
      ENVELOPE,
    ).paragraphs;
  const said = (cancelled: boolean, toGiveBack: number) => all(cancelled, toGiveBack).at(-1);

  it('says that it confirms the date, where it does', () => {
    const words = 'Con él queda confirmada la fecha de tu mesa.';
    expect([all(false, 0, true), all(false, 0)].map((paragraphs) => paragraphs.includes(words))).toEqual([true, false]);
  });

  it('of a cancelled evening says so, and neither that too much was paid nor that all is', () => {
    expect(said(true, 90_000)).toBe('Tu mesa fue cancelada: te devolvemos $90.000 y te escribimos cuando esté hecho.');
    expect(said(true, 0)).toBe('Tu mesa fue cancelada: no queda nada por pagar.');
  });

  it('of one that takes place says what is too much, or that all is paid', () => {
    expect(said(false, 90_000)).toContain('Pagaste más de lo que corresponde: te devolvemos $90.000');
    expect(said(false, 0)).toBe('Tu mesa está pagada por completo.');
  });
});

it('names a card with its instalments, of which one alone is none', () => {
  const by = (instalments: number | null) =>
    wayWords({ ...receipt('card'), card_type: 'VN', card_digits: '6623', instalments });
  expect(by(3)).toBe('Tarjeta de crédito terminada en 6623, en 3 cuotas');
  for (const none of [null, 0, 1]) expect(by(none)).toBe('Tarjeta de crédito terminada en 6623');
});

it('says of a refund to a gift card where the money is', () => {
  const { paragraphs } = returnLetter(receipt('gift_card'), standing(0), ENVELOPE);
  expect(paragraphs).toContain('La devolución está hecha: vuelve a ser saldo de la gift card con que se pagó.');
});
