import type { AdminChefDto, ChefRowDto, ImageDto } from '../../api/generated';

/** A stored image for tests. */
export function image(id: number): ImageDto {
  return {
    id,
    publicUrl: `/files/${id}-1440.webp`,
    width: 1440,
    height: 810,
    variants: [
      { width: 160, type: 'image/webp', url: `/files/${id}-160.webp` },
      { width: 1440, type: 'image/webp', url: `/files/${id}-1440.webp` },
    ],
    placeholder: '#c8a27a',
  };
}

/** A row of the chefs table for tests. */
export function chefRow(changes: Partial<ChefRowDto> = {}): ChefRowDto {
  return {
    id: 1,
    chef_name: 'Ana María Pérez',
    slug: 'Ana-María-Pérez',
    email: 'ana@cocina.example',
    phone_number: '+56912345678',
    price_per_person: 45000,
    profile_image: image(11),
    chef_food_types: [{ food_type: { id: 1, name: 'Chilena' } }],
    chef_cities: [{ city: { id: 3, name: 'Providencia' } }],
    guests_min: 4,
    guests_max: 14,
    diets: ['Halal', 'Vegana'],
    favorite: true,
    state: 'ACTIVE',
    version: 1,
    updated_at: '2026-11-01T12:00:00.000Z',
    ...changes,
  };
}

/** A whole chef as staff read it, for tests. */
export function adminChef(changes: Partial<AdminChefDto> = {}): AdminChefDto {
  return {
    ...chefRow(),
    description: 'Cocina chilena de temporada.',
    information: 'Doce años en restaurantes.',
    cover_image: image(12),
    gallery: [image(13), image(14)],
    instagram: null,
    facebook: null,
    x: null,
    modalities: [{ id: 1, name: 'Cenas' }],
    proposals: [],
    comments: [],
    version: 3,
    created_at: '2026-10-01T12:00:00.000Z',
    ...changes,
  };
}
