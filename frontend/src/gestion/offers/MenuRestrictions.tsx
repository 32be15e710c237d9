import { Form } from 'antd';

import type { OfferPageDto } from '../../api/generated';
import type { ChefPrice } from './use-chef-price';
import type { OfferValues } from './offer-values';
import './inquiries.css';

const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });

interface MenuRestrictionsProps {
  offer: Pick<OfferPageDto, 'restrictions' | 'needed_diets'>;
  /** The experiences of the chosen chef. */
  menus: ChefPrice['menus'];
}

/** What the guests cannot eat, beside the menu, and which chosen experiences do not say that they serve it. Nobody but staff reads it here. */
export function MenuRestrictions({ offer: { restrictions, needed_diets: needed }, menus }: MenuRestrictionsProps) {
  const chosen = (Form.useWatch('proposal_ids') as OfferValues['proposal_ids'] | undefined) ?? [];
  if (restrictions === null) return null;
  const lacking = menus
    .filter(({ id }) => chosen.includes(id))
    .flatMap(({ id, dish_name: dish, diets }) => {
      const missing = needed.filter((diet) => !diets.some((served) => served.id === diet.id));
      return missing.length > 0
        ? [{ id, dish, names: NAMES.format(missing.map(({ name }) => name.toLowerCase())) }]
        : [];
    });
  return (
    <aside className="offer-care" aria-label="Restricciones de alimentación">
      <p>
        <strong>No pueden comer:</strong> {restrictions}
      </p>
      {lacking.length > 0 && (
        <ul role="status">
          {lacking.map(({ id, dish, names }) => (
            <li key={id}>
              «{dish}» no dice que sirva: {names}.
            </li>
          ))}
        </ul>
      )}
      <small>Solo lo ve el equipo. No va en la cotización ni en la consulta al chef; sí en su ficha.</small>
    </aside>
  );
}
