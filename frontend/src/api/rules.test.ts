import { limitsOf, rulesFor } from './rules';

describe('rulesFor', () => {
  it("asks for what the API requires, up to the API's length", () => {
    expect(rulesFor('CreateChefDto', 'description')).toEqual([
      { required: true, whitespace: true, message: 'Completa este campo.' },
      { type: 'string', max: 500, message: 'Escribe como máximo 500 caracteres.' },
    ]);
  });

  it('leaves optional fields optional', () => {
    expect(rulesFor('CreateChefDto', 'instagram').some(({ required }) => required)).toBe(false);
  });

  it('bounds numbers and lists', () => {
    expect(rulesFor('CreateChefDto', 'price_per_person')).toContainEqual(
      expect.objectContaining({ type: 'number', min: 1 }),
    );
    expect(rulesFor('CreateChefDto', 'modalities')).toContainEqual({
      type: 'array',
      min: 1,
      message: 'Elige al menos 1.',
    });
  });
});

describe('what a value has to look like', () => {
  it('refuses what is reserved, with the sentence of the API', () => {
    const message = 'La URL de navegación ya está en uso.';
    const [rule] = rulesFor('CreateFormDto', 'url').filter((one) => one.message === message);
    const taken = (address: string) => !rule?.pattern?.test(address);
    expect(['chefs', 'mis-chefs', 'chef', 'como-funciona-esto', 'registro', 'log-in'].filter(taken)).toHaveLength(6);
    expect(['chefsito', 'chef-invitado', 'registro-de-eventos', 'como', 'eventos'].filter(taken)).toEqual([]);
  });

  it.each([
    ['email', 'email', 'Escribe un correo completo.'],
    ['price_per_person', 'integer', 'Escribe un precio en pesos, sin decimales.'],
  ] as const)('%s is of a type, with the sentence of the API', (field, type, message) => {
    expect(rulesFor('CreateChefDto', field)).toContainEqual({ type, message });
  });

  it.each([
    ['phone_number', '+56912345678', '+56012345678', 'Escribe un teléfono chileno completo: (+56) 9 1234 5678.'],
    ['instagram', '@ana.maria', 'ana maria', 'Escribe un enlace de Instagram o el usuario, como @nombre.'],
  ] as const)('%s has the pattern of the API', (field, good, bad, message) => {
    const [rule] = rulesFor('CreateChefDto', field).filter(({ pattern }) => pattern);
    expect(rule?.message).toBe(message);
    expect([rule?.pattern?.test(good), rule?.pattern?.test(bad)]).toEqual([true, false]);
  });

  it('says bounds as people write numbers', () => {
    expect(rulesFor('CreateChefDto', 'price_per_person')).toContainEqual({
      type: 'number',
      max: 100_000_000,
      message: 'El máximo es 100.000.000.',
    });
  });
});

describe('limitsOf', () => {
  it('gives the bounds themselves, for counters and masks', () => {
    expect(limitsOf('CreateChefDto', 'gallery')).toMatchObject({ required: true, maxItems: 20 });
  });
});
