import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** The papers of a sale: amounts, days and numbers of operations stay for as long as the law wants them. The card's digits go. */
const PAYMENT = personalTable({
  table: 'payment',
  title: 'Pagos con tarjeta',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: { card_digits: null },
  kept: ['buy_order', 'session_id', 'state', 'token', 'form_url', 'card_type', 'authorization_code'],
});

/** What clients announced of transfers. The bank's paper goes: its file is removed with those that no record names. */
const TRANSFER = personalTable({
  table: 'transfer',
  title: 'Transferencias anunciadas',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: { proof_id: null },
  kept: ['state', 'creation_key', 'settled_by'],
});

const REFUND = personalTable({
  table: 'refund',
  title: 'Devoluciones',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: {},
  kept: ['way', 'state', 'reference', 'actor_name'],
});

const ENTRY = personalTable({
  table: 'money_entry',
  title: 'Movimientos de dinero',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: {},
  kept: ['kind', 'way', 'reference', 'actor', 'actor_name', 'creation_key'],
});

/** The numbers of boletas and facturas are papers of the sale. Their PDFs name the client, and go: who made them has them. */
const DOCUMENT = personalTable({
  table: 'sale_document',
  title: 'Boletas y facturas',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: { paper_id: null },
  kept: ['kind'],
});

/** What staff write about an entry goes. */
const NOTE = personalTable({
  table: 'money_note',
  title: 'Notas de movimientos',
  belongs: { column: 'entry_id', to: 'money_entry' },
  erased: 'rows',
  kept: [],
});

/** What the money stores about clients. */
@Injectable()
export class MoneyPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(PAYMENT, TRANSFER, REFUND, ENTRY, NOTE, DOCUMENT);
  }
}
