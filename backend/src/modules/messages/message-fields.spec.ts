import { describe, expect, it } from '@jest/globals';
import { fill, refuseUnknownFields, withoutName, type FieldValues } from './message-fields.js';
import { FieldsUnfinishedError, UnknownFieldError } from './messages.errors.js';
import { ReplyText } from './reply-text.entity.js';

const VALUES: FieldValues = {
  nombre: 'Camila',
  fecha: '',
  invitados: '8',
  comuna: '',
  tipo: 'cena',
  chef: 'Ana {comuna} Pérez',
  experiencia: '',
  remitente: 'Paula',
  empresa: 'Sobremesa',
  enlace: '[enlace a tu solicitud]',
  cotización: '[enlace a tu cotización]',
  velada: 'sábado 5 de diciembre a las 20:30, con Ana',
  ficha: '',
};

describe('a text with fields', () => {
  it('is filled in once, however a field is written: what a value holds in braces stays', () => {
    const text = 'Hola { Nombre }, somos {EMPRESA}. {chef} cocina para {invitados}.';
    expect(fill(text, VALUES)).toEqual({
      text: 'Hola Camila, somos Sobremesa. Ana {comuna} Pérez cocina para 8.',
      empty: [],
    });
  });

  it.each([
    ['1', 'para 1 persona, 1 invitado; 1\ncomensal y 1 personaje'],
    ['21', 'para 21 personas, 21 invitados; 21\ncomensales y 21 personaje'],
  ])('counts people in words that fit %s', (invitados, text) => {
    const written =
      'para {invitados} personas, { Invitados } invitados; {invitados}\ncomensales y {invitados} personaje';
    expect(fill(written, { ...VALUES, invitados }).text).toBe(text);
  });

  it.each([
    ['Ana', [], 'Ana puede y Ana está; Ana cocina, Ana es. Ana puedenos'],
    [
      'Ana e Inés',
      ['chef'],
      'Ana e Inés pueden y Ana e Inés están; Ana e Inés cocinan, Ana e Inés son. Ana e Inés puedenos',
    ],
  ] as const)('lets verbs agree with %s, whichever staff wrote', (chef, several, text) => {
    const written = '{chef} pueden y {chef} está; {chef} cocina, {Chef} son. {chef} puedenos';
    expect(fill(written, { ...VALUES, chef }, new Set(several)).text).toBe(text);
  });

  it('knows the offer, the evening and the sheet, with and without the accent', () => {
    expect(fill('{cotización} {Cotizacion} {velada} {ficha}', VALUES)).toEqual({
      text: '[enlace a tu cotización] [enlace a tu cotización] sábado 5 de diciembre a las 20:30, con Ana ',
      empty: ['ficha'],
    });
  });

  it('leaves other words after a field as they are', () => {
    expect(fill('{comuna} personas, {nombre} personas, {invitados} niños', { ...VALUES, invitados: '1' }).text).toBe(
      ' personas, Camila personas, 1 niños',
    );
  });

  it('says which of its fields are empty, each once', () => {
    expect(fill('{fecha}, {comuna}, {fecha}', VALUES)).toEqual({ text: ', , ', empty: ['fecha', 'comuna'] });
  });

  it.each(['{precio}', '{}', '{__proto__}', '{constructor}', '{nombre }{toString}', '{nombre apellido}'])(
    'is refused with %s, which is named',
    (text) => {
      expect(() => refuseUnknownFields(text)).toThrow(UnknownFieldError);
    },
  );

  it('is refused with half a field', () => {
    for (const text of ['Hola {nombre', 'Hola nombre}', '{{nombre}}'])
      expect(() => refuseUnknownFields(text)).toThrow(FieldsUnfinishedError);
  });

  it('is refused in words for the form, where it says which field has the text', () => {
    const errorsOf = (text: string, where?: 'subject'): unknown => {
      try {
        refuseUnknownFields(text, where);
      } catch (error) {
        return (error as UnknownFieldError).errors.map(({ field }) => field);
      }
      return [];
    };
    expect([errorsOf('{precio}'), errorsOf('{precio}', 'subject')]).toEqual([['text'], ['subject']]);
    expect([errorsOf('{'), errorsOf('{', 'subject')]).toEqual([['text'], ['subject']]);
  });

  it('keeps what is no field as it was written', () => {
    expect(fill('Hola {precio}', VALUES)).toEqual({ text: 'Hola {precio}', empty: [] });
  });

  it('is refused when it is saved, also by an edit, and nothing changes', () => {
    const kept = new ReplyText({ name: 'Saludo', text: 'Hola {nombre}' });
    expect(() => kept.describe({ name: 'Otro', text: 'Hola {apellido}' })).toThrow(
      'El campo {apellido} no existe. Puedes usar {nombre}, {fecha}, {invitados}, {comuna}, {tipo}, {chef}, {experiencia}, {remitente}, {empresa}, {enlace}, {cotización}, {velada}, {ficha}.',
    );
    expect(kept).toMatchObject({ name: 'Saludo', text: 'Hola {nombre}' });
  });
});

describe('a text without the client’s name', () => {
  it.each([
    ['Hola {nombre}:', 'Hola:'],
    ['Hola { Nombre }, gracias por tu {tipo}', 'Hola, gracias por tu {tipo}'],
    ['{nombre}, ¿sigue en pie?\n{nombre}: te esperamos', '¿Sigue en pie?\nTe esperamos'],
    ['Para {nombre}', 'Para'],
    ['{comuna} y {nombrex}', '{comuna} y {nombrex}'],
  ])('of %j is %j', (text, nameless) => {
    expect(withoutName(text)).toBe(nameless);
  });
});
