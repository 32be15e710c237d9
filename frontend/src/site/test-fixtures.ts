import type {
  ChefCardDto,
  ChoiceDto,
  CompanyDto,
  HeaderDto,
  ImageDto,
  ProposalCardDto,
  PublicChefDto,
  PublicProposalDto,
} from '../api/public.generated';
import { createAppStore, type AppStore } from '../store/store';

/** Small, complete answers of the API for the site's tests, and a store that receives them without a network. */

export function imageOf(name: string): ImageDto {
  return {
    id: 1,
    publicUrl: `/files/${name}-800.webp`,
    width: 800,
    height: 1000,
    variants: [
      { width: 400, type: 'image/webp', url: `/files/${name}-400.webp` },
      { width: 800, type: 'image/webp', url: `/files/${name}-800.webp` },
      { width: 400, type: 'image/avif', url: `/files/${name}-400.avif` },
    ],
    placeholder: '#aabbcc',
  };
}

/** A choice of the filters, and the ids of those that went into it. */
export function choice(id: number, name: string, former_ids: number[] = []): ChoiceDto {
  return { id, name, former_ids };
}

export function cardOf(id: number, name = `Chef ${id}`): ChefCardDto {
  return {
    id,
    chef_name: name,
    slug: name.replaceAll(' ', '-'),
    description: `Cocina de ${name}.`,
    profile_image: imageOf(`chef-${id}`),
    price_per_person: 45000,
    modalities: [{ id: 1, name: 'Cenas' }],
    chef_food_types: [{ food_type: { id: 1, name: 'Chilena' } }],
    chef_cities: [{ city: { id: 1, name: 'Providencia' } }],
  };
}

export function chefOf(id: number, name: string): PublicChefDto {
  return {
    ...cardOf(id, name),
    information: 'Compra en la Vega.\nCocina en tu casa.',
    cover_image: imageOf('cover'),
    gallery: [imageOf('gallery')],
    proposals: [],
    comments: [],
    free_saturdays: [],
  };
}

export function experienceOf(id: number, name = `Mesa ${id}`): ProposalCardDto {
  return {
    id,
    dish_name: name,
    slug: name.replaceAll(' ', '-'),
    description: `Se sirve al centro: ${name}.`,
    profile_image: imageOf(`dish-${id}`),
    price_per_person: 45000,
    modalities: [{ id: 1, name: 'Cenas' }],
    proposal_food_types: [{ food_type: { id: 1, name: 'Chilena' } }],
    proposal_cities: [{ city: { id: 1, name: 'Providencia' } }],
    guests_min: 4,
    guests_max: 14,
    duration_minutes: 180,
    chef: { chef_name: 'Ana María Pérez', slug: 'Ana-María-Pérez', profile_image: imageOf('chef-1') },
  };
}

export function experiencePageOf(id: number, name: string): PublicProposalDto {
  return {
    ...experienceOf(id, name),
    chef_id: 1,
    starter: 'Chupe de jaiba',
    main_course: 'Curanto en olla',
    dessert: 'Leche nevada',
    diets: [
      { id: 1, name: 'Vegetariana', kind: 'vegetariana' },
      { id: 9, name: 'Sin cilantro', kind: null },
    ],
    moreProposals: [],
    comments: [],
  };
}

export function headerOf(id: number): HeaderDto {
  return {
    id,
    cover_title: `Portada ${id}`,
    cover_description: `Texto ${id}`,
    header_image: imageOf(`header-${id}`),
    color_text: 'white',
    company_id: 1,
    version: 1,
  };
}

export const company: CompanyDto = {
  id: 1,
  city: 'Santiago',
  address: 'Av. Italia 1439',
  email: 'hola@sobremesa.example',
  phone_number: '+56912345678',
  facebook: null,
  instagram: 'https://www.instagram.com/sobremesa.example',
  linkedin: null,
  version: 1,
  legal_name: null,
  rut: null,
  reply_promise: null,
  working_hours: null,
  show_free_saturdays: false,
  headers: [headerOf(1), headerOf(2), headerOf(3)],
};

export const envelope = (data: unknown) => ({ status: 200, msg: 'Listo.', data });

/** The answer of each path. A Response is returned as it is. */
export type Answers = Record<string, unknown>;

const BASE = 'http://sobremesa.test';

/**
 * A store whose calls are answered from a table (404 for others), and a list of them: 'GET /path?query', 'POST /path
 * {body}'.
 */
export function storeWith(answers: Answers): { store: AppStore; calls: string[] } {
  const calls: string[] = [];
  const store = createAppStore({
    baseUrl: BASE,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const path = decodeURIComponent(pathname).replace('/api/v1', '') + search;
      const body = await request.text();
      calls.push([request.method, path, body].filter(Boolean).join(' '));
      const answer = answers[path];
      if (answer instanceof Response) return answer.clone();
      if (answer === undefined) return Response.json({ status: 404, msg: 'No existe.', data: null }, { status: 404 });
      return Response.json(answer);
    },
  });
  return { store, calls };
}
