import type { Chef } from '../chefs/entities.js';
import type { City } from '../lookups/entities.js';
import type { Proposal } from '../proposals/entities.js';
import type { QuoteDetails } from './request-details.entity.js';

/** What a visitor asked for: an example for specs. */
export const EXAMPLE_DETAILS: QuoteDetails = {
  requestKey: '0f4c9f62-3a57-4f0a-8f5e-0a1b2c3d4e5f',
  name: 'Íñigo Muñoz',
  email: 'Inigo@Correo.example',
  phoneNumber: '+56912345678',
  city: { id: 3 } as City,
  eventDate: '2027-01-31',
  guests: 12,
  kind: 'cena',
  message: 'Sin  maní,\npor favor. ¿Hay Ñoquis?',
  chef: { id: 7 } as Chef,
  proposal: { id: 9 } as Proposal,
  utmSource: 'boletín',
  utmMedium: null,
  utmCampaign: 'verano',
};
