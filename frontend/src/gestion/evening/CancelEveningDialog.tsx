import { Form, Select } from 'antd';
import { useEffect } from 'react';

import { useCancelEveningMutation, useGetEveningRefundQuery, type CancelEveningDto } from '../../api/generated';
import { useRefetchRequest } from '../../api/use-refetch-request';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { clp, counted } from '../../ui/format';
import { CANCELLERS } from './evening-text';
import { ReturnNote } from './ReturnNote';
import './evening.css';

const { Field, TextField } = fieldsOf('CancelEveningDto');

/** What is given back where it was not the client who cancelled, in percent. */
const WHOLE = 100;

interface CancelEveningProps extends DialogReports {
  evening: { id: number; version: number };
  requestId: number;
  /** What is said of the mails that go out. */
  mails: string;
}

/** Cancels an evening for ever: who, why, and what is given back, which is frozen with it. */
export function CancelEveningDialog({ evening: { id, version }, requestId, mails, ...reports }: CancelEveningProps) {
  const [cancel] = useCancelEveningMutation();
  const refetchRequest = useRefetchRequest();
  return (
    <ActionDialog<CancelEveningDto>
      {...reports}
      title="Cancelar la velada"
      saveLabel="Cancelar velada"
      closeLabel="Volver"
      draftName={`Velada/${id}/cancelar`}
      initial={{ reason: '', percent_note: '' }}
      fields={['by', 'reason', 'percent', 'percent_note']}
      save={async (values) => {
        const cancelled = await cancel({ id, cancelEveningDto: { ...values, version } }).unwrap();
        await refetchRequest(requestId);
        return cancelled;
      }}
    >
      <Field name="by" label="Quién cancela">
        <Select options={CANCELLERS} placeholder="Elige quién cancela" />
      </Field>
      <TextField name="reason" label="Motivo" rows={2} placeholder="Por qué se cancela. Solo lo lee el equipo." />
      <Share eveningId={id} />
      <p className="g-evening-note">No se puede deshacer: la solicitud queda perdida con la velada. {mails}</p>
    </ActionDialog>
  );
}

/** The share that is given back: what the terms say by who and when, which may be raised with a note. */
function Share({ eveningId }: { eveningId: number }) {
  const form = Form.useFormInstance<CancelEveningDto>();
  const by = Form.useWatch('by', form) as CancelEveningDto['by'] | undefined;
  const percent = Form.useWatch('percent', form);
  const { currentData, error, refetch } = useGetEveningRefundQuery(
    { id: eveningId },
    { refetchOnMountOrArgChange: true },
  );
  const refund = currentData?.data;
  const least = by === undefined ? undefined : by === 'client' ? refund?.percent : WHOLE;
  // Another canceller has another share by the terms.
  useEffect(() => {
    if (least !== undefined) form.setFieldsValue({ percent: least });
  }, [form, least]);
  if (error && !refund) return <LoadingOrError error={error} onRetry={refetch} />;
  if (!refund || by === undefined || least === undefined) return null;
  const agreed = refund.amount === null || refund.percent === 0 ? null : (refund.amount * 100) / refund.percent;
  const whole = refund.paid ?? agreed;
  const days = counted(refund.business_days, 'día hábil', 'días hábiles');
  return (
    <>
      <p className="g-evening-share" role="status">
        {by === 'client'
          ? `Faltan ${days}: los términos devuelven el ${least} %.`
          : `No cancela el cliente: los términos devuelven el ${least} %.`}
        {refund.paid === 0 && ' No hay pagos: no hay nada que devolver.'}
        {refund.paid !== 0 &&
          whole !== null &&
          ` Son ${clp(Math.round((whole * (percent ?? least)) / 100))} de ${clp(Math.round(whole))}${refund.paid === null ? '' : ' pagados'}.`}
        <ReturnNote />
      </p>
      <Field name="percent" label="Se devuelve (%)">
        <NumberField />
      </Field>
      {(percent ?? least) > least && (
        <TextField name="percent_note" label="Por qué se devuelve más" required rows={2} />
      )}
    </>
  );
}
