/** What an experience may leave unsaid. */
const UNSAID = ['guests', 'duration', 'diets'] as const;
export type ExperienceLack = (typeof UNSAID)[number];

/**
 * What a chef, or an experience of the chef, may lack and still be saved. Each makes the chef harder to find or to ask for.
 */
export const CHEF_LACKS = ['experiences', 'price', 'food_types', 'cities', ...UNSAID] as const;
export type ChefLack = (typeof CHEF_LACKS)[number];
