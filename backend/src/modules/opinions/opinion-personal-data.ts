import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** Of which request an opinion is. Its words are a comment's, under the name that the client chose to publish. */
const OPINION = personalTable({
  table: 'opinion',
  title: 'Opiniones',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: 'rows',
  kept: [],
});

/** What opinions keep about clients. */
@Injectable()
export class OpinionPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(OPINION);
  }
}
