import { useListMessageFieldsQuery } from '../../api/generated';
import { Fact } from '../layout/Fact';

/** The fields that a text may name, and what stands in their place. */
export function FieldsHelp() {
  const { data } = useListMessageFieldsQuery();
  if (!data) return null;
  return (
    <details className="reply-fields">
      <summary>Campos que se llenan solos</summary>
      <dl>
        {data.data.map(({ name, means }) => (
          <Fact key={name} name={`{${name}}`}>
            {means}
          </Fact>
        ))}
      </dl>
    </details>
  );
}
