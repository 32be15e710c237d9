// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
export const MAX_GUESTS = 1000;
export const MOST_DIETS = 10;
export const MAX_PRICE = 100000000;
