import type { EntityManager } from '@mikro-orm/postgresql';
import { Chef } from '../modules/chefs/index.js';
import { Image } from '../modules/files/index.js';
import { KitchenAccess, ProfileChange } from '../modules/kitchen/index.js';
import { normalizeEmail } from '../modules/users/index.js';
import { KITCHEN_CHEF, PROPOSED } from './content/kitchen.js';

/** One chef of the demo may enter Mi cocina, and has proposed a change of the profile. */
export async function seedKitchen(em: EntityManager): Promise<void> {
  const chef = await em.findOneOrFail(Chef, { chefName: KITCHEN_CHEF });
  const { description, information, pricePerPerson, profileImage } = chef;
  const shown = { description, information, price_per_person: pricePerPerson, profile_image: profileImage.id };
  const change = new ProfileChange(chef);
  change.propose({ ...shown, ...PROPOSED }, shown, (id) => em.getReference(Image, id));
  em.persist([new KitchenAccess(chef, normalizeEmail(chef.email)), change]);
  await em.flush();
}
