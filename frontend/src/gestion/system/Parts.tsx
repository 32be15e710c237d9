import { messageOf } from '../../api/error-text';
import { useGetSystemPartsQuery } from '../../api/api';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { StateTag } from '../../ui/admin/list/StateTag';
import { PART_WORDS } from './words';

const LOOKS = { ok: 'on', off: 'off', caution: 'wait', failed: 'bad' } as const;

/** How many parts there are, so that what is below keeps its place while they are tried. */
const PLACES = Array.from({ length: 13 }, (_, place) => place);

/** Whether each part works. They are tried when one looks, which takes some seconds where one does not answer. */
export function Parts() {
  const { data, error, isFetching, refetch } = useGetSystemPartsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby="system-parts" aria-busy={isFetching}>
      <header className="system-head">
        <h2 id="system-parts">Partes</h2>
        <LoadingButton busy={isFetching} onClick={() => void refetch()}>
          Probar otra vez
        </LoadingButton>
      </header>
      {error && !isFetching && (
        <p className="system-note system-bad" role="alert">
          {messageOf(error)}
        </p>
      )}
      <ul className="system-rows">
        {data
          ? data.data.map(({ part, name, state, said }) => (
              <li key={part}>
                <b>{name}</b>
                <StateTag look={LOOKS[state]}>{PART_WORDS[state]}</StateTag>
                <p>{said}</p>
              </li>
            ))
          : !error && PLACES.map((place) => <li key={place} className="system-wait" aria-hidden="true" />)}
      </ul>
    </section>
  );
}
