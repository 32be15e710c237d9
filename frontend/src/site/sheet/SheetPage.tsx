import { useActionData, useParams } from 'react-router-dom';
import { useReadEventSheetQuery, type ChefSheetDto } from '../../api/link.generated';
import { inChile } from '../../ui/chile-time';
import { weekdayText } from '../../ui/days';
import { FieldError } from '../../ui/Field';
import { mapLink } from '../../ui/format';
import { Head } from '../../ui/Head';
import { PageStyle } from '../../ui/PageStyle';
import { Ring } from '../../ui/Ring';
import css from './sheet.css?inline';
import type { RefusedReceipt } from './take-receipt';

const moment = inChile({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** The chef's event sheet, made to be read on a phone in a kitchen. It works by its form alone. */
export function SheetPage() {
  const { token = '' } = useParams();
  const sheet = useReadEventSheetQuery({ token }).data?.data;
  const refused = useActionData<RefusedReceipt>();
  if (!sheet) return null;
  return (
    <>
      <Head title={sheet.cancelled ? 'Mesa cancelada' : `Ficha: ${weekdayText(sheet.day)}`} noindex />
      <PageStyle name="sheet" css={css} />
      <div className="wrap sheet-page">
        {sheet.cancelled ? <Cancelled sheet={sheet} /> : <Opened sheet={sheet} failure={refused?.failure} />}
      </div>
    </>
  );
}

/** Of a cancelled evening it only says that it is off. */
function Cancelled({ sheet: { chef_name: chef, day, starts_at: at } }: { sheet: ChefSheetDto }) {
  return (
    <section className="link-page__end">
      <Ring stroke={1.4} />
      <h1>Esta mesa fue cancelada</h1>
      <p>
        {chef}, la mesa del {weekdayText(day)} a las {at} no se hará. Escríbenos si tienes una pregunta.
      </p>
    </section>
  );
}

function Opened({ sheet, failure }: { sheet: ChefSheetDto; failure: string | undefined }) {
  const { chef_name: chef, facts, place, newer } = sheet;
  const isMarked = facts.some(({ changed }) => changed !== null);
  return (
    <>
      <header>
        <p className="link-page__hello">Hola {chef}</p>
        <h1>Tu mesa del {weekdayText(sheet.day)}</h1>
        {newer ? (
          <p className="sheet-page__note">
            La ficha cambió después de que te enviamos este enlace. Esta es la nueva; lo que cambió está marcado.
          </p>
        ) : (
          isMarked && <p className="sheet-page__note">Lo que cambió desde la ficha anterior está marcado.</p>
        )}
      </header>
      <FieldError role="alert">{failure}</FieldError>
      <dl className="paper link-page__facts sheet-page__facts">
        {facts.map(({ name, value, changed }) => (
          <div key={name} className={changed ? 'is-changed' : undefined}>
            <dt>{name}</dt>
            <dd>
              {value}
              {changed && <small>{changed}</small>}
              {name === 'Dónde' && (
                <a href={mapLink(place)} target="_blank" rel="noopener noreferrer">
                  Cómo llegar
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Receipt sheet={sheet} />
    </>
  );
}

/** 'Recibida', once for each version. */
function Receipt({ sheet: { confirmed_at: at, sequence } }: { sheet: ChefSheetDto }) {
  if (at)
    return (
      <p className="sheet-page__received" role="status">
        Confirmaste que la recibiste el {moment(at)}. Gracias.
      </p>
    );
  return (
    <form method="post" className="sheet-page__receipt">
      <input type="hidden" name="version" value={sequence} />
      <button className="btn" type="submit">
        Recibida
      </button>
      <p>Con un toque sabemos que la tienes. Si algo no calza, escríbenos.</p>
    </form>
  );
}
