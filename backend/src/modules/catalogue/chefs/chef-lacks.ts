/** What a chef may lack and still be saved. Each makes the chef harder to find or to ask for. */
export const CHEF_LACKS = ['experiences', 'price', 'food_types', 'cities'] as const;
export type ChefLack = (typeof CHEF_LACKS)[number];
