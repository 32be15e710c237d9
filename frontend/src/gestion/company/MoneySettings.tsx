import { Button } from 'antd';

import {
  useGetMoneySettingsQuery,
  useSaveMoneySettingsMutation,
  type MoneySettingsDto,
  type MoneySettingsFieldsDto,
} from '../../api/api';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useEditDialog } from '../../ui/admin/form/use-edit-dialog';
import { useReportDirty } from '../../ui/admin/form/use-report-dirty';
import { momentText } from '../../ui/admin/moments';
import { counted } from '../../ui/format';
import { shownRut } from '../../ui/rut';
import { Fact } from '../layout/Fact';
import { MONEY_FIELDS, type MoneySettings as Settings } from './money-fields';
import '../layout/fact-rows.css';

/** 'Cómo se cobra': when which part is due, and the account to which clients transfer. Administrators alone see it. */
export function MoneySettings({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { data, error, refetch } = useGetMoneySettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save] = useSaveMoneySettingsMutation();
  const editDialog = useEditDialog<Settings>();
  useReportDirty(editDialog.leaving.dirty, onDirty);
  const settings = data?.data;
  return (
    <section aria-labelledby="money-settings">
      <header className="headers-head">
        <h2 id="money-settings">Cómo se cobra</h2>
        {settings && (
          <Button type={settings.saved ? 'default' : 'primary'} onClick={() => editDialog.edit({ ...settings, id: 1 })}>
            {settings.saved ? 'Editar' : 'Empezar a cobrar'}
          </Button>
        )}
      </header>
      {settings ? <Said settings={settings} /> : <LoadingOrError error={error} onRetry={refetch} />}
      <VersionedDialog
        {...editDialog.dialog}
        noun="cobro"
        fields={MONEY_FIELDS}
        below={
          <p className="company-hint">
            Sin cuenta, los clientes no pueden transferir. Si la cambias, cada administrador recibe un correo.
          </p>
        }
        reload={async () => [{ ...(await refetch().unwrap()).data, id: 1 }]}
        update={(_id, moneySettingsFieldsDto: MoneySettingsFieldsDto) => save({ moneySettingsFieldsDto }).unwrap()}
      />
    </section>
  );
}

function Said({ settings }: { settings: MoneySettingsDto }) {
  if (!settings.saved)
    return (
      <p className="company-hint">
        Todavía no se cobra nada en el sitio. Cuando lo guardes, cada cotización dirá cuánto se paga y cuándo. De lo que
        ya está acordado no se pide nada: lo que llegue se anota en su velada.
      </p>
    );
  const { reserva_percent: percent, reserva_hours: hours, saldo_days: days, confirms_date: confirms } = settings;
  return (
    <>
      <dl className="fact-rows money-facts">
        <Fact name="Reserva">
          {percent === 0
            ? 'Sin reserva: se paga todo junto'
            : `${percent} % del total, hasta ${counted(hours, 'hora', 'horas')} después del sí`}
        </Fact>
        <Fact name="Saldo">{counted(days, 'día hábil', 'días hábiles')} antes de la velada</Fact>
        <Fact name="La fecha se confirma">
          {confirms && percent > 0 ? 'Con la reserva pagada' : 'Con el sí del cliente'}
        </Fact>
        <Fact name="Tarjeta">{settings.cards ? 'Con Webpay' : 'No se ofrece: falta configurar Webpay'}</Fact>
        <Fact name="Transferencia">
          {settings.account_number ? <Account of={settings} /> : 'No se ofrece: falta la cuenta'}
        </Fact>
      </dl>
      {settings.account_changed_at && (
        <p className="company-hint">
          {settings.account_changed_by} cambió la cuenta el {momentText(settings.account_changed_at)}.
        </p>
      )}
    </>
  );
}

function Account({ of }: { of: MoneySettingsDto }) {
  return (
    <>
      {of.bank}, {of.account_kind?.toLocaleLowerCase('es')} {of.account_number}
      <br />
      {of.account_holder}, {shownRut(of.account_rut ?? '')}
      <br />
      {of.account_email}
    </>
  );
}
