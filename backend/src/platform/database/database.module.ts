import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { databaseConfig } from './database.config.js';

/** The connection to PostgreSQL. The start opens it (`start-product.ts`), not the first request. */
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Env],
      useFactory: (env: Env) => ({
        ...databaseConfig(env.DATABASE_URL ?? 'postgres://unset', { pool: env.DATABASE_POOL }),
        registerRequestContext: false,
      }),
    }),
  ],
})
export class DatabaseModule {}
