import type { ChefCardDto, CompanyDto, PublicChefDto } from '../api/generated';
import type { Crumb } from '../ui/Crumbs';
import type { SiteSettings } from '../ui/settings';
import { chefPath } from './paths';

/** schema.org data of the public pages (quality.md 1). No ratings: the opinions are entered by staff. */
const CONTEXT = 'https://schema.org';

const absolute = (path: string, { publicUrl }: SiteSettings): string => `${publicUrl}${path}`;

export function organizationLd(company: CompanyDto | undefined, settings: SiteSettings): object {
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

export function breadcrumbLd(steps: readonly Crumb[], settings: SiteSettings): object {
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

export function chefListLd(chefs: readonly ChefCardDto[], settings: SiteSettings): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: chefs.map((chef, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: chef.chef_name,
      url: absolute(chefPath(chef.slug), settings),
    })),
  };
}

export function chefLd(chef: PublicChefDto, settings: SiteSettings): object {
  const picture = chef.profile_image.publicUrl;
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    name: chef.chef_name,
    jobTitle: 'Chef',
    description: chef.description,
    url: absolute(chefPath(chef.slug), settings),
    image: picture.startsWith('/') ? absolute(picture, settings) : picture,
    knowsAbout: chef.chef_food_types.map(({ food_type }) => food_type.name),
    workLocation: chef.chef_cities.map(({ city }) => ({ '@type': 'City', name: city.name })),
  };
}
