import { Injectable } from '@nestjs/common';
import { PersonalData } from '../personal-data/index.js';
import { numberOf } from './gift-card.entity.js';
import { GiftCardsRepository } from './gift-cards.repository.js';

/** Who gave and got cards belongs to no request: what is stored of them is copied and erased on the card's own page. */
@Injectable()
export class GiftCardPersonalData {
  constructor(personal: PersonalData, cards: GiftCardsRepository) {
    personal.alsoIn({
      title: 'Gift card',
      find: async (em, { email }) => {
        if (email === undefined) return [];
        const found = await cards.ofAddress(em, email);
        return found.map(({ id }) => ({ name: numberOf(id), path: `/gestion/gift-cards/${id}` }));
      },
    });
  }
}
