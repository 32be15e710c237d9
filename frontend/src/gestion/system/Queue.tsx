import type { JobKindDto } from '../../api/generated';
import { momentText } from '../../ui/admin/moments';
import { NONE } from '../../ui/format';
import { ageText, isLate } from './words';

/** The queue by kind of job: what waits, runs and has failed. */
export function Queue({ kinds }: { kinds: JobKindDto[] }) {
  const late = kinds.filter(({ oldest }) => isLate(oldest));
  return (
    <section aria-labelledby="system-queue">
      <h2 id="system-queue">Tareas</h2>
      {late.length > 0 && (
        <p className="system-note system-bad" role="alert">
          Hay tareas que nadie empieza: revisa que un proceso trabaje en ellas (WORKER).
        </p>
      )}
      <table className="system-table">
        <thead>
          <tr>
            <th scope="col">Tarea</th>
            <th scope="col">En espera</th>
            <th scope="col" className="system-wide">
              En curso
            </th>
            <th scope="col">Fallidas</th>
            <th scope="col" className="system-wide">
              Espera desde hace
            </th>
            <th scope="col" className="system-wide">
              Última vez
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ name, title, waiting, running, failed, oldest, last_done: done }) => (
            <tr key={name}>
              <th scope="row">{title}</th>
              <td>{waiting}</td>
              <td className="system-wide">{running}</td>
              <td className={failed > 0 ? 'system-bad' : undefined}>{failed}</td>
              <td className={isLate(oldest) ? 'system-wide system-bad' : 'system-wide'}>
                {oldest ? ageText(oldest) : '–'}
              </td>
              <td className="system-wide">{done ? momentText(done) : NONE}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
