import { Module } from '@nestjs/common';
import { AgendaRepository } from './agenda.repository.js';
import { Agenda } from './agenda.service.js';
import { PublicAgendaController } from './public-agenda.controller.js';
import { PublicAgendaRepository } from './public-agenda.repository.js';
import { RequestEventsListener } from './request-events.listener.js';

/** On which days chefs have a table, or take none. */
@Module({
  controllers: [PublicAgendaController],
  providers: [AgendaRepository, PublicAgendaRepository, Agenda, RequestEventsListener],
  exports: [Agenda],
})
export class AgendaModule {}
