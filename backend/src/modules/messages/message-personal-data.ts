import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** Mails with messages, so that none leaves after a client is blocked or erased. Their words are in the activity. */
const MAIL = personalTable({
  table: 'mail',
  title: 'Correos',
  belongs: { column: 'quote_request_activity_id', to: 'quote_request_activity' },
  erased: {
    // Another server's words may reveal the address, and the mark would prove it.
    sent_to: null,
    reply: null,
    // A chef's mail that waits says when an evening is, or that it is off.
    snapshot: {
      fields: ['event', 'evening', 'chef', 'day', 'startsAt', 'minutes', 'sequence', 'at', 'cancelled', 'isOff'],
    },
  },
  kept: ['kind', 'message_key', 'problem', 'state', 'status_code', 'thread'],
});

/** What messages store about clients. */
@Injectable()
export class MessagePersonalData {
  constructor(personal: PersonalData) {
    personal.declare(MAIL);
  }
}
