import {
  useGetPayoutSettingsQuery,
  useUpdatePayoutSettingsMutation,
  type PayoutSettingsDto,
  type PayoutSettingsFieldsDto,
} from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { Modal } from '../../ui/admin/dialog/Modal';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import { FIGURE_MASK } from '../../ui/admin/field/number-masks';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { RetentionsField } from './RetentionsField';

const { Field } = fieldsOf('PayoutSettingsFieldsDto');
const TITLE = 'Comisión y retención';

type Said = Required<Pick<PayoutSettingsFieldsDto, 'commission' | 'retentions'>>;

/** What the company settles about chefs' pay: its commission, and how much of a boleta is retained. */
export function PayoutSettingsDialog(reports: DialogReports) {
  const { data, error, refetch } = useGetPayoutSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const settings = data?.data;
  if (settings) return <Opened settings={settings} {...reports} />;
  if (!error) return null;
  return (
    <Modal open title={TITLE} footer={null} onCancel={reports.onClose}>
      <LoadingOrError error={error} onRetry={refetch} />
    </Modal>
  );
}

function Opened({ settings, ...reports }: DialogReports & { settings: PayoutSettingsDto }) {
  const [update] = useUpdatePayoutSettingsMutation();
  const { commission, retentions, version } = settings;
  return (
    <ActionDialog<Said>
      {...reports}
      title={TITLE}
      saveLabel="Guardar Cambios"
      draftName="PagosAChefs/ajustes"
      initial={{ commission, retentions }}
      fields={['commission', 'retentions']}
      save={(said) => update({ payoutSettingsFieldsDto: { ...said, version } }).unwrap()}
      width={520}
    >
      <Field
        name="commission"
        label="Comisión de la empresa, en %"
        extra="El chef recibe el total menos la comisión. Vale para lo que se acuerde desde ahora; cada chef puede tener otra."
      >
        <NumberField mask={FIGURE_MASK} inputMode="decimal" />
      </Field>
      <Field
        name="retentions"
        label="Retención de las boletas de honorarios"
        extra="Se muestra junto a cada pago. Si el chef da boleta o factura lo decide él."
        rules={[
          {
            validator: (_, list: Said['retentions']) =>
              list.every(({ from, percent }) => from && !Number.isNaN(percent))
                ? Promise.resolve()
                : Promise.reject(new Error('Completa la fecha y el por ciento de cada fila.')),
          },
        ]}
      >
        <RetentionsField />
      </Field>
    </ActionDialog>
  );
}
