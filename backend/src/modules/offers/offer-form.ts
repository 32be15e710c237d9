import { asOffered } from './offer-menu.entity.js';
import type { OfferContent } from './offer-words.js';
import type { UpdateOfferDto } from './offer-form.dto.js';
import { OfferChoiceError } from './offers.errors.js';
import type { OffersRepository } from './offers.repository.js';

/**
 * The content of a form, with the rows that its ids name.
 * @throws OfferChoiceError
 */
export async function contentOf(form: UpdateOfferDto, offers: OffersRepository): Promise<OfferContent> {
  const chef = form.chef_id ? await offers.chef(form.chef_id) : null;
  if (form.chef_id && !chef) throw new OfferChoiceError('chef_id');
  const menus = chef ? await offers.menus(chef, form.proposal_ids) : [];
  if (menus.length < form.proposal_ids.length) throw new OfferChoiceError('proposal_ids');
  return {
    chef,
    menus: menus.map(asOffered),
    guests: form.guests ?? null,
    day: form.day ?? null,
    startsAt: form.starts_at ?? null,
    minutes: form.minutes,
    commune: form.commune ?? null,
    address: form.address ?? null,
    included: form.included ?? null,
    conditions: form.conditions ?? null,
    validUntil: form.valid_until ?? null,
    reservaPercent: form.reserva_percent ?? null,
    lines: form.lines.map(({ description, quantity, unit_price }) => ({
      description,
      quantity,
      unitPrice: unit_price,
    })),
  };
}
