/**
 * What the product offers before the first chef is registered: formats, food types, communes, diets and the company's own
 * data. Loaded on every first start, also in production.
 */

/** Formats in which a chef works, in the order of the filters, by what they are to the site. */
export const FORMATS = {
  cena: 'Cenas',
  clase: 'Clases de cocina',
  clase_online: 'Clases online',
  team_building: 'Team building',
  gift_card: 'Gift cards',
  catering: 'Catering',
} as const;
export const MODALITIES = Object.values(FORMATS);

/** Food types of the filters at the start. Staff add more while they edit a chef. */
export const FOOD_TYPES = [
  'Chilena',
  'Mapuche',
  'Mariscos',
  'Parrilla',
  'Italiana',
  'Española',
  'Francesa',
  'Árabe',
  'Peruana',
  'Nikkei',
  'Vegana',
  'Pastelería',
] as const;

/** Diets that an experience can serve, by what they are to search engines. */
export const DIETS = {
  vegetariana: 'Vegetariana',
  vegana: 'Vegana',
  sin_gluten: 'Sin gluten',
  sin_lactosa: 'Sin lactosa',
  kosher: 'Kosher',
  halal: 'Halal',
} as const;

/** The twelve communes served. */
export const CITIES = [
  'Santiago Centro',
  'Ñuñoa',
  'Providencia',
  'La Reina',
  'Las Condes',
  'Vitacura',
  'Lo Barnechea',
  'Colina',
  'Huechuraba',
  'San Miguel',
  'La Florida',
  'Viña del Mar',
] as const;

export type ModalityName = (typeof MODALITIES)[number];
export type FoodTypeName = (typeof FOOD_TYPES)[number];
export type DietName = (typeof DIETS)[keyof typeof DIETS];
export type CityName = (typeof CITIES)[number];

/**
 * The company's contact data until staff enter their own. The mail domain is reserved (RFC 2606) and the accounts are
 * invented, so that a demo never writes to a stranger.
 */
export const COMPANY = {
  city: 'Santiago',
  address: 'Av. Italia 1439, Providencia',
  email: 'hola@sobremesa.example',
  phone_number: '+56912345678',
  facebook: 'https://www.facebook.com/sobremesa.example',
  instagram: 'https://www.instagram.com/sobremesa.example',
  linkedin: 'https://www.linkedin.com/company/sobremesa-example',
} as const;
