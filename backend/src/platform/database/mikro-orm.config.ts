import { readEnv } from '../../config/env.js';
import { databaseConfig } from './database.config.js';

/** For MikroORM's command line only (migration:create …): the database that DATABASE_URL names. */
export default databaseConfig(readEnv().DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
