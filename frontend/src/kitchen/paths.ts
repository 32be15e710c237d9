/** Where Mi cocina is, and the page of a mailed link. */
export const KITCHEN = '/cocina';
export const ENTER_PATH = 'entrar';

/** The chef's calendar, pay, profile and opinions, and the sheet of an evening. */
export const CALENDAR_PATH = 'calendario';
export const PAY_PATH = 'pagos';
export const PROFILE_PATH = 'perfil';
export const OPINIONS_PATH = 'opiniones';
export const EVENING_PATH = 'veladas/:id';
export const eveningPath = (id: number): string => `${KITCHEN}/veladas/${id}`;

/** Where Google's flow begins for a chef. It returns to /cocina/entrar#credential=… or #error=… */
export const GOOGLE_FOR_CHEFS = '/api/v1/auth/google?door=cocina';
