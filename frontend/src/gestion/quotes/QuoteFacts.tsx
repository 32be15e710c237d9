import type { ReactNode } from 'react';

/** Names and values, line by line. Facts without a value are left out. */
export function QuoteFacts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="g-quote-facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
