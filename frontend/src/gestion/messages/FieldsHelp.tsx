import { useListMessageFieldsQuery } from '../../api/generated';

/** The fields that a text may name, and what stands in their place. */
export function FieldsHelp() {
  const { data } = useListMessageFieldsQuery();
  if (!data) return null;
  return (
    <details className="reply-fields">
      <summary>Campos que se llenan solos</summary>
      <dl>
        {data.data.map(({ name, means }) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
