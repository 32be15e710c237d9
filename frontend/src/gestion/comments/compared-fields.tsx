import { useGetChefQuery } from '../../api/generated';
import { COMMENT_FIELDS } from './comment-fields';

/** The chef of a version, who may have been deleted since. */
function ChefName({ id }: { id: number }) {
  const { data, error } = useGetChefQuery({ id });
  if (error) return <>Un chef que ya no existe</>;
  return <>{data?.data.chef_name}</>;
}

/** The fields of a comment as versions show them. */
export const COMPARED_FIELDS = {
  ...COMMENT_FIELDS,
  chef_id: {
    ...COMMENT_FIELDS.chef_id,
    show: (id: number | undefined) => id !== undefined && <ChefName id={id} />,
  },
};
