import { divided, plain, type Section } from '../../ui/text/document';
import { Prose } from '../../ui/text/Prose';

export function Values({ heading, blocks }: Section) {
  const { top, sections } = divided(blocks, 3);
  return (
    <section className="band wrap" aria-labelledby="valores">
      <div className="head">
        <h2 id="valores">{plain(heading.content)}</h2>
        <Prose blocks={top} />
      </div>
      <dl className="values">
        {sections.map((value, at) => (
          <div key={at}>
            <dt>{plain(value.heading.content)}</dt>
            <dd>{said(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A value of one plain paragraph is its words alone. */
function said({ blocks }: Section) {
  const [only, ...more] = blocks;
  const isPlain = more.length === 0 && only?.type === 'paragraph' && only.content?.every(({ marks }) => !marks);
  return isPlain ? plain(only.content) : <Prose blocks={blocks} />;
}
