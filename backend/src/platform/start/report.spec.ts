import { jest } from '@jest/globals';
import { inColumns, printSummary, progress, summarize } from './report.js';

describe('summarize', () => {
  const url = 'http://localhost:4000';

  const people = [
    { name: 'Ana', email: 'ana@sobremesa.example', role: 'ADMIN', state: 'ACTIVE' },
    { name: 'Benjamín', email: 'benja@sobremesa.example', role: 'USER', state: 'INACTIVE' },
    { name: 'Eva', email: 'eva@sobremesa.example', role: 'USER', state: 'PENDING' },
  ] as const;

  it('gives the addresses and, in columns, who can sign in', () => {
    expect(summarize({ productName: 'Sobremesa', url, people })).toBe(`
Sobremesa está en marcha. Ctrl-C lo detiene.

  Sitio    http://localhost:4000/
  Gestión  http://localhost:4000/gestion
  API      http://localhost:4000/api/docs

Personas de prueba, en http://localhost:4000/login:
  Ana       ana@sobremesa.example    Administrador  puede entrar
  Benjamín  benja@sobremesa.example  Moderador      desactivada, no puede entrar
  Eva       eva@sobremesa.example    Moderador      invitación en espera, puede entrar
`);
  });

  it('names nobody when there are no demo people', () => {
    expect(summarize({ productName: 'Sobremesa', url, people: [] })).toMatch(/api\/docs\n$/);
  });
});

describe('inColumns', () => {
  it('makes each column as wide as its widest cell, and leaves no space behind the last', () => {
    expect(inColumns([['a', 'bb', ''], ['ccc'], [' d', '', 'e']])).toEqual(['a    bb', 'ccc', ' d       e']);
  });

  it('makes no lines of no rows', () => {
    expect(inColumns([])).toEqual([]);
  });
});

describe('what is printed', () => {
  it('ends each line', () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    progress('Creando las tablas…');
    printSummary({ productName: 'Sobremesa', url: 'http://localhost:4000', people: [] });
    const printed = write.mock.calls.map(([text]) => text);
    write.mockRestore();
    expect(printed).toEqual(['→ Creando las tablas…\n', expect.stringMatching(/^\nSobremesa está en marcha[^]*\n\n$/)]);
  });
});
