import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** Letters with messages, so that none goes out once a client is blocked or erased. Their words are in the activity. */
const LETTERS = personalTable({
  table: 'mail',
  title: 'Correos',
  belongs: { column: 'quote_request_activity_id', to: 'quote_request_activity' },
  erased: {},
  kept: ['kind', 'problem', 'state'],
});

/** What messages keep about clients. */
@Injectable()
export class MessagePersonalData {
  constructor(personal: PersonalData) {
    personal.declare(LETTERS);
  }
}
