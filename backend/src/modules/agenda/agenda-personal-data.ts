import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** Of an evening, what its client is called goes; when and where chefs cook stays in the agenda. */
const EVENING = personalTable({
  table: 'evening',
  title: 'Agenda',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: { client_first_name: 'Datos borrados' },
  kept: ['uid', 'chef_name', 'starts_at', 'commune', 'menu'],
});

/** What the agenda keeps about clients. */
@Injectable()
export class AgendaPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(EVENING);
  }
}
