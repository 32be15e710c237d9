import { FilesService, type ImageKind } from '../../src/modules/files/index.js';
import { Diet, FoodType, Modality } from '../../src/modules/lookups/index.js';
import { picture } from '../../src/platform/images/image-samples.js';
import type { TestApp } from './create-test-app.js';
import { asSample } from './made-pictures.js';

const SIZES: Record<ImageKind, [width: number, height: number]> = {
  profile: [250, 250],
  cover: [1440, 350],
  gallery: [300, 300],
  header: [1440, 350],
  logo: [100, 100],
  proposal: [300, 300],
};

const pictures = new Map<ImageKind, Promise<Buffer>>();

/** A small picture that is valid for this use. */
export function pictureFor(kind: ImageKind): Promise<Buffer> {
  const made =
    pictures.get(kind) ??
    picture(...SIZES[kind])
      .png()
      .toBuffer()
      .then(asSample);
  pictures.set(kind, made);
  return made;
}

/** An uploaded image that no row uses yet. */
export async function uploadedImage(test: TestApp, kind: ImageKind): Promise<{ id: number }> {
  const { id } = await test.app
    .get(FilesService, { strict: false })
    .upload(await pictureFor(kind), kind, `${kind}.png`);
  return { id };
}

/** The id of a food type that is in the list. */
export async function foodTypeId(test: TestApp, name: string): Promise<number> {
  return (await test.em().findOneOrFail(FoodType, { name })).id;
}

/** A format; the first call creates it. */
export async function modality(test: TestApp, name = 'Cenas'): Promise<Modality> {
  const em = test.em();
  const known = await em.findOne(Modality, { name });
  if (known) return known;
  const created = new Modality(name);
  await em.persist(created).flush();
  return created;
}

/** The id of a diet; the first call creates it. */
export async function dietId(test: TestApp, name: string): Promise<number> {
  const em = test.em();
  const diet = (await em.findOne(Diet, { name })) ?? new Diet(name);
  await em.persist(diet).flush();
  return diet.id;
}

/** A complete and valid chef form, as the back-office sends it. */
export async function chefForm(test: TestApp, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  return {
    name: 'Ana María Pérez',
    description: 'Cocina chilena de temporada.',
    information: 'Doce años en restaurantes.',
    profile_image: await uploadedImage(test, 'profile'),
    cover_image: await uploadedImage(test, 'cover'),
    gallery: [await uploadedImage(test, 'gallery')],
    email: 'ana@cocina.example',
    phone_number: '+56912345678',
    price_per_person: 45000,
    modalities: [(await modality(test)).id],
    food_types: ['Chilena'],
    cities: ['Providencia'],
    ...changes,
  };
}

/** A complete and valid form for a new proposal, as the back-office sends it. */
export async function proposalForm(
  test: TestApp,
  chefId: number,
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return { chef_id: chefId, ...(await proposalItem(test, changes)) };
}

/** The same inside the chef's form, which names the chef once for all. */
export async function proposalItem(
  test: TestApp,
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    dish_name: 'Pastel de choclo',
    description: 'Un almuerzo de campo para compartir.',
    profile_image: changes['profile_image'] ?? (await uploadedImage(test, 'proposal')),
    starter: 'Ensalada chilena',
    main_course: 'Pastel de choclo en greda',
    dessert: 'Mote con huesillo',
    modalities: [(await modality(test)).id],
    food_types: ['Chilena'],
    cities: ['Providencia'],
    ...changes,
  };
}
