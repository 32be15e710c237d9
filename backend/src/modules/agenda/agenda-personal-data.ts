import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** An evening loses its client, place and free text. Chef, time and number of guests stay. */
const EVENING = personalTable({
  table: 'evening',
  title: 'Agenda',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: {
    client_first_name: 'Datos borrados',
    commune: 'Datos borrados',
    address: null,
    contact_name: null,
    contact_phone: null,
    menu: '',
    cancel_reason: null,
    refund_note: null,
  },
  kept: ['uid', 'chef_name', 'starts_at', 'cancelled_by'],
});

/** A day that is kept for a request goes with the client. */
const HELD = personalTable({
  table: 'held_day',
  title: 'Días apartados',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: 'rows',
  kept: ['starts_at'],
});

/** What the agenda stores about clients. */
@Injectable()
export class AgendaPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(EVENING, HELD);
  }
}
