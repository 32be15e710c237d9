/** The chefs of the back-office. */
export const CHEFS_PATH = '/gestion/chefs';

/** Where a chef is edited. */
export const chefPath = (id: number): string => `/gestion/chef/editar-chef/${id}`;
