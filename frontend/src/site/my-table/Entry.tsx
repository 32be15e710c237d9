import { Link } from 'react-router-dom';
import { dotted } from '../../ui/format';
import { priceText, sizeText } from '../cards/compared';
import { Picture } from '../../ui/Picture';
import { chefPath, experiencePath } from '../paths';
import type { Found } from '../shortlist/use-found';

interface EntryProps {
  id: string;
  one: Found;
  onRemove: () => void;
}

/** A kept chef or experience. One that is not on the site any more says so, and leads nowhere. */
export function Entry({ id, one, onRemove }: EntryProps) {
  const { kind, name, slug, picture, by, isGone } = one;
  const compared = dotted([priceText(one.price_per_person), sizeText(one)]);
  return (
    <li className="my-table-entry" data-key={id}>
      <div className="pic pic--plate">{picture && !isGone && <Picture image={picture} alt="" sizes="6rem" />}</div>
      <div>
        <h2>{isGone ? name : <Link to={kind === 'chef' ? chefPath(slug) : experiencePath(slug)}>{name}</Link>}</h2>
        <p>{isGone ? GONE[kind] : kind === 'chef' ? 'Chef' : by ? `Experiencia de ${by}` : 'Experiencia'}</p>
        {!isGone && <p className="compared">{compared}</p>}
      </div>
      <button className="btn btn--ghost btn--sm" type="button" onClick={onRemove}>
        Quitar <span className="visually-hidden">a {name}</span>
      </button>
    </li>
  );
}

/** What is said of one that is not on the site any more. */
const GONE = {
  chef: 'Ya no está en el sitio, así que no irá en tu solicitud.',
  experience: 'Esta experiencia ya no está en el sitio, así que no irá en tu solicitud.',
};

interface RemovedProps {
  id: string;
  name: string;
  /** Undefined where there is no room for it any more. */
  onUndo: (() => void) | undefined;
}

/** What stands in the place of one that was removed. */
export function Removed({ id, name, onUndo }: RemovedProps) {
  return (
    <li className="my-table-entry my-table-entry--removed" data-key={id}>
      <p role="status">Quitaste a {name} de tu mesa.</p>
      {onUndo && (
        <button className="btn btn--outline btn--sm" type="button" onClick={onUndo}>
          Deshacer <span className="visually-hidden">y dejar a {name}</span>
        </button>
      )}
    </li>
  );
}
