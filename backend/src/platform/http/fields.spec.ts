import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Choice, Email, FutureDay, HttpsUrl, Ids, Names, Phone, Price, Score, Text, Version, Whole } from './fields.js';
import { todayInChile } from './day.js';
import { inputValidation } from './validation.pipe.js';

class Form {
  @Text({ max: 5, optional: true }) text?: string | null;
  @Email({ optional: true }) email?: string | null;
  @Phone({ optional: true }) phone?: string | null;
  @Price({ optional: true }) price?: number | null;
  @Whole({ min: 2, max: 4, optional: true }) whole?: number | null;
  @Ids({ max: 2, optional: true }) ids?: number[] | null;
  @Names({ max: 2, optional: true }) names?: string[] | null;
  @HttpsUrl({ optional: true }) link?: string | null;
  @Choice(['a', 'b'], { optional: true }) choice?: string | null;
  @Score({ optional: true }) score?: number | null;
  @FutureDay({ optional: true }) day?: string | null;
  @Version() version?: number | null;
}

class Required {
  @Text({ max: 5 }) text!: string;
}

const read = (body: unknown, metatype: new () => object = Form): Promise<unknown> =>
  inputValidation().transform(body, { type: 'body', metatype });

/** A day counted from the one it is in Chile. */
const dayFromToday = (days: number): string =>
  new Date(Date.parse(todayInChile()) + days * 86_400_000).toISOString().slice(0, 10);

describe('the day of an event', () => {
  it.each([0, 1, 400])('is taken %d days from today', async (days) => {
    const day = dayFromToday(days);
    expect(await read({ day })).toMatchObject({ day });
  });

  it.each([-1, -400])('is refused %d days from today', async (days) => {
    await expect(read({ day: dayFromToday(days) })).rejects.toMatchObject({
      errors: [{ field: 'day', msg: 'Elige una fecha desde hoy.' }],
    });
  });
});

describe('fields accept', () => {
  it.each<[object, object]>([
    [{ text: '  hola ' }, { text: 'hola' }],
    [{ text: '🍷🍷🍷🍷🍷' }, { text: '🍷🍷🍷🍷🍷' }],
    [{ text: 'Ana\u202e' }, { text: 'Ana' }],
    [{ names: ['\u2066Chilena\u2069'] }, { names: ['Chilena'] }],
    [{ text: '' }, { text: null }],
    [{ text: '   ' }, { text: null }],
    [{ text: null }, { text: null }],
    [{ phone: '(+56) 9 1234 5678' }, { phone: '+56912345678' }],
    [{ phone: '912345678' }, { phone: '+56912345678' }],
    [{ phone: '0056 9 8765 4321' }, { phone: '+56987654321' }],
    [{ phone: '' }, { phone: null }],
    [{ price: 1 }, { price: 1 }],
    [{ price: 100_000_000 }, { price: 100_000_000 }],
    [{ ids: [1, 2147483647] }, { ids: [1, 2147483647] }],
    [{ names: [' Chilena '] }, { names: ['Chilena'] }],
    [{ link: 'https://instagram.com/ana' }, { link: 'https://instagram.com/ana' }],
    [{ score: 4.5 }, { score: 4.5 }],
    [{ score: 0 }, { score: 0 }],
  ])('%j', async (body, expected) => {
    expect(await read(body)).toEqual(expect.objectContaining(expected));
  });
});

describe('fields refuse', () => {
  it.each<[object]>([
    [{ text: 'seis66' }],
    [{ text: 5 }],
    [{ text: ['hola'] }],
    [{ text: 'a\u0000' }],
    [{ text: '\ud800' }],
    [{ email: 'ana@' }],
    [{ email: `${'a'.repeat(250)}@b.cl` }],
    [{ phone: '+54912345678' }],
    [{ phone: '+5691234567' }],
    [{ phone: 912345678 }],
    [{ phone: '091234567' }],
    [{ phone: '+56005698765' }],
    [{ price: 0 }],
    [{ price: 1.5 }],
    [{ price: '45000' }],
    [{ price: 100_000_001 }],
    [{ price: 1e12 }],
    [{ whole: 1 }],
    [{ whole: 5 }],
    [{ whole: '3' }],
    [{ ids: 'x' }],
    [{ ids: [0] }],
    [{ ids: [1, 1] }],
    [{ ids: [1, 2, 3] }],
    [{ ids: [2147483648] }],
    [{ ids: { length: 1 } }],
    [{ names: [''] }],
    [{ names: ['\u2800'] }],
    [{ names: ['a'.repeat(81)] }],
    [{ names: [null] }],
    [{ link: 'http://instagram.com' }],
    [{ link: 'javascript:alert(1)' }],
    [{ link: 'data:text/html,x' }],
    [{ link: 'https://user:pass@instagram.com' }],
    [{ link: '//instagram.com' }],
    [{ choice: 'c' }],
    [{ choice: ['a'] }],
    [{ score: 4.3 }],
    [{ score: 5.5 }],
    [{ score: -0.5 }],
    [{ score: '4' }],
    [{ version: 0 }],
    [{ unknown: 1 }],
  ])('%j', async (body) => {
    await expect(read(body)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: Object.keys(body)[0], msg: expect.any(String) }],
    });
  });

  it.each([[{}], [{ text: null }], [{ text: '' }], [{ text: ' ' }], [{ text: '\u200b' }]])(
    'a required text as %j',
    async (body) => {
      await expect(read(body, Required)).rejects.toMatchObject({ errors: [{ field: 'text' }] });
    },
  );
});
