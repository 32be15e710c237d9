import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLoading } from './loading-slice';
import ring from './look/ring.svg?no-inline';

/** How long the overlay stays after it is no longer asked for, in milliseconds: calls in a row show one, without flicker. */
const STAYS_MS = 1000;

/** The global loading overlay: the turning ring. */
export function LoadingOverlay() {
  const requested = useSelector(selectLoading);
  const [shown, setShown] = useState(requested);
  if (requested && !shown) setShown(true);

  useEffect(() => {
    if (requested || !shown) return undefined;
    const timer = setTimeout(() => setShown(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, [requested, shown]);

  if (!shown) return null;
  return (
    <div className="loading" role="status">
      <img src={ring} alt="Loader Academia Maker" width="112" height="112" />
    </div>
  );
}
