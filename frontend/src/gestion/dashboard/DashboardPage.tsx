import { useSelector } from 'react-redux';
import { Link, useOutletContext } from 'react-router-dom';

import { selectAdmitted } from '../../session/session-slice';
import { PageHead } from '../layout/PageHead';
import { screensFor, type Screen } from '../screen';

/** The Dashboard: a greeting and a shortcut card for every section this person may enter (product.md section 2). */
export function DashboardPage() {
  const person = useSelector(selectAdmitted);
  const screens = useOutletContext<Screen[]>();
  if (!person) return null;
  const shortcuts = screensFor(person.role, screens).filter(({ card }) => card);
  return (
    <>
      <PageHead title={`Hola ${person.name}!`} documentTitle="Dashboard" />
      <ul className="g-shortcuts">
        {shortcuts.map(({ section, label, to, icon: Icon, card }) => (
          <li key={section}>
            <Icon />
            <h2>
              <Link to={to}>{label}</Link>
            </h2>
            <p>{card}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
