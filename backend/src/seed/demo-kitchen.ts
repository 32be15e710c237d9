import type { EntityManager } from '@mikro-orm/postgresql';
import { Chef } from '../modules/chefs/index.js';
import { Image } from '../modules/files/index.js';
import { KitchenAccess, ProfileChange, type MenuChange } from '../modules/kitchen/index.js';
import { normalizeEmail } from '../modules/users/index.js';
import { Proposal } from '../modules/proposals/index.js';
import { KITCHEN_CHEF, PROPOSED, PROPOSED_DESSERT } from './content/kitchen.js';

/** One chef of the demo may enter Mi cocina, and has proposed a change of the profile. */
export async function seedKitchen(em: EntityManager): Promise<void> {
  const chef = await em.findOneOrFail(Chef, { chefName: KITCHEN_CHEF });
  await em.populate(chef, ['gallery']);
  const { description, information, pricePerPerson, profileImage } = chef;
  const gallery = chef.gallery.getItems().map(({ image }) => image.id);
  const shown = { description, information, price_per_person: pricePerPerson, profile_image: profileImage.id, gallery };
  const change = new ProfileChange(chef);
  const [menu] = await em.find(Proposal, { chef }, { orderBy: { id: 'asc' }, limit: 1, populate: ['diets'] });
  const menus = { changed: menu ? [rewritten(menu)] : [], new: [] };
  change.propose({ ...shown, ...PROPOSED }, shown, menus, (id) => em.getReference(Image, id));
  em.persist([new KitchenAccess(chef, normalizeEmail(chef.email)), change]);
  await em.flush();
}

/** An experience as the chef would write it: another dessert, and for two people more. */
function rewritten(menu: Proposal): MenuChange {
  const base = {
    dish_name: menu.dishName,
    description: menu.description,
    starter: menu.starter,
    main_course: menu.mainCourse,
    dessert: menu.dessert,
    guests_min: menu.guestsMin,
    guests_max: menu.guestsMax,
    diets: menu.diets
      .getItems()
      .map(({ id }) => id)
      .toSorted((one, other) => one - other),
  };
  const more = menu.guestsMax === null ? null : menu.guestsMax + 2;
  return { id: menu.id, base, wanted: { ...base, dessert: PROPOSED_DESSERT, guests_max: more } };
}
