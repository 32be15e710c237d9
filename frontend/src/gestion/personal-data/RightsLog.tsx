import type { DataRightDto } from '../../api/generated';
import { RIGHT_NAMES } from '../../api/staff-names.generated';
import { dayText } from '../../ui/days';
import { momentText } from '../../ui/admin/moments';
import { actorText, requestsText, STEP_LABELS } from './right-words';

/** What was asked for and what was done, the latest first. Nobody can change it. */
export function RightsLog({ log }: { log: DataRightDto[] }) {
  return (
    <section aria-labelledby="personal-log">
      <h2 id="personal-log">Registro</h2>
      {log.length === 0 ? (
        <p className="personal-note">
          Todavía no se ha hecho nada. Lo que se haga quedará aquí, y nadie puede cambiarlo.
        </p>
      ) : (
        <div className="personal-log" role="group" aria-label="Entradas" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Cuándo</th>
                <th scope="col">Quién</th>
                <th scope="col">Derecho</th>
                <th scope="col">Sobre</th>
                <th scope="col">Plazo</th>
              </tr>
            </thead>
            <tbody>
              {log.map((entry) => (
                <tr key={entry.id}>
                  <td>{momentText(entry.at)}</td>
                  <td>{actorText(entry)}</td>
                  <td>
                    {RIGHT_NAMES[entry.kind]} · {STEP_LABELS[entry.step]}
                    {entry.reason && <p>{entry.reason}</p>}
                  </td>
                  <td data-label="Sobre">{requestsText(entry.requests)}</td>
                  <td data-label="Plazo">{dayText(entry.due_on)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
