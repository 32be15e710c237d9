import { useGetChefQuery } from '../../api/generated';

/** What a draft needs to know of its chef. */
export interface ChefPrice {
  name: string;
  /** Whole CLP per person; null where none is registered. */
  price: number | null;
  /** With the diets that each says it serves. */
  menus: { id: number; dish_name: string; diets: { id: number }[] }[];
}

const NOBODY: ChefPrice = { name: '', price: null, menus: [] };

/** The price and the experiences of a chef. */
export function useChefPrice(id: number | null | undefined): ChefPrice {
  const { currentData } = useGetChefQuery({ id: id ?? 0 }, { skip: !id });
  const chef = currentData?.data;
  if (!chef) return NOBODY;
  return { name: chef.chef_name, price: chef.price_per_person ?? null, menus: chef.proposals };
}
