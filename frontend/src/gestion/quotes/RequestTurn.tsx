import { Button, Form, Select } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import {
  useAssignQuoteRequestMutation,
  useListQuotePeopleQuery,
  usePlanQuoteRequestMutation,
  type QuoteRequestPageDto,
} from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { readChoices } from '../../ui/admin/field/read-choices';
import { DraftDialog } from '../../ui/admin/form/DraftDialog';
import { SaveButton } from '../../ui/admin/form/SaveButton';
import { Unsaveable } from '../../ui/admin/form/Unsaveable';
import { useDraftedForm } from '../../ui/admin/form/use-drafted-form';
import { useReportDirty, useUnsavedPart } from '../../ui/admin/form/use-report-dirty';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { hindranceOf } from '../request-part';
import { isOpen } from './quote-labels';

const { DayField, TextField } = fieldsOf('PlanQuoteRequestDto');

interface RequestTurnProps {
  request: QuoteRequestPageDto;
  gone: boolean;
  calls: RowCall;
  onDirty: (dirty: boolean) => void;
}

/** Whose turn it is, and what they will do next. */
export function RequestTurn({ request, gone, calls, onDirty }: RequestTurnProps) {
  const { dirty: planning, report } = useUnsavedPart(onDirty);
  if (gone && !planning) return null;
  return (
    <section className="g-request-turn" aria-label="Responsable y próximo paso">
      {!gone && <Owner request={request} calls={calls} />}
      {(planning || (isOpen(request) && !hindranceOf({ request, gone }))) && (
        <NextStep request={request} gone={gone} calls={calls} onDirty={report} />
      )}
    </section>
  );
}

/** As the value of the select: antd knows no empty number. */
const NOBODY = 0;

function Owner({ request: { id, owner, version }, calls }: Pick<RequestTurnProps, 'request' | 'calls'>) {
  const listed = useListQuotePeopleQuery();
  const [assign] = useAssignQuoteRequestMutation();
  const people = listed.data?.data ?? [];
  const me = people.find((person) => person.me);
  const busy = calls.isBusy(id);
  const give = (to: number) =>
    void calls.run(id, () => assign({ id, assignQuoteRequestDto: { owner_id: to || null, version } }).unwrap());
  const isListed = people.some((person) => person.id === owner?.id);
  return (
    <div className="g-request-owner">
      <label htmlFor="request-owner">Responsable</label>
      <div>
        <Select
          {...readChoices(listed, people)}
          id="request-owner"
          value={owner?.id ?? NOBODY}
          disabled={busy}
          onChange={give}
          options={[
            { value: NOBODY, label: 'Nadie' },
            ...(owner && !isListed
              ? [{ value: owner.id, label: listed.data ? `${owner.name} (ya no entra)` : owner.name }]
              : []),
            ...people.map((person) => ({ value: person.id, label: person.name })),
          ]}
        />
        {me && owner?.id !== me.id && (
          <Button disabled={busy} onClick={() => give(me.id)}>
            Tomar
          </Button>
        )}
      </div>
    </div>
  );
}

interface Step {
  next_step: string;
  next_step_on: string;
}

const NO_STEP: Step = { next_step: '', next_step_on: '' };

/** An empty plan is no plan. Removing one has a button of its own. */
const MISSING = { required: true, whitespace: true, message: 'Escribe el próximo paso.' };
const EMPTIED = { ...MISSING, message: 'Escríbelo, o usa «Quitar paso».' };

function NextStep({ request, gone, calls, onDirty }: RequestTurnProps) {
  const [plan] = usePlanQuoteRequestMutation();
  const { id, version, next_step: step, next_step_on: on } = request;
  const hindrance = hindranceOf({ request, gone });
  const stored = useMemo(() => ({ next_step: step ?? '', next_step_on: on ?? '' }), [step, on]);
  const { form, dirty, busy, onChanged, settle, submit, draft } = useDraftedForm<Step>({
    fields: ['next_step', 'next_step_on'],
    save: ({ next_step: text, next_step_on: day }) => {
      const planQuoteRequestDto = { next_step: text || null, next_step_on: day || null, version };
      return plan({ id, planQuoteRequestDto }).unwrap();
    },
    onSaved: () => undefined,
    draft: { name: `Paso/${id}`, base: stored },
  });
  useReportDirty(dirty, onDirty);
  // Another person's plan is shown, unless something is being written over it.
  useEffect(() => {
    if (!dirty) form.setFieldsValue(stored);
  }, [form, dirty, stored]);
  // Nothing can be typed meanwhile: it would be taken away with the step.
  const [withdrawing, setWithdrawing] = useState(false);
  const withdraw = async () => {
    setWithdrawing(true);
    const planQuoteRequestDto = { next_step: null, next_step_on: null, version };
    const call = () => plan({ id, planQuoteRequestDto }).unwrap();
    const { answer } = await calls.run(id, call, () => 'Quitaste el próximo paso.');
    setWithdrawing(false);
    if (!answer) return;
    form.setFieldsValue(NO_STEP);
    settle();
  };
  return (
    <Form<Step> form={form} layout="vertical" disabled={busy || withdrawing} onValuesChange={onChanged} noValidate>
      <TextField
        name="next_step"
        label="Próximo paso"
        required
        rules={[step ? EMPTIED : MISSING]}
        placeholder="Llamar el martes"
      />
      <DayField name="next_step_on" label="Día" />
      {hindrance ? (
        <Unsaveable why={hindrance} text={() => form.getFieldValue('next_step') as string} />
      ) : (
        <div className="g-request-step-foot">
          <SaveButton size="small" busy={busy} onSave={submit}>
            Guardar paso
          </SaveButton>
          {step && (
            <Button
              type="text"
              size="small"
              disabled={busy || withdrawing || calls.isBusy(id)}
              onClick={() => void withdraw()}
            >
              Quitar paso
            </Button>
          )}
        </div>
      )}
      <DraftDialog
        draft={draft.offered}
        note="Es el próximo paso de esta solicitud."
        onRecover={() => void draft.recover()}
        onDiscard={draft.discard}
      />
    </Form>
  );
}
