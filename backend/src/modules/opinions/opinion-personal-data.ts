import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** The request of an opinion. Its words are in the comment. */
const OPINION = personalTable({
  table: 'opinion',
  title: 'Opiniones',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: 'rows',
  kept: [],
});

/** A client's own words under their name. Comments by staff belong to no request, and stay. */
const WORDS = personalTable({
  table: 'comment',
  title: 'Textos de opiniones',
  belongs: { column: 'id', to: 'opinion', by: 'comment_id' },
  erased: 'rows',
  kept: [],
});

/** The same for deleted chefs that can still be brought back. */
const KEPT_WORDS = personalTable({
  table: 'deleted_row',
  title: 'Textos de opiniones eliminadas',
  belongs: { column: 'opinion_id', to: 'opinion' },
  erased: 'rows',
  kept: [],
});

/** What opinions store about clients. */
@Injectable()
export class OpinionPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(OPINION, WORDS, KEPT_WORDS);
  }
}
