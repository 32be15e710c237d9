// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
export const PAGE_SIZE = 12;
export const SEARCH_MAX = 100;
export const MOST_FOUND = 100;
export const MAX_HEADERS = 3;
export const MAX_CHOICES = 4;
export const QUOTE_KIND_NAMES = {
  cena: 'Cena',
  clase: 'Clase de cocina',
  clase_online: 'Clase online',
  team_building: 'Team building',
  gift_card: 'Gift card',
  catering: 'Catering',
  otra: 'Otra consulta',
} as const;
