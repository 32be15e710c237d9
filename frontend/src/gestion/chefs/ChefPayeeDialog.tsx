import { useGetPayeeQuery, useUpdatePayeeMutation, type PayeeDto, type PayeeFieldsDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { Modal } from '../../ui/admin/dialog/Modal';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import { FIGURE_MASK } from '../../ui/admin/field/number-masks';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { percentText } from '../../ui/chef-part';
import { shownRut } from '../../ui/rut';

const { Field, TextField } = fieldsOf('PayeeFieldsDto');
const ACCOUNT = ['bank', 'account_kind', 'account_number', 'account_holder', 'account_rut', 'account_email'] as const;

type Said = Required<Omit<PayeeFieldsDto, 'version'>>;

interface ChefPayeeDialogProps extends DialogReports {
  chefId: number;
}

/** How a chef is paid: a commission of their own, and the account. */
export function ChefPayeeDialog({ chefId, ...reports }: ChefPayeeDialogProps) {
  const { data, error, refetch } = useGetPayeeQuery({ id: chefId }, { refetchOnMountOrArgChange: true });
  const payee = data?.data;
  if (payee) return <Opened chefId={chefId} payee={payee} {...reports} />;
  if (!error) return null;
  return (
    <Modal open title="Cómo se le paga" footer={null} onCancel={reports.onClose}>
      <LoadingOrError error={error} onRetry={refetch} />
    </Modal>
  );
}

function Opened({ chefId, payee, ...reports }: ChefPayeeDialogProps & { payee: PayeeDto }) {
  const [update] = useUpdatePayeeMutation();
  const { chef_name: name, usual_commission: usual, version, ...known } = payee;
  const text = (value: string | null): string => value ?? '';
  return (
    <ActionDialog<Said>
      {...reports}
      title={`Cómo se le paga a ${name}`}
      saveLabel="Guardar Cambios"
      draftName={`Chef/${chefId}/pago`}
      // No draft keeps an account on the device.
      unkept={ACCOUNT}
      initial={{
        commission: known.commission,
        bank: text(known.bank),
        account_kind: text(known.account_kind),
        account_number: text(known.account_number),
        account_holder: text(known.account_holder),
        account_rut: shownRut(text(known.account_rut)),
        account_email: text(known.account_email),
      }}
      fields={['commission', ...ACCOUNT]}
      save={(said) => {
        const account = Object.fromEntries(ACCOUNT.map((field) => [field, said[field] || null]));
        return update({ id: chefId, payeeFieldsDto: { commission: said.commission, ...account, version } }).unwrap();
      }}
      width={560}
    >
      <Field
        name="commission"
        label="Comisión propia, en %"
        extra={
          usual === null ? 'La empresa aún no fijó la suya.' : `Sin ella vale la de la empresa: ${percentText(usual)}.`
        }
      >
        <NumberField mask={FIGURE_MASK} inputMode="decimal" />
      </Field>
      <div className="cols">
        <TextField name="bank" label="Banco" />
        <TextField name="account_kind" label="Tipo de cuenta" placeholder="Cuenta corriente" />
      </div>
      <div className="cols">
        <TextField name="account_number" label="Número de cuenta" />
        <TextField name="account_rut" label="RUT" />
      </div>
      <div className="cols">
        <TextField name="account_holder" label="Titular" />
        <TextField name="account_email" label="Correo para el aviso" keyboard="email" />
      </div>
      <p className="ask-text">Solo los administradores ven la cuenta. Se borra con el chef.</p>
    </ActionDialog>
  );
}
