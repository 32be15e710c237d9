import { Injectable } from '@nestjs/common';
import { PersonalData, personalTable } from '../personal-data/index.js';

/** That an entry was found at the bank: a paper of a sale that names no client. */
const MATCH = personalTable({
  table: 'bank_match',
  title: 'Conciliación',
  belongs: { column: 'entry_id', to: 'money_entry' },
  erased: {},
  kept: ['matched_by'],
});

/** What the conciliation stores about clients. A row of the bank has words about nobody in particular, until it is matched. */
@Injectable()
export class CashBookPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(MATCH);
  }
}
