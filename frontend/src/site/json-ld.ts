import type { CompanyDto, DietDto, PublicChefDto, PublicProposalDto } from '../api/public.generated';
import type { Crumb } from '../ui/Crumbs';
import type { ImageData } from '../ui/Picture';
import type { SiteSettings } from '../ui/settings';
import { chefPath, experiencePath } from './paths';

/**
 * schema.org data of the public pages, for the server alone. Ratings count only what clients wrote themselves, from
 * three on.
 */
const CONTEXT = 'https://schema.org';
const IN_THE_DOCUMENT = {};

const absolute = (path: string, { publicUrl }: SiteSettings): string => `${publicUrl}${path}`;

/** The absolute address of a picture, which is on this site or in a separate store. */
function pictureOf({ publicUrl }: ImageData, settings: SiteSettings): string {
  return publicUrl.startsWith('/') ? absolute(publicUrl, settings) : publicUrl;
}

export function organizationLd(company: CompanyDto | undefined, settings: SiteSettings): object {
  if (!__SERVER__) return IN_THE_DOCUMENT;
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: settings.productName,
    url: absolute('/', settings),
    email: company?.email,
    telephone: company?.phone_number,
    address: company && {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressLocality: company.city,
      addressCountry: 'CL',
    },
    sameAs: [company?.instagram, company?.facebook, company?.linkedin].filter(Boolean),
  };
}

/** Where the way to each page begins. */
export const HOME: Crumb = { name: 'Inicio', path: '/' };

export function breadcrumbLd(steps: readonly Crumb[], settings: SiteSettings): object {
  if (!__SERVER__) return IN_THE_DOCUMENT;
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(path, settings),
    })),
  };
}

export function itemListLd(items: readonly Crumb[], settings: SiteSettings): object {
  if (!__SERVER__) return IN_THE_DOCUMENT;
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: absolute(path, settings),
    })),
  };
}

export function chefLd(chef: PublicChefDto, settings: SiteSettings): object {
  if (!__SERVER__) return IN_THE_DOCUMENT;
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    name: chef.chef_name,
    jobTitle: 'Chef',
    description: chef.description,
    url: absolute(chefPath(chef.slug), settings),
    image: pictureOf(chef.profile_image, settings),
    knowsAbout: chef.chef_food_types.map(({ food_type }) => food_type.name),
    workLocation: chef.chef_cities.map(({ city }) => ({ '@type': 'City', name: city.name })),
  };
}

/** Opinions that clients wrote themselves, fewer than which make no rating. */
const FEWEST_RATED = 3;

/** The newest opinions that are named one by one: the page must stay light. */
const MOST_REVIEWS = 5;

/** What clients who had the chef at their table say of it, as a service of the chef. Nothing while there are few. */
export function chefRatingLd(chef: PublicChefDto, settings: SiteSettings): object[] {
  const verified = chef.comments.filter((comment) => comment.verified);
  if (!__SERVER__ || verified.length < FEWEST_RATED) return [];
  const sum = verified.reduce((total, { score }) => total + score, 0);
  const url = absolute(chefPath(chef.slug), settings);
  return [
    {
      '@context': CONTEXT,
      '@type': 'Service',
      name: `Chef a domicilio: ${chef.chef_name}`,
      url,
      image: pictureOf(chef.profile_image, settings),
      provider: { '@type': 'Person', name: chef.chef_name, url },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round((sum / verified.length) * 10) / 10,
        bestRating: 5,
        worstRating: 0.5,
        reviewCount: verified.length,
      },
      review: verified.slice(0, MOST_REVIEWS).map(({ client_name: name, description, score }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        reviewBody: description,
        reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5, worstRating: 0.5 },
      })),
    },
  ];
}

/** The diets for which schema.org has a word. */
const DIETS: Record<NonNullable<DietDto['kind']>, string> = {
  vegetariana: 'VegetarianDiet',
  vegana: 'VeganDiet',
  sin_gluten: 'GlutenFreeDiet',
  sin_lactosa: 'LowLactoseDiet',
  kosher: 'KosherDiet',
  halal: 'HalalDiet',
};

/** For how many people an experience is; nothing where it does not say. */
const quantityOf = ({ guests_min: min, guests_max: max }: PublicProposalDto): object | undefined =>
  min === null || max === null
    ? undefined
    : { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: 'personas' };

/** What is served, by the diets that it suits; nothing where it names none that schema.org knows. */
function servedBy({ dish_name: name, diets }: PublicProposalDto): object | undefined {
  const known = diets.flatMap(({ kind }) => (kind === null ? [] : [`${CONTEXT}/${DIETS[kind]}`]));
  return known.length > 0 ? { '@type': 'MenuItem', name, suitableForDiet: known } : undefined;
}

/** An experience as a service of its chef. Its price begins at the chef's price. */
export function experienceLd(experience: PublicProposalDto, settings: SiteSettings): object {
  if (!__SERVER__) return IN_THE_DOCUMENT;
  const { chef, price_per_person: price } = experience;
  const url = absolute(experiencePath(experience.slug), settings);
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: experience.dish_name,
    serviceType: experience.modalities.map(({ name }) => name),
    description: experience.description,
    url,
    image: pictureOf(experience.profile_image, settings),
    provider: { '@type': 'Person', name: chef.chef_name, url: absolute(chefPath(chef.slug), settings) },
    serviceOutput: servedBy(experience),
    areaServed: experience.proposal_cities.map(({ city }) => ({ '@type': 'City', name: city.name })),
    offers: {
      '@type': 'Offer',
      url,
      eligibleQuantity: quantityOf(experience),
      priceSpecification:
        price === null
          ? undefined
          : { '@type': 'UnitPriceSpecification', minPrice: price, priceCurrency: 'CLP', unitText: 'persona' },
    },
  };
}
