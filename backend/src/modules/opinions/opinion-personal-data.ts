import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** Of which request an opinion is. Its words are a comment's. */
const OPINION = personalTable({
  table: 'opinion',
  title: 'Opiniones',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: 'rows',
  kept: [],
});

/** A client's own words under their name. What staff wrote down belongs to no request, and stays. */
const WORDS = personalTable({
  table: 'comment',
  title: 'Textos de opiniones',
  belongs: { column: 'id', to: 'opinion', by: 'comment_id' },
  erased: 'rows',
  kept: [],
});

/** The same of chefs who were deleted and can still be brought back. */
const KEPT_WORDS = personalTable({
  table: 'deleted_row',
  title: 'Textos de opiniones eliminadas',
  belongs: { column: 'opinion_id', to: 'opinion' },
  erased: 'rows',
  kept: [],
});

/** What opinions keep about clients. */
@Injectable()
export class OpinionPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(OPINION, WORDS, KEPT_WORDS);
  }
}
