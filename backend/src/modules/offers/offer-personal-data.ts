import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** Of an offer, who accepted it, where and why not go; what was offered at which price stays as it was sent. */
const OFFER = personalTable({
  table: 'offer',
  title: 'Cotizaciones',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: { address: 'Datos borrados', accepted_name: 'Datos borrados', decline_reason: null },
  kept: ['number', 'state', 'chef_name', 'starts_at', 'commune', 'included', 'conditions', 'terms_version'],
});

const LINE = personalTable({
  table: 'offer_line',
  title: 'Líneas de cotizaciones',
  belongs: { column: 'offer_id', to: 'offer' },
  erased: {},
  kept: ['description'],
});

const MENU = personalTable({
  table: 'offer_menu',
  title: 'Menús de cotizaciones',
  belongs: { column: 'offer_id', to: 'offer' },
  erased: {},
  kept: ['dish_name', 'starter', 'main_course', 'dessert'],
});

/** Letters about offers, so that none goes out once a client is blocked or erased. */
const LETTERS = personalTable({
  table: 'mail',
  title: 'Correos',
  belongs: { column: 'offer_id', to: 'offer' },
  // What another server said of an address may tell whose it is, and the mark proves it.
  erased: { sent_to: null, reply: null },
  kept: ['kind', 'message_key', 'problem', 'state', 'status_code'],
});

/** What offers keep about clients. */
@Injectable()
export class OfferPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(OFFER, LINE, MENU, LETTERS);
  }
}
