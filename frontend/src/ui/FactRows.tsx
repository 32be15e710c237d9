import type { ReactNode } from 'react';

interface FactRowsProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** The names and values of a `<dl>`. */
export const FactRows = ({ rows }: FactRowsProps) =>
  rows.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
