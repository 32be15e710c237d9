import { useHealthReadyQuery } from '../../api/generated';
import './version.css';

/** Which version of the product runs, small at the foot of the navigation: for anyone who reports a problem. */
export function Version() {
  const { data } = useHealthReadyQuery();
  if (!data) return null;
  const { version, commit, date } = data.data;
  const built = commit !== 'unknown';
  return (
    <p className="g-version" title={built ? `${commit}, ${date}` : undefined}>
      Versión {version}
      {built && ` · ${commit.slice(0, 7)}`}
    </p>
  );
}
