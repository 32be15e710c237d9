import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

/** A name with its value, in a `dl`. */
export function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FactsProps {
  className: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names with their values. Facts without a value are left out. */
export function Facts({ className, facts }: FactsProps) {
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
    </dl>
  );
}
