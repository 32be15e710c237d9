import { fieldErrorsOf, messageOf } from './error-text';

describe('messageOf', () => {
  it("says the server's own sentence", () => {
    expect(messageOf({ status: 409, data: { status: 409, msg: 'Ya existe.', data: null } })).toBe('Ya existe.');
  });

  it.each([
    ['no connection', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    ["a proxy's page", { status: 502, data: '<html>Bad gateway</html>' }],
    ['an empty sentence', { status: 500, data: { msg: ' ' } }],
    ['an invalid sentence', { status: 500, data: { msg: ['internal'] } }],
    ['a mistake of ours', new TypeError('x is undefined')],
    ['nothing', undefined],
  ])("says 'Ha ocurrido un error' for %s", (_case, error) => {
    expect(messageOf(error)).toBe('Ha ocurrido un error');
  });
});

describe('fieldErrorsOf', () => {
  it('gives the fields a refused form should mark', () => {
    const errors = [{ field: 'email', msg: 'Escribe un correo completo.' }];
    expect(fieldErrorsOf({ status: 400, data: { msg: 'Revisa los datos.', errors } })).toEqual(errors);
  });

  it('is empty for anything else', () => {
    expect(fieldErrorsOf({ status: 400, data: { errors: [{ field: 1 }, 'email', null] } })).toEqual([]);
    expect(fieldErrorsOf(new Error('x'))).toEqual([]);
  });
});
