import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** A paper of a sale that names no client: it stays for as long as the law wants it. */
const PAYOUT = personalTable({
  table: 'payout',
  title: 'Pagos a chefs',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: {},
  kept: [],
});

/** The chef's paper, which names the company. */
const BOLETA = personalTable({
  table: 'boleta',
  title: 'Boletas de chefs',
  belongs: { column: 'evening_id', to: 'evening' },
  erased: {},
  kept: [],
});

/** What payouts store about clients: of which evening they are. */
@Injectable()
export class PayoutsPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(PAYOUT, BOLETA);
  }
}
