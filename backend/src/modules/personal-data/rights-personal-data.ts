import { Injectable } from '@nestjs/common';
import { PersonalData } from './personal-data.js';
import { personalTable } from './personal-table.js';

/** An entry stays, with its actor; the words of a refusal are about a client and go. */
const RIGHTS = personalTable({
  table: 'data_right',
  title: 'Derechos sobre los datos',
  belongs: { column: 'requests', list: true },
  erased: { reason: 'Datos borrados' },
  kept: ['kind', 'step', 'requests', 'actor', 'actor_name'],
});

/** What the log of rights stores about clients. */
@Injectable()
export class RightsPersonalData {
  constructor(personal: PersonalData) {
    personal.declare(RIGHTS);
  }
}
