import { Injectable } from '@nestjs/common';
import { PersonalData, personalMails } from '../personal-data/index.js';

/** Mails with messages. A chef's mail that waits says when an evening is, or that it is off. */
const MAIL = personalMails(
  { column: 'quote_request_activity_id', to: 'quote_request_activity' },
  { fields: ['event', 'evening', 'chef', 'day', 'startsAt', 'minutes', 'sequence', 'at', 'cancelled', 'isOff'] },
);

/** What messages store about clients. */
@Injectable()
export class MessagePersonalData {
  constructor(personal: PersonalData) {
    personal.declare(MAIL);
  }
}
