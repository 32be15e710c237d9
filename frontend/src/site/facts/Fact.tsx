import type { ReactNode } from 'react';
import { sentenceList } from '../../ui/format';

interface FactProps {
  title: string;
  /** What is known; where nothing is, nothing is said. */
  names: readonly string[];
}

/** A fact of a few short names, a tag each. */
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

/** A fact of many names, written as a sentence. */
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
