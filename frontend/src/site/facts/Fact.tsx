import type { ReactNode } from 'react';
import { sentenceList } from '../../ui/format';

interface FactProps {
  title: string;
  /** The names to list. With none, nothing is shown. */
  names: readonly string[];
}

/** A fact with a few short names, each as a tag. */
export function TagFact({ title, names }: FactProps) {
  return (
    <Fact title={title} names={names}>
      <ul className="tags" role="list">
        {names.map((name) => (
          <li className="tag" key={name}>
            {name}
          </li>
        ))}
      </ul>
    </Fact>
  );
}

/** A fact with many names, written as a sentence. */
export function SentenceFact({ title, names }: FactProps) {
  return (
    <Fact title={title} names={names}>
      {sentenceList(names)}
    </Fact>
  );
}

function Fact({ title, names, children }: FactProps & { children: ReactNode }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
