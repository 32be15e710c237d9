import { Injectable } from '@nestjs/common';
import { PersonalData, personalMails, personalTable } from '../personal-data/index.js';

/**
 * Of an accepted offer the papers of a sale stay: number, day, chef, guests, quantities, amounts, and dishes as the
 * catalogue names them. Free text goes. A draft or unaccepted offer goes as a whole.
 */
const OFFER = personalTable({
  table: 'offer',
  title: 'Cotizaciones',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: {
    commune: 'Datos borrados',
    address: 'Datos borrados',
    included: null,
    conditions: 'Datos borrados',
    accepted_name: 'Datos borrados',
    decline_reason: null,
  },
  stays: { column: 'state', value: 'aceptada' },
  kept: ['number', 'state', 'chef_name', 'starts_at', 'terms_version'],
});

const LINE = personalTable({
  table: 'offer_line',
  title: 'Líneas de cotizaciones',
  belongs: { column: 'offer_id', to: 'offer' },
  erased: { description: 'Datos borrados' },
  kept: [],
});

/** The catalogue's words about dishes when the offer was written. Nobody types in them. */
const MENU = personalTable({
  table: 'offer_menu',
  title: 'Menús de cotizaciones',
  belongs: { column: 'offer_id', to: 'offer' },
  erased: {},
  kept: ['dish_name', 'starter', 'main_course', 'dessert'],
});

/** What chefs were asked, and their words. Day, chef, guests and answer stay as a figure. */
const INQUIRY = personalTable({
  table: 'chef_inquiry',
  title: 'Consultas a chefs',
  belongs: { column: 'quote_request_id', to: 'quote_request' },
  erased: { commune: 'Datos borrados', menu: null, answer_text: null },
  kept: ['chef_name', 'starts_at', 'answer', 'ended'],
});

const MAIL = personalMails({ column: 'offer_id', to: 'offer' });

/** Sheets for chefs: that one was sent stays, what it said goes. */
const SHEET = personalTable({
  table: 'event_sheet',
  title: 'Fichas enviadas',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: { facts: null },
  kept: ['chef_name', 'sent_by'],
});

/** What a chef gets of an evening names no client. */
const PAY = personalTable({
  table: 'chef_pay',
  title: 'Lo acordado con el chef',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: {},
  kept: [],
});

/** What offers store about clients. */
@Injectable()
export class OfferPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(OFFER, LINE, MENU, SHEET, PAY, INQUIRY, MAIL);
  }
}
