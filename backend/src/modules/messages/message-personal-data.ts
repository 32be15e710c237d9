import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** Letters with messages, so that none goes out once a client is blocked or erased. Their words are in the activity. */
const LETTERS = personalTable({
  table: 'mail',
  title: 'Correos',
  belongs: { column: 'quote_request_activity_id', to: 'quote_request_activity' },
  // What another server said of an address may tell whose it is, and the mark proves it.
  erased: { sent_to: null, reply: null },
  kept: ['kind', 'message_key', 'problem', 'state', 'status_code'],
});

/** What messages keep about clients. */
@Injectable()
export class MessagePersonalData {
  constructor(personal: PersonalData) {
    personal.declare(LETTERS);
  }
}
