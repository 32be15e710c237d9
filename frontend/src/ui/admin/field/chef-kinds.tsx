import { useGetChefQuery } from '../../../api/generated';
import type { SentSchema } from '../../../api/rules';
import { ChefSelect } from './ChefSelect';
import { fieldKinds, type RecordField } from './record-fields';

/** A chef who may have been deleted since. */
function ChefName({ id }: { id: number }) {
  const { data, error } = useGetChefQuery({ id });
  if (error) return <>Un chef que ya no existe</>;
  return <>{data?.data.chef_name}</>;
}

/** The field of a record's chef, for a record that is sent as `schema`. It holds the id and shows the name. */
export function chefKinds<Schema extends SentSchema>(schema: Schema) {
  const { own } = fieldKinds(schema);

  function chef<Row>(label: string, empty?: number): RecordField<number | undefined, Row> {
    return own<number | undefined, Row>(label, {
      empty,
      input: <ChefSelect />,
      show: (id) => id !== undefined && <ChefName id={id} />,
    });
  }

  return { chef };
}
