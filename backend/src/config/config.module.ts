import { Module, type DynamicModule } from '@nestjs/common';
import { Env } from './env.js';

/** Gives every module the validated settings. */
@Module({})
export class ConfigModule {
  static of(env: Env): DynamicModule {
    return { module: ConfigModule, global: true, providers: [{ provide: Env, useValue: env }], exports: [Env] };
  }
}
