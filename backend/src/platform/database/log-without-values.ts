import { connected } from './table-rows.js';

/**
 * Settings that keep the values of statements out of PostgreSQL's log: no statement beside an error, no bound value, and
 * only the first line of an error, because the others quote the row. docs/operation/database.md says how to set them on
 * another server.
 */
export const LOG_WITHOUT_VALUES = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const;

/**
 * Warns where the database server's log may hold personal data.
 * @throws the error of a database that cannot be reached or does not let the product in
 * @returns a Spanish sentence for the people who run the server
 */
export const logCaution = (databaseUrl: string): Promise<string | undefined> =>
  connected(databaseUrl, 1_500, async (client) => {
    const { rows } = await client.query<{ name: keyof typeof LOG_WITHOUT_VALUES; setting: string }>(
      'select name, setting from pg_settings where name = any($1) order by name',
      [Object.keys(LOG_WITHOUT_VALUES)],
    );
    const names = rows.filter(({ name, setting }) => setting !== LOG_WITHOUT_VALUES[name]).map(({ name }) => name);
    if (names.length === 0) return undefined;
    return `El registro de PostgreSQL puede guardar datos personales: cambia ${names.join(', ')} (ver docs/operation/database.md).`;
  });
