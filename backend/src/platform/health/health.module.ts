import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';
import { Replicas } from './replicas.repository.js';

/** Liveness and readiness for orchestrators, and the processes that are alive. */
@Module({ controllers: [HealthController], providers: [Readiness, Replicas], exports: [Readiness, Replicas] })
export class HealthModule {}
