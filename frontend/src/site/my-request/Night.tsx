import { limitsOf } from '../../api/rules';
import { phone } from '../../ui/format';
import type { MyEveningDto } from '../../api/link.generated';
import { Field, FieldError } from '../../ui/Field';
import { SavedNote } from './SavedNote';
import { COMPLETE, WISH, type TakenForm } from './take-my-request';

interface NightProps {
  evening: MyEveningDto;
  /** The form that was refused: what was typed stays. */
  taken: TakenForm | undefined;
  /** The form that was just saved, by its name. */
  saved: string | undefined;
}

/** 'Datos para esa noche': where it is and who receives the chef, until it begins. Works without scripts. */
export function Night({ evening, taken, saved }: NightProps) {
  const shown = {
    address: evening.address ?? '',
    contact_name: evening.contact_name ?? '',
    contact_phone: evening.contact_phone ?? '',
  };
  const typed = taken?.night;
  const values = typed ?? { ...shown, contact_phone: phone(shown.contact_phone) };
  const problems = taken?.form === COMPLETE ? (taken.problems ?? {}) : {};
  const names = ['address', 'contact_name', 'contact_phone'] as const;
  const first = names.find((name) => problems[name]) ?? (Object.keys(problems).length > 0 ? 'address' : undefined);
  /** What a field says beside its value. */
  const field = (name: (typeof names)[number]) => ({
    id: `night-${name}`,
    problem: problems[name],
    notice: (
      <Stored now={name === 'contact_phone' ? phone(shown[name]) || null : evening[name]} typed={typed?.[name]} />
    ),
  });
  return (
    <section aria-labelledby="esa-noche">
      <h2 id="esa-noche">Datos para esa noche</h2>
      <p>
        {evening.address ? 'Revisa que estén bien' : 'Falta la dirección'}: el chef los recibe en su ficha. Comuna:{' '}
        {evening.commune}.
      </p>
      {saved === COMPLETE && <SavedNote>Guardado.</SavedNote>}
      <form method="post" className="my-request__night" noValidate>
        <input type="hidden" name="accion" value={COMPLETE} />
        <input type="hidden" name="visto-direccion" value={shown.address} />
        <input type="hidden" name="visto-contacto" value={shown.contact_name} />
        <input type="hidden" name="visto-telefono" value={shown.contact_phone} />
        <FieldError role="alert">{elsewhere(problems, names)}</FieldError>
        <Field {...field('address')} label="Dirección">
          {(control) => (
            <input
              {...control}
              name="direccion"
              autoComplete="street-address"
              maxLength={limitsOf('CompleteMyEveningDto', 'address').maxLength}
              defaultValue={values.address}
              autoFocus={first === 'address'}
            />
          )}
        </Field>
        <Field {...field('contact_name')} label="Quién recibe al chef, si no eres tú">
          {(control) => (
            <input
              {...control}
              name="contacto"
              autoComplete="off"
              maxLength={limitsOf('CompleteMyEveningDto', 'contact_name').maxLength}
              defaultValue={values.contact_name}
              autoFocus={first === 'contact_name'}
            />
          )}
        </Field>
        <Field {...field('contact_phone')} label="Su teléfono">
          {(control) => (
            <input
              {...control}
              name="telefono"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              defaultValue={values.contact_phone}
              autoFocus={first === 'contact_phone'}
            />
          )}
        </Field>
        <button className="btn" type="submit">
          Guardar
        </button>
      </form>
      <Wishes evening={evening} taken={taken} saved={saved} />
    </section>
  );
}

/** What is wrong with the form as a whole, or with what is no field of it. */
const elsewhere = (problems: Record<string, string>, names: readonly string[]): string | undefined =>
  Object.entries(problems).find(([name]) => !names.includes(name))?.[1];

/** What is stored, where something else was typed and refused. */
function Stored({ now, typed }: { now: string | null; typed: string | undefined }) {
  return typed === undefined || typed === (now ?? '') ? null : <small>Guardado ahora: {now ?? 'nada'}</small>;
}

/** What was agreed is changed by staff: the client says what they wish. */
function Wishes({ evening: { guests, wishes }, taken, saved }: NightProps) {
  const isRefused = taken?.form === WISH;
  return (
    <>
      {saved === WISH && <SavedNote>Recibimos tu pedido.</SavedNote>}
      {wishes.map((wish) => (
        <p key={wish}>Pediste: «{wish}». Te responderemos.</p>
      ))}
      <details className="step" open={isRefused}>
        <summary>Pedir otro número de invitados u otro menú</summary>
        <form method="post" noValidate>
          <input type="hidden" name="accion" value={WISH} />
          <Field
            id="pedido"
            label={`Qué quieres cambiar. Hoy ${guests === 1 ? 'es 1 invitado' : `son ${guests} invitados`}.`}
            problem={isRefused ? Object.values(taken.problems ?? {})[0] : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                name="pedido"
                rows={3}
                required
                maxLength={limitsOf('WishForMyEveningDto', 'wish').maxLength}
                defaultValue={taken?.wish ?? ''}
                autoFocus={isRefused}
              />
            )}
          </Field>
          <p>Lo acordado sigue igual hasta que te respondamos.</p>
          <button className="btn" type="submit">
            Pedir el cambio
          </button>
        </form>
      </details>
    </>
  );
}
