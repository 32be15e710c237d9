import { Switch } from 'antd';

import { useShowFreeSaturdaysMutation } from '../../api/generated';
import { useGetCompanyQuery } from '../../api/public.generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRowCall } from '../../ui/admin/list/use-row-call';

const CALL = 'saturdays';

/** Whether the site names the next free Saturdays on the page of each chef. */
export function FreeSaturdays() {
  const { data, error, refetch } = useGetCompanyQuery();
  const [show] = useShowFreeSaturdaysMutation();
  const { run, isBusy } = useRowCall();
  if (error && !data) return <LoadingOrError error={error} onRetry={refetch} />;
  const change = (checked: boolean) =>
    void run(
      CALL,
      () => show({ showFreeSaturdaysDto: { show: checked } }).unwrap(),
      () => (checked ? 'El sitio muestra los próximos sábados libres.' : 'El sitio ya no muestra los sábados libres.'),
    );
  return (
    <label className="g-agenda-switch">
      <Switch checked={data?.data.show_free_saturdays === true} loading={!data || isBusy(CALL)} onChange={change} />
      Mostrar en la página de cada chef sus próximos sábados libres
    </label>
  );
}
