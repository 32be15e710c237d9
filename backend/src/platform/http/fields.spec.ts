import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import {
  Agreed,
  Choice,
  Day,
  Email,
  Flag,
  FutureDay,
  Hour,
  Ids,
  Line,
  Measured,
  Names,
  NearDay,
  Nested,
  NestedList,
  PastDay,
  Phone,
  Price,
  ProfileUrl,
  Rut,
  Score,
  Text,
  Uuid,
  Version,
  Whole,
} from './fields.js';
import { dayAfter, firstPastDay, lastEventDay, todayInChile } from './value/day.js';
import { inputValidation } from './validation.pipe.js';

class Part {
  @Whole({ min: 1, max: 9 }) count!: number;
}

class Form {
  @Text({ max: 5, optional: true }) text?: string | null;
  @Line({ max: 50, optional: true }) line?: string | null;
  @Email({ optional: true }) email?: string | null;
  @Phone({ optional: true }) phone?: string | null;
  @Price({ optional: true }) price?: number | null;
  @Whole({ min: 2, max: 4, optional: true }) whole?: number | null;
  @Ids({ max: 2, optional: true }) ids?: number[] | null;
  @Names({ max: 2, optional: true }) names?: string[] | null;
  @ProfileUrl('instagram', { optional: true }) link?: string | null;
  @Choice(['a', 'b'], { optional: true, names: { a: 'Una' } }) choice?: string | null;
  @Score({ optional: true }) score?: number | null;
  @FutureDay({ optional: true }) day?: string | null;
  @NearDay({ optional: true }) near?: string | null;
  @Rut({ optional: true }) rut?: string | null;
  @Measured({ max: 2, optional: true }) measured?: number | null;
  @Uuid({ optional: true }) uuid?: string | null;
  @Day({ optional: true }) any_day?: string | null;
  @PastDay({ optional: true }) past?: string | null;
  @Hour({ optional: true }) hour?: string | null;
  @Flag({ optional: true }) flag?: boolean | null;
  @Nested(() => Part, { optional: true, leastPixels: { width: 1, height: 1 } }) part?: Part | null;
  @Version() version?: number | null;
}

class Required {
  @Text({ max: 5 }) text!: string;
}

class Consent {
  @Agreed({ msg: 'Acepta los términos.' }) agreed!: true;
}

class Parts {
  @NestedList(() => Part, { min: 1, max: 2 }) parts!: Part[];
  @NestedList(() => Part, { min: 2, max: 3 }) more!: Part[];
}

const TWO = [{ count: 1 }, { count: 1 }];

/** Only another question needs no number of guests. */
class Excused {
  @Choice(['cena', 'otra']) kind!: string;
  @Whole({ min: 1, max: 9, optional: { when: ({ kind }) => kind === 'otra', msg: 'Indica cuántos son.' } })
  guests?: number | null;
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

  it('may be three years ahead, and no later', async () => {
    const day = lastEventDay();
    expect(await read({ day, near: day })).toMatchObject({ day, near: day });
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    for (const far of [next, '9999-12-30'])
      await expect(read({ day: far, near: far })).rejects.toMatchObject({
        errors: ['day', 'near'].map((field) => ({ field, msg: 'Elige una fecha dentro de los próximos tres años.' })),
      });
    expect(await read({ near: '1999-12-31' })).toMatchObject({ near: '1999-12-31' });
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
    [{ score: 5 }, { score: 5 }],
    [{ whole: 2 }, { whole: 2 }],
    [{ whole: 4 }, { whole: 4 }],
    [{ names: ['a'.repeat(80)] }, { names: ['a'.repeat(80)] }],
    [{ link: ' @ana.maria ' }, { link: 'https://www.instagram.com/ana.maria' }],
    [{ link: 'Instagram.com/ana' }, { link: 'https://Instagram.com/ana' }],
    [{ link: 'http://www.instagram.com/ana' }, { link: 'https://www.instagram.com/ana' }],
    [{ rut: '76.086.428-5' }, { rut: '76086428-5' }],
    [{ measured: 0 }, { measured: 0 }],
    [{ measured: 1.75 }, { measured: 1.75 }],
    [{ uuid: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11' }, { uuid: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11' }],
    [{ any_day: '1999-12-31' }, { any_day: '1999-12-31' }],
    [{ hour: '00:00' }, { hour: '00:00' }],
    [{ hour: '23:59' }, { hour: '23:59' }],
    [{ flag: false }, { flag: false }],
    [{ part: { count: 1 } }, { part: { count: 1 } }],
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
    [{ link: 'https://evil.example/instagram.com' }],
    [{ link: 'https://notinstagram.com/ana' }],
    [{ link: 'ana' }],
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
    [{ link: `https://instagram.com/${'x'.repeat(300)}` }],
    [{ link: 5 }],
    [{ names: 'Chilena' }],
    [{ rut: '76086428-4' }],
    [{ rut: 76086428 }],
    [{ measured: -0.1 }],
    [{ measured: 2.1 }],
    [{ measured: '1' }],
    [{ uuid: '3f0c8a52' }],
    [{ any_day: '2026-02-30' }],
    [{ past: 'ayer' }],
    [{ day: 'mañana' }],
    [{ hour: '24:00' }],
    [{ hour: '8:30' }],
    [{ hour: ['20:30'] }],
    [{ flag: 'true' }],
    [{ flag: 0 }],
    [{ part: [] }],
    [{ part: 'x' }],
    [{ version: 0 }],
    [{ unknown: 1 }],
  ])('%j', async (body) => {
    await expect(read(body)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: Object.keys(body)[0], msg: expect.any(String) }],
    });
  });

  it.each([{}, { agreed: false }, { agreed: 'true' }, { agreed: 1 }])(
    'a consent that was not given: %j',
    async (body) => {
      await expect(read(body, Consent)).rejects.toMatchObject({
        errors: [{ field: 'agreed', msg: 'Acepta los términos.' }],
      });
    },
  );

  it.each<[unknown, string, string]>([
    ['x', 'parts', 'Debe ser una lista.'],
    [undefined, 'parts', 'Este campo es obligatorio.'],
    [null, 'parts', 'Este campo es obligatorio.'],
    [[], 'parts', 'Elige al menos uno.'],
    [[{ count: 1 }, { count: 1 }, { count: 1 }], 'parts', 'Elige como máximo 2.'],
    [[1], 'parts', 'Este campo no es válido.'],
    [[null], 'parts', 'Este campo no es válido.'],
    [[[]], 'parts', 'Este campo no es válido.'],
    [[{ count: 1 }, { count: 0 }], 'parts.1.count', 'Debe ser un número entero entre 1 y 9.'],
  ])('a list of parts as %j, at %s', async (parts, field, msg) => {
    await expect(read({ parts, more: TWO }, Parts)).rejects.toMatchObject({ errors: [{ field, msg }] });
  });

  it.each([[{}], [{ text: null }], [{ text: '' }], [{ text: ' ' }], [{ text: '\u200b' }]])(
    'a required text as %j',
    async (body) => {
      await expect(read(body, Required)).rejects.toMatchObject({ errors: [{ field: 'text' }] });
    },
  );
});

it('a consent that was given is taken', async () => {
  expect(await read({ agreed: true }, Consent)).toEqual({ agreed: true });
});

describe('a list of parts', () => {
  it('may have the same part twice', async () => {
    expect(await read({ parts: TWO, more: TWO }, Parts)).toEqual({ parts: TWO, more: TWO });
  });

  it('says how many there are at least', async () => {
    await expect(read({ parts: TWO, more: [{ count: 1 }] }, Parts)).rejects.toMatchObject({
      errors: [{ field: 'more', msg: 'Elige al menos 2.' }],
    });
  });
});

describe('a day that has been', () => {
  it.each([0, -1, -400])('is taken %d days from today', async (days) => {
    const past = dayFromToday(days);
    expect(await read({ past })).toMatchObject({ past });
  });

  it.each([1, 400])('is refused %d days from today', async (days) => {
    await expect(read({ past: dayFromToday(days) })).rejects.toMatchObject({
      errors: [{ field: 'past', msg: 'Elige una fecha hasta hoy.' }],
    });
  });

  it('is at most three years ago: an earlier year is mistyped', async () => {
    const first = firstPastDay();
    expect(await read({ past: first })).toMatchObject({ past: first });
    for (const past of [dayAfter(first, -1), '0026-11-28'])
      await expect(read({ past })).rejects.toMatchObject({
        errors: [{ field: 'past', msg: 'Elige una fecha de los últimos tres años.' }],
      });
  });
});

describe('a field that some forms do without', () => {
  it.each([{}, { guests: null }])('may be left out there, and is asked for elsewhere: %j', async (left) => {
    expect(await read({ kind: 'otra', ...left }, Excused)).toMatchObject({ kind: 'otra', ...left });
    await expect(read({ kind: 'cena', ...left }, Excused)).rejects.toMatchObject({
      errors: [{ field: 'guests', msg: 'Indica cuántos son.' }],
    });
  });

  it.each(['cena', 'otra'])('is checked wherever it is said: %s', async (kind) => {
    expect(await read({ kind, guests: 9 }, Excused)).toMatchObject({ guests: 9 });
    await expect(read({ kind, guests: 10 }, Excused)).rejects.toMatchObject({ errors: [{ field: 'guests' }] });
  });
});

describe('what is said', () => {
  it.each<[object, string]>([
    [{}, 'Este campo es obligatorio.'],
    [{ text: null }, 'Este campo es obligatorio.'],
    [{ text: '\u200b' }, 'Este campo es obligatorio.'],
    [{ text: 5 }, 'Debe ser un texto sin caracteres inválidos.'],
  ])('of a needed text, %j', async (body, msg) => {
    await expect(read(body, Required)).rejects.toMatchObject({ errors: [{ field: 'text', msg }] });
  });

  it.each([
    [0, 'Escribe un precio entre $1 y $100.000.000.'],
    [2_147_483_648, 'Escribe un precio entre $1 y $100.000.000.'],
    [1.5, 'Escribe un precio en pesos, sin decimales.'],
  ])('of the price %d', async (price, msg) => {
    await expect(read({ price })).rejects.toMatchObject({ errors: [{ field: 'price', msg }] });
  });
});

it('several wrong fields are named in one sentence, and no more than a person reads', async () => {
  await expect(read({}, Parts)).rejects.toMatchObject({ message: 'Revisa estos campos: parts y more.' });
  const many = { text: 5, line: 5, email: 5, phone: 5, price: 'x', whole: 'x', ids: 'x' };
  await expect(read(many)).rejects.toMatchObject({
    message: 'Revisa estos campos: text, line, email, phone, price y 2 más.',
  });
});

it('a list that is needed and left out is not said to repeat itself', async () => {
  class Chosen {
    @Ids({ min: 1, max: 2 }) ids!: number[];
  }
  for (const body of [{}, { ids: null }])
    await expect(read(body, Chosen)).rejects.toMatchObject({
      errors: [{ field: 'ids', msg: 'Este campo es obligatorio.' }],
    });
});

it('a text of one line takes no other', async () => {
  expect(await read({ line: 'Ana\r\nCorreo: otra@evil.example', names: ['Ñuñoa\n\u200b'] })).toMatchObject({
    line: 'Ana Correo: otra@evil.example',
    names: ['Ñuñoa'],
  });
});
