import { summarize } from './report.js';

describe('summarize', () => {
  const url = 'http://localhost:4000';

  it('gives the addresses and, in columns, who can sign in', () => {
    const summary = summarize({
      productName: 'Sobremesa',
      url,
      people: [
        { name: 'Ana', email: 'ana@sobremesa.example', role: 'ADMIN', state: 'ACTIVE' },
        { name: 'Benjamín', email: 'benja@sobremesa.example', role: 'USER', state: 'INACTIVE' },
      ],
    });
    expect(summary).toContain(`${url}/gestion`);
    expect(summary).toContain(`${url}/api/docs`);
    expect(summary).toContain('  Ana       ana@sobremesa.example    Administrador  puede entrar');
    expect(summary).toContain('  Benjamín  benja@sobremesa.example  Moderador      desactivada, no puede entrar');
  });

  it('names nobody when there are no demo people', () => {
    expect(summarize({ productName: 'Sobremesa', url, people: [] })).not.toContain('/login');
  });
});
