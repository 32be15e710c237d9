import { describe, expect, it } from '@jest/globals';
import { MOST_STATEMENT_ROWS } from './bank-row-values.js';
import { readStatement as readAt } from './statement-file.js';
import { amountIn, dayIn, referenceIn, wordsIn } from './statement-values.js';

const readStatement = (text: string) => readAt(text, '2026-12-31');
const rowsOf = (text: string) =>
  readStatement(text).rows.map(({ day, amount, reference, words }) => [day, amount, reference, words]);

describe('a value of a statement', () => {
  it.each([
    ['05/12/2026', '2026-12-05'],
    ['5-1-26', '2026-01-05'],
    ['05.12.2026 10:31', '2026-12-05'],
    ['2026-12-05T10:31:00', '2026-12-05'],
    ['31/02/2026', undefined],
    ['12/31/2026', undefined],
    ['05/12/20261', undefined],
    ['46000', undefined],
    ['', undefined],
  ])('the day %s is %s', (text, day) => expect(dayIn(text)).toBe(day));

  it.each([
    ['1.234.567', 1_234_567],
    ['$ 1.234', 1_234],
    ['1,234,567', 1_234_567],
    ['1.234,00', 1_234],
    ['1234.00', 1_234],
    ['CLP 500', 500],
    ['-500', -500],
    ['−500', -500],
    ['500-', -500],
    ['(1.500)', -1_500],
    ['0', 0],
    ['1.000.000.000', 1_000_000_000],
    ['1.000.000.001', undefined],
    ['1.234,50', undefined],
    ['12.34', undefined],
    ['1.23.456', undefined],
    ['1e5', undefined],
    ['=1+1', undefined],
    ['9'.repeat(400), undefined],
  ])('the amount %s is %s', (text, amount) => expect(amountIn(text)).toBe(amount));

  it('a reference has letters, digits and hyphens, and no more than fit', () => {
    expect(referenceIn(' TEF 48.213/ñ ')).toBe('TEF48213n');
    expect(referenceIn('0000')).toBe('');
    expect(referenceIn('A'.repeat(90))).toHaveLength(40);
  });

  it('words keep who, and neither accounts nor RUTs; the number of an offer stays', () => {
    expect(wordsIn('TEF DE Camila\tRojas 12.345.678-9 cta 00123456789 C-2026-0001')).toBe(
      'TEF DE Camila Rojas …78-9 cta …6789 C-2026-0001',
    );
    for (const typed of ['C 2026 0001', 'C20260001', 'c.2026.0001', 'C - 2026 - 0001', 'C-2026-0001'])
      expect(wordsIn(`pago ${typed} 180.000 cta 00123456789`)).toBe('pago C-2026-0001 180.000 cta …6789');
    expect(wordsIn('regalo g 00012 y G00345')).toBe('regalo G-00012 y G-00345');
    expect(wordsIn('CTAC 2026 0001, C 1234 5678')).toBe('CTAC …0001, C …5678');
    expect(wordsIn('x\u0000\uD800y')).toBe('x \uFFFDy');
    expect([...(wordsIn('🍽'.repeat(200)) ?? '')]).toHaveLength(80);
    expect(wordsIn(' \u200b ')).toBeNull();
  });
});

describe('a statement', () => {
  it('of a bank has semicolons, a head of its own, debits and credits, sums below, and columns that nobody needs', () => {
    const text = [
      'Cartola provisoria;Cuenta 00-123-45678-90;;;;',
      '',
      'Fecha;Descripción;N° Documento;Cargos ($);Abonos ($);Saldo',
      '05/11/2026;"Transferencia de ""Camila""; gracias";48213;;180.000;1.180.000',
      '06/11/2026;Pago chef;0;240.000;;940.000',
      '07/11/2026;Nada;;;;940.000',
      ';Total;;240.000;180.000;',
    ].join('\r\n');
    expect(readStatement(text)).toMatchObject({
      source: 'bank',
      unreadable: [{ line: 5, msg: 'El monto no se entiende.' }],
      skipped: 1,
    });
    expect(rowsOf(`\uFEFF${text}`)).toEqual([
      ['2026-11-05', 180_000, '48213', 'Transferencia de "Camila"; gracias'],
      ['2026-11-06', -240_000, '', 'Pago chef'],
    ]);
  });

  it('may have tabs or commas, one amount with its sign, or with the direction beside it', () => {
    expect(rowsOf('Fecha\tGlosa\tMonto\n2026-11-05\tA\t-1.500')).toEqual([['2026-11-05', -1_500, '', 'A']]);
    expect(rowsOf('fecha,detalle,importe,cargo/abono\n5/11/26,"A, B","1,500",C\n5/11/26,C,"2,500",A')).toEqual([
      ['2026-11-05', -1_500, '', 'A, B'],
      ['2026-11-05', 2_500, '', 'C'],
    ]);
  });

  it('keeps its rows where words begin with a quote, or one is never closed', () => {
    const rows = [
      '"05/11/2026";"Don Pepe" SpA;"180.000"',
      '06/11/2026;"La Mesa;-1.500',
      '07/11/2026;"Hola ""Ana""";2.500',
    ];
    expect(rowsOf(`"Fecha";"Descripción";"Monto"\n${rows.join('\n')}`)).toEqual([
      ['2026-11-05', 180_000, '', '"Don Pepe" SpA'],
      ['2026-11-06', -1_500, '', '"La Mesa'],
      ['2026-11-07', 2_500, '', 'Hola "Ana"'],
    ]);
    // Where commas stand in amounts too, nothing is taken for another amount.
    const text = 'Fecha,Detalle,Cargo,Abono\n5/11/2026,"Don Pepe" SpA,,500\n5/11/2026,B,"1,500",';
    expect(readStatement(text)).toMatchObject({ rows: [{ amount: 500 }], unreadable: [{ line: 3 }] });
  });

  it('may have a hyphen where there is no amount', () => {
    const text = 'Fecha;Cargo;Abono\n5/11/2026;-;180.000\n5/11/2026;1.500;$ -\n5/11/2026;–;-';
    expect(readStatement(text)).toMatchObject({
      rows: [{ amount: 180_000 }, { amount: -1_500 }],
      unreadable: [{ line: 4, msg: 'El monto no se entiende.' }],
    });
  });

  it('of Transbank is called by its orders', () => {
    const text =
      'Fecha Venta;Tipo Transacción;Orden de Compra;Código Autorización;Monto\n' +
      '05/11/2026;Venta;C-2026-0001-ABCD;483920;180.000\n06/11/2026;Anulación;C-2026-0001-ABCD;483920;90.000';
    expect(readStatement(text)).toMatchObject({ source: 'transbank', unreadable: [] });
    expect(rowsOf(text).map(([, amount, reference]) => [amount, reference])).toEqual([
      [180_000, 'C-2026-0001-ABCD'],
      [-90_000, 'C-2026-0001-ABCD'],
    ]);
  });

  it('reads of the kinds only that of a movement: a sale by debit card came in', () => {
    const text =
      'Fecha Venta;Tipo Tarjeta;Tipo de Transacción;Orden de Compra;Monto\n' +
      '05/11/2026;Débito;Débito;C-1;10\n05/11/2026;Débito;Devolución;C-1;20';
    expect(rowsOf(text).map(([, amount]) => amount)).toEqual([10, -20]);
    expect(rowsOf('Fecha;Tipo Tarjeta;Monto\n5/11/2026;Débito;10').map(([, amount]) => amount)).toEqual([10]);
    expect(rowsOf('Fecha;Tipo cuenta;Tipo;Monto\n5/11/2026;Vista;Cargo;10').map(([, amount]) => amount)).toEqual([-10]);
  });

  it.each([
    'Fecha;Monto Cargo;Monto Abono',
    'Fecha;Monto de cargo;Monto de abono',
    'Fecha;Monto cargo ($);Monto abono ($)',
    'Fecha;Monto débitos;Importe créditos',
  ])('with the columns %s has both ways, and says which rows have no amount', (head) => {
    expect(readStatement(`${head}\n5/11/2026;10;\n5/11/2026;;20\n5/11/2026;;\n5/11/2026;0;0`)).toMatchObject({
      rows: [{ amount: -10 }, { amount: 20 }],
      unreadable: [{ line: 4, msg: 'El monto no se entiende.' }],
    });
  });

  it('with one signed amount for both has the sign', () => {
    expect(rowsOf('Fecha;Monto cargo/abono\n5/11/2026;-10').map(([, amount]) => amount)).toEqual([-10]);
  });

  it('counts rows that are equal, and names those that cannot be read', () => {
    const { rows, unreadable } = readStatement(
      'Fecha;Monto\n5/11/2026;10\n5/11/2026;10\n45/11/2026;10\n5/11/2026;diez',
    );
    expect(rows.map(({ place }) => place)).toEqual([0, 1]);
    expect(unreadable).toEqual([
      { line: 4, msg: 'La fecha no se entiende.' },
      { line: 5, msg: 'El monto no se entiende.' },
    ]);
  });

  it('names days that have not come, and years that are mistyped', () => {
    const days = ['31/12/2026', '01/01/2027', '31/12/2025', '30/12/2025', '05/11/2062', '05/11/2016'];
    const { rows, unreadable } = readStatement(`Fecha;Monto\n${days.map((day) => `${day};10`).join('\n')}`);
    expect(rows.map(({ day }) => day)).toEqual(['2026-12-31', '2025-12-31']);
    expect(unreadable.map(({ line }) => line)).toEqual([3, 5, 6, 7]);
    expect(unreadable[0]?.msg).toContain('más de un año antes');
  });

  it.each([
    ['nothing', ''],
    ['no columns', 'hola;mundo\n1;2'],
    ['a row without an end', `Fecha;Monto\n5/11/2026;10;${'x'.repeat(20_000)}`],
    ['a web page', '<html><body>Fecha</body></html>'],
  ])('that is %s is refused', (_what, text) => {
    expect(() => readStatement(text)).toThrow('No reconocimos el archivo');
  });

  it('with too many rows is refused, and the largest is read at once', () => {
    const rows = (count: number) => `Fecha;Monto\n${'5/11/2026;10\n'.repeat(count)}`;
    expect(readStatement(rows(MOST_STATEMENT_ROWS)).rows).toHaveLength(MOST_STATEMENT_ROWS);
    expect(() => readStatement(rows(MOST_STATEMENT_ROWS + 1))).toThrow('más de 2.000 filas');
  });
});
