import { describe, expect, it } from '@jest/globals';
import type { MyReceiptDto } from './client-money.dto.js';
import { correctionMail, receiptMail, returnMail, wayWords } from './receipt-mail-content.js';

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
const balance = (toGiveBack: number) => ({ agreed: 360_000, paid: 180_000, givenBack: 0, left: 0, toGiveBack });

describe('the receipt', () => {
  const all = (cancelled: boolean, toGiveBack: number, confirms = false) =>
    receiptMail(
      { receipt: receipt('transfer'), balance: balance(toGiveBack), cancelled, confirms, next: undefined },
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

describe('the correction of a receipt', () => {
  const said = (kind: MyReceiptDto['kind'], is: number, toGiveBack = 0) => {
    const facts = { receipt: { ...receipt('transfer'), kind }, balance: balance(toGiveBack), cancelled: false };
    const mail = correctionMail({ ...facts, next: undefined, was: 180_000, is }, ENVELOPE);
    return mail.paragraphs.slice(1);
  };

  it('says what came, or that the receipt is void, and what follows', () => {
    expect(said('charge', 100_000, 90_000)).toEqual([
      'El comprobante C-2026-0001-1 tenía un error nuestro: lo que recibimos son $100.000.',
      'Pagaste más de lo que corresponde: te devolvemos $90.000 y te escribimos cuando esté hecho.',
    ]);
    expect(said('charge', 0)[0]).toBe(
      'El comprobante C-2026-0001-1, de un pago de $180.000, fue un error nuestro: ese pago no nos llegó, y el comprobante ya no vale.',
    );
  });

  it('says of a refund what was given back, or that nothing was', () => {
    expect(said('refund', 100_000)).toEqual([
      'El aviso C-2026-0001-1 tenía un error nuestro: lo que te devolvimos son $100.000.',
    ]);
    expect(said('refund', 0, 180_000)).toEqual([
      'El aviso C-2026-0001-1, de una devolución de $180.000, fue un error nuestro: esa devolución no se hizo.',
      'Quedan $180.000 por devolver: te escribimos cuando esté hecho.',
    ]);
  });
});

it('says of a refund to a gift card where the money is', () => {
  const { paragraphs } = returnMail(receipt('gift_card'), balance(0), ENVELOPE);
  expect(paragraphs).toContain('La devolución está hecha: vuelve a ser saldo de la gift card con que se pagó.');
});
