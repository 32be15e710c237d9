import type { SystemDto } from '../../api/generated';
import { Facts } from '../layout/Fact';
import { sizeText } from './words';

/** Which product runs on what, and how much data it has. */
export function ProductFacts({ versions, data }: Pick<SystemDto, 'versions' | 'data'>) {
  const facts: [string, string][] = [
    ['Versión', versions.product],
    ['Código', versions.commit === 'unknown' ? 'Sin registrar' : versions.commit],
    ['Node', versions.node],
    ['PostgreSQL', versions.postgres],
    ['Base de datos', sizeText(data.bytes)],
    ['Imágenes', String(data.images)],
  ];
  return (
    <section aria-label="Versiones y datos">
      <Facts className="system-facts" facts={facts} />
    </section>
  );
}
