import type { EntityManager } from '@mikro-orm/postgresql';
import { Chef, ChefsService, idOnly } from '../modules/chefs/index.js';
import { Comment } from '../modules/comments/index.js';
import { COMPANY_ID, Company } from '../modules/company/index.js';
import { Image, type ImageKind } from '../modules/files/index.js';
import type { GiftCardKey } from '../modules/gift-cards/index.js';
import { ClientLogo } from '../modules/logos/index.js';
import { Diet, Modality } from '../modules/lookups/index.js';
import type { EventSheets } from '../modules/offers/index.js';
import { ProposalsService } from '../modules/proposals/index.js';
import { Person } from '../modules/users/index.js';
import { CHEFS } from './content/chefs.js';
import { EXPERIENCE_FACTS } from './content/experience-facts.js';
import { HEADERS } from './content/headers.js';
import { LOGOS } from './content/logos.js';
import { PEOPLE } from './content/people.js';
import type { DemoChef, DemoComment, DemoProposal } from './content/types.js';
import { seedAgenda } from './demo-agenda.js';
import { seedEvenings } from './demo-evenings.js';
import { seedKitchen } from './demo-kitchen.js';
import { seedMessages } from './demo-messages.js';
import { seedGiftCards } from './demo-gift-cards.js';
import { seedInquiries } from './demo-inquiries.js';
import { seedMoney } from './demo-money.js';
import { seedOffers } from './demo-offers.js';
import { seedPayouts } from './demo-payouts.js';
import { seedOpinions } from './demo-opinions.js';
import { seedRequests } from './demo-requests.js';
import type { DemoPictures, PictureUse } from './demo-pictures.js';

/** Fills the database with the demo's people, chefs, covers, logos and requests, in one transaction. */
export class DemoSeeder {
  constructor(
    private readonly chefs: ChefsService,
    private readonly proposals: ProposalsService,
    private readonly pictures: DemoPictures,
    private readonly sheets: EventSheets,
    /** The PDF of a boleta. */
    private readonly boleta: number,
    private readonly giftCards: GiftCardKey,
  ) {}

  /** Every picture of the demo and its use. */
  static pictures(): PictureUse[] {
    const use = (kind: ImageKind) => (file: string) => ({ kind, file });
    return [
      ...HEADERS.map((header) => use('header')(header.header_image)),
      ...LOGOS.flatMap((logo) => [logo.color_logo, logo.transparent_logo].map(use('logo'))),
      ...CHEFS.flatMap((chef) => [
        use('profile')(chef.profile_image),
        use('cover')(chef.cover_image),
        ...chef.gallery.map(use('gallery')),
        ...chef.proposals.map((proposal) => use('proposal')(proposal.profile_image)),
      ]),
    ];
  }

  async seed(em: EntityManager): Promise<void> {
    await this.people(em);
    await this.covers(em);
    await this.logos(em);
    // The lists show the newest first, so the first chef of the content is created last.
    const chefs = [];
    for (const content of CHEFS.toReversed()) chefs.push({ id: await this.chef(em, content), content });
    for (const { id, proposal } of oneOfEach(chefs)) await this.experience(em, id, proposal);
    await seedRequests(em);
    await seedMessages(em);
    await seedAgenda(em);
    await seedOffers(em);
    await seedPayouts(em, this.boleta);
    await seedEvenings(em, this.sheets);
    await seedMoney(em);
    await seedGiftCards(em, this.giftCards);
    await seedInquiries(em);
    await seedOpinions(em);
    await seedKitchen(em);
  }

  /** Protected administrators are created at every start. Here they only get their names. */
  private async people(em: EntityManager): Promise<void> {
    for (const { name, email, role, state } of PEOPLE) {
      const person = (await em.findOne(Person, { email })) ?? Person.invite({ name, email, role });
      person.rename(name);
      em.persist(Object.assign(person, { role, state }));
    }
  }

  private async covers(em: EntityManager): Promise<void> {
    const company = await em.findOneOrFail(Company, { id: COMPANY_ID }, { populate: ['headers'] });
    for (const { cover_title, cover_description, color_text, header_image } of HEADERS) {
      const texts = { coverTitle: cover_title, coverDescription: cover_description, colorText: color_text };
      company.addHeader(texts, await this.image(em, 'header', header_image));
    }
  }

  private async logos(em: EntityManager): Promise<void> {
    for (const { name_company, color_logo, transparent_logo } of LOGOS) {
      const [color, transparent] = [
        await this.image(em, 'logo', color_logo),
        await this.image(em, 'logo', transparent_logo),
      ];
      em.persist(new ClientLogo(name_company, color, transparent));
    }
  }

  private async chef(em: EntityManager, content: DemoChef): Promise<number> {
    const image = async (kind: ImageKind, file: string): Promise<{ id: number }> => ({
      id: await this.pictures.take(kind, file),
    });
    const gallery = [];
    for (const file of content.gallery) gallery.push(await image('gallery', file));
    const form = {
      name: content.chef_name,
      description: content.description,
      information: content.information,
      profile_image: await image('profile', content.profile_image),
      cover_image: await image('cover', content.cover_image),
      gallery,
      email: content.email,
      phone_number: content.phone_number,
      instagram: content.instagram ?? null,
      facebook: content.facebook ?? null,
      x: content.x ?? null,
      price_per_person: content.price_per_person,
      modalities: await modalityIds(em, content.modalities),
      food_types: [...content.food_types],
      cities: [...content.cities],
    };
    const id = await this.chefs.create(form, idOnly);
    if (content.favorite) await this.chefs.toggleFavorite(id, idOnly);
    const chef = em.getReference(Chef, id);
    em.persist(content.comments.toReversed().map((comment) => opinion(chef, comment)));
    await em.flush();
    return id;
  }

  private async experience(em: EntityManager, chef_id: number, proposal: DemoProposal): Promise<void> {
    const { modalities, profile_image, food_types, cities, ...texts } = proposal;
    const facts = EXPERIENCE_FACTS[proposal.dish_name];
    const [guests_min, guests_max] = facts?.guests ?? [null, null];
    await this.proposals.create({
      ...texts,
      chef_id,
      profile_image: { id: await this.pictures.take('proposal', profile_image) },
      modalities: await modalityIds(em, modalities),
      food_types: [...food_types],
      cities: [...cities],
      guests_min,
      guests_max,
      duration_minutes: facts?.minutes ?? null,
      diets: await dietIds(em, facts?.diets ?? []),
    });
  }

  private async image(em: EntityManager, kind: ImageKind, file: string): Promise<Image> {
    return em.getReference(Image, await this.pictures.take(kind, file));
  }
}

/**
 * All experiences, ordered in rounds with one experience of each chef, so that neighbours in the list come from
 * different chefs. Each chef's own order is kept. A chef with fewer experiences begins later, so that the last round,
 * which the list shows first, has every chef.
 */
function oneOfEach(chefs: readonly { id: number; content: DemoChef }[]): { id: number; proposal: DemoProposal }[] {
  const rounds = Math.max(...chefs.map(({ content }) => content.proposals.length));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    chefs.flatMap(({ id, content: { proposals } }) => {
      const proposal = proposals[round - rounds + proposals.length];
      return proposal ? [{ id, proposal }] : [];
    }),
  );
}

/** Ids of the formats with these names. The reference data created them. */
const modalityIds = async (em: EntityManager, names: readonly string[]): Promise<number[]> =>
  (await em.find(Modality, { name: { $in: [...names] } })).map(({ id }) => id);

/** The same of diets. */
const dietIds = async (em: EntityManager, names: readonly string[]): Promise<number[]> =>
  (await em.find(Diet, { name: { $in: [...names] } })).map(({ id }) => id);

function opinion(chef: Chef, { client_name: clientName, description, score, favorite }: DemoComment): Comment {
  const comment = new Comment(chef, { clientName, description, score });
  if (favorite) comment.toggleFavorite();
  return comment;
}
