import { Module } from '@nestjs/common';
import { AgendaRepository } from './agenda.repository.js';
import { Agenda } from './agenda.service.js';
import { RequestEventsListener } from './request-events.listener.js';

/** On which days chefs have a table, or take none. */
@Module({ providers: [AgendaRepository, Agenda, RequestEventsListener], exports: [Agenda] })
export class AgendaModule {}
