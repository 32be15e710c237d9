import { Module } from '@nestjs/common';
import { LogosController } from './logos.controller.js';
import { LogosRepository } from './logos.repository.js';

/** Logos of the clients ("workered company" in the API). */
@Module({ controllers: [LogosController], providers: [LogosRepository] })
export class LogosModule {}
