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

describe('limitsOf', () => {
  it('gives the bounds themselves, for counters and masks', () => {
    expect(limitsOf('CreateChefDto', 'gallery')).toMatchObject({ required: true, maxItems: 20 });
  });
});
