import { Switch } from 'antd';

import { useGetCompanySettingsQuery, useSettleCompanyMutation } from '../../api/generated';
import { useRowCall } from '../../ui/admin/list/use-row-call';

const CALL = 'settings';

/** How the team works: what the company settled, which visitors do not see. */
export function WorkSettings() {
  const { data } = useGetCompanySettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [settle] = useSettleCompanyMutation();
  const { run, isBusy } = useRowCall();
  if (!data) return null;
  const change = (required: boolean) =>
    void run(
      CALL,
      () => settle({ companySettingsFieldsDto: { require_chef_answer: required } }).unwrap(),
      () =>
        required
          ? 'Desde ahora una cotización se envía solo cuando su chef dijo «Puedo».'
          : 'Las cotizaciones se envían sin esperar la respuesta del chef.',
    );
  return (
    <section className="work-settings" aria-labelledby="work-settings">
      <h2 id="work-settings">Cómo trabajamos</h2>
      <label className="work-settings-switch">
        <Switch checked={data.data.require_chef_answer} loading={isBusy(CALL)} onChange={change} />
        <span>
          Enviar una cotización solo si su chef dijo «Puedo»
          <small className="company-hint">Para ese día y esa hora, en una consulta al chef que sigue abierta.</small>
        </span>
      </label>
    </section>
  );
}
