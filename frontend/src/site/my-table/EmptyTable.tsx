import { Link } from 'react-router-dom';
import { Ring } from '../../ui/Ring';

/** An empty table: how to choose, and where. */
export function EmptyTable() {
  return (
    <div className="empty">
      <Ring stroke={1.6} />
      <h2>Tu mesa todavía está vacía</h2>
      <p>Toca el corazón de un chef o de una experiencia y quedará aquí.</p>
      <div className="row row--center">
        <Link className="btn" to="/chefs">
          Ver chefs
        </Link>
        <Link className="btn btn--ghost" to="/experiencias">
          Ver experiencias
        </Link>
      </div>
    </div>
  );
}
