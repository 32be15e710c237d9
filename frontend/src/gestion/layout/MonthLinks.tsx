import { Link } from 'react-router-dom';

import { monthOf, monthsAfter, monthText } from '../../ui/months';
import { todayInChile } from '../../ui/today';
import './month-links.css';

interface MonthLinksProps {
  month: string;
  addressOf: (month: string) => string;
}

/** The month that is shown, between links to the one before and the one after, and to the current one. */
export function MonthLinks({ month, addressOf }: MonthLinksProps) {
  const now = monthOf(todayInChile());
  return (
    <nav className="month-links" aria-label="Mes">
      <Link to={addressOf(monthsAfter(month, -1))} aria-label="Mes anterior">
        <span aria-hidden="true">‹</span>
      </Link>
      <h2 aria-live="polite">{monthText(month)}</h2>
      <Link to={addressOf(monthsAfter(month, 1))} aria-label="Mes siguiente">
        <span aria-hidden="true">›</span>
      </Link>
      {month !== now && (
        <Link className="month-links-now" to={addressOf(now)}>
          Hoy
        </Link>
      )}
    </nav>
  );
}
