import { Button, Form } from 'antd';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

import { messageOf } from '../../api/error-text';
import { useUpdateCompanyMutation, type UpdateCompanyDto } from '../../api/generated';
import type { CompanyDto } from '../../api/public.generated';
import { DiscardQuestion } from '../../ui/admin/form/DiscardQuestion';
import { DraftDialog } from '../../ui/admin/form/DraftDialog';
import { ConflictDialog } from '../../ui/admin/form/ConflictDialog';
import { fieldByField, sameValue } from '../../ui/admin/form/conflict';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { SaveButton } from '../../ui/admin/form/SaveButton';
import {
  comparedFields,
  FieldInputs,
  namesOfFields,
  sentOf,
  valuesOf,
  type ValuesOf,
} from '../../ui/admin/field/record-fields';
import { useDraftedForm } from '../../ui/admin/form/use-drafted-form';
import { useReportDirty } from '../../ui/admin/form/use-report-dirty';
import { useVersionedSave } from '../../ui/admin/form/use-versioned-save';
import { useToast } from '../../ui/Toast';
import { SEE_CHANGES } from '../versions/Changes';
import { COMPANY_FIELDS } from './company-fields';
import '../../ui/admin/form/section-sheet.css';

type CompanyValues = ValuesOf<typeof COMPANY_FIELDS>;

const COMPARISON = fieldByField(comparedFields(COMPANY_FIELDS));
const FIELDS = namesOfFields(COMPANY_FIELDS);
const NO_UPLOADS = { isNew: false, onBusy: () => undefined };

/** The form values, with the version that was read. */
const versionedCompany = (company: CompanyDto) => ({
  values: valuesOf(COMPANY_FIELDS, company),
  version: company.version,
});

/** A press on a button must not end the edit first: the page could move under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface CompanyFormProps {
  company: CompanyDto;
  reload: () => Promise<CompanyDto>;
  onDirty: (dirty: boolean) => void;
  onSeeChanges: () => void;
}

/**
 * The company's data on the site. Each field is edited where it stands. 'Guardar' saves all of it, 'Cancelar' asks
 * and shows what is stored.
 */
export function CompanyForm({ company, reload, onDirty, onSeeChanges }: CompanyFormProps) {
  const toast = useToast();
  const [updateCompany] = useUpdateCompanyMutation();
  const [opened, setOpened] = useState(() => versionedCompany(company));
  const [reloading, setReloading] = useState(false);
  const [asking, setAsking] = useState(false);
  const versioned = useVersionedSave({
    comparison: COMPARISON,
    opened,
    read: async () => versionedCompany(await reload()),
    write: (values, { version }) =>
      updateCompany({
        id: company.id,
        updateCompanyDto: { ...sentOf<UpdateCompanyDto>(COMPANY_FIELDS, values), version },
      }).unwrap(),
  });
  const { form, dirty, busy, onChanged, settle, submit, draft } = useDraftedForm<CompanyValues>({
    fields: FIELDS,
    save: async (values) => {
      const answer = await versioned.save(values, (merged) => form.setFieldsValue(merged));
      show(answer.data);
      return answer;
    },
    onSaved: () => undefined,
    draft: { name: 'Empresa', base: opened.values },
  });

  function show(stored: CompanyDto) {
    const next = versionedCompany(stored);
    setOpened(next);
    form.resetFields();
    form.setFieldsValue(next.values);
    settle();
  }

  // While nothing is typed here, another person's changes are shown at once.
  const follow = useRef(show);
  useEffect(() => {
    follow.current = show;
  });
  useEffect(() => {
    if (!dirty && !busy && company.version > opened.version) follow.current(company);
  }, [busy, company, dirty, opened.version]);

  useReportDirty(dirty, onDirty);

  const cancel = async () => {
    setAsking(false);
    setReloading(true);
    try {
      show(await reload());
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setReloading(false);
    }
  };

  return (
    <section className="section-sheet" aria-labelledby="datos">
      <h2 id="datos">Datos de contacto</h2>
      <p className="company-hint">Presiona un dato para editarlo. Se muestran en el pie y en la página de contacto.</p>
      <Form<CompanyValues>
        form={form}
        layout="vertical"
        initialValues={opened.values}
        disabled={busy || reloading}
        onValuesChange={(_, all) => (sameValue(all, opened.values) ? settle() : onChanged())}
        noValidate
      >
        {/* A field that was open when its form was saved or read again is closed. */}
        <div className="cols" key={`${opened.version} ${reloading}`}>
          <FieldInputs fields={COMPANY_FIELDS} {...NO_UPLOADS} />
        </div>
      </Form>
      <div className="company-foot">
        <p role="status">{dirty ? 'Hay cambios sin guardar' : ''}</p>
        <Button type="text" disabled={busy || reloading} onMouseDown={keepFocus} onClick={onSeeChanges}>
          {SEE_CHANGES}
        </Button>
        <LoadingButton
          type="text"
          busy={reloading}
          disabled={busy}
          onMouseDown={keepFocus}
          onClick={() => (dirty ? setAsking(true) : void cancel())}
        >
          Cancelar
        </LoadingButton>
        <SaveButton type="primary" busy={busy} disabled={reloading} onMouseDown={keepFocus} onSave={submit}>
          Guardar
        </SaveButton>
      </div>
      <DiscardQuestion open={asking} onStay={() => setAsking(false)} onGo={() => void cancel()} />
      <DraftDialog draft={draft.offered} onRecover={() => void draft.recover()} onDiscard={draft.discard} />
      <ConflictDialog differences={versioned.differences} onChoose={versioned.choose} onBack={versioned.back} />
    </section>
  );
}
