import { Link } from 'react-router-dom';
import { Ring } from './Ring';
import { useSettings } from './settings';

/** The product's mark and name, with a link to the home page. */
export function Brand() {
  const { productName } = useSettings();
  return (
    <Link className="brand" to="/" aria-label={`${productName}, inicio`}>
      <Ring stroke={6} className="mark" />
      <span>{productName}</span>
    </Link>
  );
}
