/** A person of the demo data whom one can try at the sign-in page. */
export interface SummaryPerson {
  readonly name: string;
  readonly email: string;
  readonly role: 'ADMIN' | 'USER';
  readonly state: 'ACTIVE' | 'INACTIVE' | 'PENDING';
}

interface Summary {
  readonly productName: string;
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  /** The demo's people. Empty when Google is configured or there is no demo data. */
  readonly people: readonly SummaryPerson[];
}

const ROLES = { ADMIN: 'Administrador', USER: 'Moderador' };
const STATES = {
  ACTIVE: 'puede entrar',
  PENDING: 'invitación en espera, puede entrar',
  INACTIVE: 'desactivada, no puede entrar',
};

/** Pads every cell but the last to the width of its column. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const align = (rows: readonly (readonly string[])[]): string[] => inColumns(rows).map((line) => `  ${line}`);

/** The text shown when the product is ready: addresses, and who can sign in. */
export function summarize({ productName, url, people }: Summary): string {
  const addresses = align([
    ['Sitio', `${url}/`],
    ['Gestión', `${url}/gestion`],
    ['API', `${url}/api/docs`],
  ]);
  const rows = people.map(({ name, email, role, state }) => [name, email, ROLES[role], STATES[state]]);
  const signIn = people.length === 0 ? [] : ['', `Personas de prueba, en ${url}/login:`, ...align(rows)];
  return ['', `${productName} está en marcha. Ctrl-C lo detiene.`, '', ...addresses, ...signIn, ''].join('\n');
}

/** Prints the summary for the person who started the product. */
export function printSummary(summary: Summary): void {
  process.stdout.write(`${summarize(summary)}\n`);
}

/** Prints one line about the current step for the person who started the product. */
export function progress(sentence: string): void {
  process.stdout.write(`→ ${sentence}\n`);
}
