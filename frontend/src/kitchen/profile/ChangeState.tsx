import { useWithdrawProfileMutation, type ProfileChangeDto } from '../../api/kitchen.generated';
import { FieldError } from '../../ui/Field';
import { sentenceList } from '../../ui/format';
import { useSaving } from '../calendar/use-saving';

type Field = ProfileChangeDto['fields'][number];

const NAMES: Record<Field, string> = {
  description: 'presentación',
  information: 'historia',
  price_per_person: 'precio',
  profile_image: 'foto',
  gallery: 'galería',
};

/** 'presentación, precio, menús y un menú nuevo' */
const listOf = ({
  fields,
  menus,
  new_menus: added,
}: Pick<ProfileChangeDto, 'fields' | 'menus' | 'new_menus'>): string =>
  sentenceList([
    ...fields.map((field) => NAMES[field]),
    ...(menus.length > 0 ? ['menús'] : []),
    ...(added.length > 0 ? [added.length === 1 ? 'un menú nuevo' : `${added.length} menús nuevos`] : []),
  ]);

/** What became of the change that the chef proposed last. */
export function ChangeState({ change }: { change: ProfileChangeDto }) {
  const { state, note } = change;
  const [withdraw] = useWithdrawProfileMutation();
  const { busy, problem, save } = useSaving();
  if (state === 'taken')
    return (
      <p className="kitchen-state kitchen-state--ok" role="status">
        Tu último cambio ya está en el sitio.
      </p>
    );
  return (
    <div className="kitchen-state" role="status">
      {state === 'waiting' ? (
        <p>Estamos revisando tu cambio: {listOf(change)}. Hasta entonces, el sitio sigue como está.</p>
      ) : (
        <>
          <p>Te devolvimos el cambio: {listOf(change)}. Corrígelo y mándalo otra vez.</p>
          <blockquote>{note}</blockquote>
        </>
      )}
      <FieldError role="alert">{problem}</FieldError>
      <button
        type="button"
        className="btn btn--outline btn--sm"
        aria-busy={busy}
        onClick={() => void save(() => withdraw())}
      >
        Retirar el cambio
      </button>
    </div>
  );
}
