import { useGetChefQuery } from '../../../api/generated';
import { ChefSelect } from './ChefSelect';
import type { OwnOptions } from './record-fields';

/** A chef who may have been deleted since. */
function ChefName({ id }: { id: number }) {
  const { data, error } = useGetChefQuery({ id });
  if (error) return <>Un chef que ya no existe</>;
  return <>{data?.data.chef_name}</>;
}

/** Options of `own` (`record-fields`) for the record's chef: the field holds the id and shows the name. */
export const CHEF: OwnOptions<number | undefined> = {
  empty: undefined,
  input: <ChefSelect />,
  show: (id) => id !== undefined && <ChefName id={id} />,
};
