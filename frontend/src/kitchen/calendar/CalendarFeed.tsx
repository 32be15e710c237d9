import { useId, useState } from 'react';

import { useEndKitchenCalendarMutation, useGiveKitchenCalendarMutation } from '../../api/kitchen.generated';
import { FieldError } from '../../ui/Field';
import { useSaving } from './use-saving';

/** The address by which the chef's own calendar follows this one. */
export function CalendarFeed() {
  const id = useId();
  const [give] = useGiveKitchenCalendarMutation();
  const [end] = useEndKitchenCalendarMutation();
  const [url, setUrl] = useState<string>();
  const { busy, problem, save } = useSaving();

  const show = () =>
    save(async () => {
      const answer = await give();
      if (answer.data) setUrl(answer.data.data.url);
      return answer;
    });
  const stop = async () => {
    if (await save(() => end())) setUrl(undefined);
  };
  return (
    <section className="kitchen-feed" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>En el calendario de tu teléfono</h2>
      <p className="kitchen-lead">
        Con esta dirección, tu calendario muestra tus veladas y tus días bloqueados, y se pone al día solo. Es secreta:
        quien la tenga lo ve.
      </p>
      <FieldError role="alert">{problem}</FieldError>
      {url === undefined ? (
        <button type="button" className="btn btn--outline" aria-busy={busy} onClick={() => void show()}>
          Ver la dirección
        </button>
      ) : (
        <>
          <input
            className="input"
            readOnly
            aria-label="Dirección de tu calendario"
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <div className="kitchen-buttons">
            <a className="btn" href={url.replace(/^https?:/, 'webcal:')}>
              Agregar a mi calendario
            </a>
            <button type="button" className="btn btn--ghost" aria-busy={busy} onClick={() => void stop()}>
              Cambiar la dirección
            </button>
          </div>
        </>
      )}
    </section>
  );
}
