import type { ReplicaDto } from '../../api/generated';
import { StateTag } from '../../ui/admin/list/StateTag';
import { ageText } from './words';

/** The processes that serve the product. */
export function Replicas({ replicas }: { replicas: ReplicaDto[] }) {
  const versions = new Set(replicas.map(({ version }) => version));
  return (
    <section aria-labelledby="system-replicas">
      <h2 id="system-replicas">Procesos vivos</h2>
      {versions.size > 1 && (
        <p className="system-note">
          Hay procesos de {versions.size} versiones: {[...versions].join(' y ')}. Es normal mientras se actualiza, por
          unos minutos.
        </p>
      )}
      {replicas.length === 0 && <p className="system-note">Ninguno se ha anunciado todavía.</p>}
      <ul className="system-rows">
        {replicas.map(({ id, host, version, started, answers }) => (
          <li key={id}>
            <b>{host}</b>
            <StateTag>{answers ? 'Te responde' : 'Vivo'}</StateTag>
            <p>
              Versión {version}, en marcha hace {ageText(started)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
