import { Switch } from 'antd';

import { useGetCompanySettingsQuery, useSettleCompanyMutation, type CompanySettingsDto } from '../../api/generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRowCall } from '../../ui/admin/list/use-row-call';

/** A setting: its words, and what is said once it is on or off. */
interface Setting {
  field: keyof CompanySettingsDto;
  label: string;
  hint: string;
  on: string;
  off: string;
}

const SETTINGS: readonly Setting[] = [
  {
    field: 'require_chef_answer',
    label: 'Enviar una cotización solo si su chef dijo «Puedo»',
    hint: 'Para ese día y esa hora, en una consulta al chef que sigue abierta.',
    on: 'Desde ahora una cotización se envía solo cuando su chef dijo «Puedo».',
    off: 'Las cotizaciones se envían sin esperar la respuesta del chef.',
  },
  {
    field: 'sheet_at_once',
    label: 'Enviar la ficha al chef apenas el cliente acepta',
    hint: 'Si el chef tiene otra velada a esa hora, la ficha espera a que alguien la envíe.',
    on: 'La ficha sale apenas el cliente acepta.',
    off: 'La ficha sale cuando alguien la envía.',
  },
];

/** How the team works: what the company settled, which visitors do not see. */
export function WorkSettings() {
  const { data, error, refetch } = useGetCompanySettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [settle] = useSettleCompanyMutation();
  const { run, isBusy } = useRowCall();
  return (
    <section className="work-settings" aria-labelledby="work-settings">
      <h2 id="work-settings">Cómo trabajamos</h2>
      {!data && <LoadingOrError error={error} onRetry={refetch} />}
      {(data ? SETTINGS : []).map(({ field, label, hint, on, off }) => (
        <label key={field} className="work-settings-switch">
          <Switch
            checked={data?.data[field]}
            loading={isBusy(field)}
            onChange={(wanted) =>
              void run(
                field,
                () => settle({ companySettingsFieldsDto: { [field]: wanted } }).unwrap(),
                () => (wanted ? on : off),
              )
            }
          />
          <span>
            {label}
            <small className="company-hint">{hint}</small>
          </span>
        </label>
      ))}
    </section>
  );
}
