/** Where Mi cocina is, and the page of a mailed link. */
export const KITCHEN = '/cocina';
export const ENTER_PATH = 'entrar';

/** Where Google's flow begins for a chef. It returns to /cocina/entrar#credential=… or #error=… */
export const GOOGLE_FOR_CHEFS = '/api/v1/auth/google?door=cocina';
