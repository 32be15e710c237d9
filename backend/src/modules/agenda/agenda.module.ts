import { Module } from '@nestjs/common';
import { LinksModule } from '../../platform/links/links.module.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { AgendaEntriesRepository } from './agenda-entries.repository.js';
import { AgendaPersonalData } from './agenda-personal-data.js';
import { EveningContactsRepository } from './evening-contacts.repository.js';
import { AgendaController } from './agenda.controller.js';
import { AgendaRepository } from './agenda.repository.js';
import { Agenda } from './agenda.service.js';
import { BlockedRangesService } from './blocked-ranges.service.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeedsRepository } from './calendar-feeds.repository.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { ChefEventsListener } from './chef-events.listener.js';
import { EveningsByHandService } from './evenings-by-hand.service.js';
import { OwnDaysRepository } from './own-days.repository.js';
import { OwnDaysService } from './own-days.service.js';
import { PublicAgendaController } from './public-agenda.controller.js';
import { PublicAgendaRepository } from './public-agenda.repository.js';
import { RequestEventsListener } from './request-events.listener.js';

/** The agenda: chefs' evenings and blocked days. */
@Module({
  imports: [LinksModule, PersonalDataModule],
  controllers: [PublicAgendaController, AgendaController, CalendarFeedsController],
  providers: [
    AgendaPersonalData,
    EveningContactsRepository,
    AgendaRepository,
    AgendaEntriesRepository,
    PublicAgendaRepository,
    Agenda,
    EveningsByHandService,
    BlockedRangesService,
    CalendarFeedsRepository,
    CalendarFeedsService,
    OwnDaysRepository,
    OwnDaysService,
    ChefEventsListener,
    RequestEventsListener,
  ],
  exports: [Agenda, CalendarFeedsService, OwnDaysService],
})
export class AgendaModule {}
