/**
 * Writes the migration that brings the database from the newest migration to what the entities say now:
 * `node tools/migration.mjs NAME`. Compares on a PostgreSQL of its own, which is thrown away.
 */
import '@oxc-node/core/register';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MigrationGenerator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { format, resolveConfig } from 'prettier';

const { startEmbeddedPostgres } = await import('../backend/src/platform/database/embedded-postgres.js');
const { databaseConfig } = await import('../backend/src/platform/database/database.config.js');
const { migrate } = await import('../backend/src/platform/database/migrate.js');

const [, , name = 'cambio'] = process.argv;

/** Writes only the way up: a backup is the way back, and the way down that MikroORM finds would replace every trigger. */
class WayUp extends MigrationGenerator {
  /**
   * @override
   * @param {string} className
   * @param {{ up: string[] }} difference
   */
  async generateMigrationFile(className, { up }) {
    const statements = up.map((statement) => this.createStatement(statement, 0)).join('');
    const text = `import { Migration } from '@mikro-orm/migrations';

      export class ${className} extends Migration { override up(): void { ${statements} } }`;
    return format(text, { ...(await resolveConfig('backend/src/main.ts')), parser: 'typescript' });
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'migration-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
const config = databaseConfig(server.url, { pool: 2, unlimited: true });
const orm = await MikroORM.init({ ...config, migrations: { ...config.migrations, generator: WayUp } });
try {
  await migrate(orm, server.url);
  const { fileName } = await orm.migrator.create(undefined, false, false, name);
  console.log(
    fileName ? `Escrita: backend/src/migrations/${fileName}` : 'Nada que migrar: las tablas ya son como las entidades.',
  );
} finally {
  await orm.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
