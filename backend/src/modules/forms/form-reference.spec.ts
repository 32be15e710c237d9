import { describe, expect, it } from '@jest/globals';
import { FormType } from './form-provider.js';
import { FormReference, type FormDetails } from './form-reference.entity.js';
import { FormLinkRefusedError, FormUrlReservedError } from './forms.errors.js';

const form = (changes: Partial<FormDetails> = {}): FormReference =>
  new FormReference({
    title: 'Eventos',
    type: FormType.JotForm,
    url: 'eventos',
    script: 'https://form.jotform.com/2412',
    ...changes,
  });

describe('a form', () => {
  it('begins active and can be switched off and on', () => {
    const one = form();
    expect(one.state).toBe('active');
    one.toggleState();
    expect(one.state).toBe('inactive');
    one.toggleState();
    expect(one.state).toBe('active');
  });

  it('keeps the link of a snippet, not the snippet', () => {
    expect(form({ script: '<script src="https://form.jotform.com/jsform/7"></script>' }).script).toBe(
      'https://form.jotform.com/jsform/7',
    );
  });

  it('refuses a link of another type than its own, and stays as it was', () => {
    const one = form();
    const wrong = { title: 'Otro', type: FormType.Pipedrive, url: 'otro', script: 'https://form.jotform.com/2412' };
    expect(() => one.describe(wrong)).toThrow(FormLinkRefusedError);
    expect(one).toMatchObject({ title: 'Eventos', type: FormType.JotForm, url: 'eventos' });
  });
});

describe('its address', () => {
  it.each([
    'chefs',
    'mis-chefs',
    'chefs-2',
    'a-chefs-b',
    '-chefs-',
    'como-funciona',
    'asi-como-funciona-esto',
    'unete-al-equipo-hoy',
    'terminos-y-condiciones-2027',
  ])('may not contain a reserved word: %s', (url) => {
    expect(() => form({ url })).toThrow(FormUrlReservedError);
    expect(() => form({ url })).toThrow('La URL de navegación ya está en uso.');
  });

  it.each([
    'acceder',
    'accede-a-tu-cuenta',
    'admin',
    'contrasena',
    'entrar',
    'ingresar',
    'ingreso-clientes',
    'iniciar-sesion',
    'inicio-de-sesion',
    'log-in',
    'mi-cuenta',
    'registro',
    'sign-in',
    'signin',
  ])('may not promise a sign-in: %s', (url) => {
    expect(() => form({ url })).toThrow(FormUrlReservedError);
  });

  it.each(['entradas', 'accesorios', 'cuentame', 'logistica', 'registro-de-eventos', 'sesiones-de-cata'])(
    'may only look like it: %s',
    (url) => {
      expect(form({ url }).url).toBe(url);
    },
  );

  it.each(['chef', 'experiencia', 'gracias', 'privacidad', 'embed', 'api', 'files', 'assets'])(
    "may not be the site's: %s",
    (url) => {
      expect(() => form({ url })).toThrow(FormUrlReservedError);
    },
  );

  it.each([
    'chefsito',
    'super-chefsito',
    'como',
    'funciona-como',
    'unete-al',
    'al-equipo',
    'cotizaciones',
    'chef-invitado',
    'api-2',
    '2027',
  ])('may be anything else: %s', (url) => {
    expect(form({ url }).url).toBe(url);
  });
});
