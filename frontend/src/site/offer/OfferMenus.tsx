import type { ClientOfferDto } from '../../api/link.generated';

export function OfferMenus({ offer: { menus, included } }: { offer: ClientOfferDto }) {
  return (
    <section className="offer__menus" aria-label="Menú">
      {menus.map((menu, at) => (
        <div key={at} className="offer__menu">
          <h2>{menu.dish_name}</h2>
          <ol>
            {[menu.starter, menu.main_course, menu.dessert].map((dish, part) => (
              <li key={part}>
                <span>Parte {part + 1}</span> {dish}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {menus.length === 0 && <h2>Menú a convenir con el chef</h2>}
      {included && (
        <div className="offer__included">
          <h3>Incluye</h3>
          <p>{included}</p>
        </div>
      )}
    </section>
  );
}
