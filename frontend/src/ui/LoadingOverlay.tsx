import { useSelector } from 'react-redux';
import { selectLoading } from './loading-slice';
import ring from './look/ring.svg?no-inline';
import { useLoadingShown } from './use-loading-shown';

/** The global loading overlay: the turning ring. */
export function LoadingOverlay() {
  const shown = useLoadingShown(useSelector(selectLoading));
  if (!shown) return null;
  return (
    <div className="loading" role="status">
      <img src={ring} alt="Loader Academia Maker" width="112" height="112" />
    </div>
  );
}
