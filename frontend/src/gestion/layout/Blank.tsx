import { Link } from 'react-router-dom';

import '../../ui/admin/feedback/blank.css';
import { Ring } from '../../ui/Ring';

interface BlankProps {
  children: string;
  /** The way to what there is. */
  link?: { to: string; label: string };
}

/** Stands where there is nothing to show. */
export function Blank({ children, link }: BlankProps) {
  return (
    <div className="blank">
      <Ring />
      <p>{children}</p>
      {link && <Link to={link.to}>{link.label}</Link>}
    </div>
  );
}
