import { Client } from 'pg';

/**
 * Settings that keep the values of statements, such as people's names, addresses and messages, out of PostgreSQL's log.
 * It has no statement beside an error, no bound value, and only the first line of an error, because the others quote
 * the row.
 * docs/operation/database.md says how to set it on a server that the product does not own.
 */
export const DISCREET_LOG = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const;

/** How long a start waits for a database that does not answer, in milliseconds. */
const CONNECT_TIMEOUT = 1_500;

/**
 * Warns anyone who runs the database server when its log may hold personal data. Throws unless the server answers.
 * @throws the error of a database that cannot be reached or does not let the product in
 * @returns a Spanish sentence where the server's log may hold personal data
 */
export async function logCaution(databaseUrl: string): Promise<string | undefined> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: keyof typeof DISCREET_LOG; setting: string }>(
      'select name, setting from pg_settings where name = any($1) order by name',
      [Object.keys(DISCREET_LOG)],
    );
    const names = rows.filter(({ name, setting }) => setting !== DISCREET_LOG[name]).map(({ name }) => name);
    if (names.length === 0) return undefined;
    return `El registro de PostgreSQL puede guardar datos personales: cambia ${names.join(', ')} (ver docs/operation/database.md).`;
  } finally {
    await client.end();
  }
}
