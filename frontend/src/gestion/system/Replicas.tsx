import type { ReplicaDto } from '../../api/generated';
import { StateTag } from '../../ui/admin/StateTag';
import { ageText } from './words';

/** The processes that serve the product. */
export function Replicas({ replicas }: { replicas: ReplicaDto[] }) {
  return (
    <section aria-labelledby="system-replicas">
      <h2 id="system-replicas">Procesos vivos</h2>
      {replicas.length === 0 && <p className="system-note">Ninguno se ha anunciado todavía.</p>}
      <ul className="system-rows">
        {replicas.map(({ id, host, version, started, answers }) => (
          <li key={id}>
            <b>{host}</b>
            {answers ? <StateTag>Te responde</StateTag> : <StateTag look="off">Vivo</StateTag>}
            <p>
              Versión {version}, en marcha hace {ageText(started)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
