import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

import { messageOf } from '../../api/error-text';
import { useUpdateCompanyMutation } from '../../api/generated';
import type { CompanyDto } from '../../api/public.generated';
import { limitsOf } from '../../api/rules';
import { DraftDialog } from '../../ui/admin/DraftDialog';
import { ConflictDialog } from '../../ui/admin/ConflictDialog';
import { fieldByField, sameValue } from '../../ui/admin/conflict';
import { countOf, fieldsOf } from '../../ui/admin/contract-fields';
import { EditInPlace, type InPlaceProps } from '../../ui/admin/EditInPlace';
import { LoadingButton } from '../../ui/admin/LoadingButton';
import { PhoneField } from '../../ui/admin/PhoneField';
import { useDraftedForm } from '../../ui/admin/use-drafted-form';
import { useVersionedSave } from '../../ui/admin/use-versioned-save';
import { phone } from '../../ui/format';
import { useToast } from '../../ui/Toast';
import { COMPANY_FIELDS, companyDto, versionedCompany, type CompanyValues } from './company-values';

const { Field } = fieldsOf('UpdateCompanyDto');
const COMPARISON = fieldByField(COMPANY_FIELDS);
const FIELDS = COMPANY_FIELDS.map(({ name }) => name);

/** A press on a button must not end the edit first: the page could move under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface CompanyFormProps {
  company: CompanyDto;
  /** Reads the company again. */
  reload: () => Promise<CompanyDto>;
  onDirty: (dirty: boolean) => void;
}

/**
 * The company's data on the site. Each field is edited where it stands. 'Guardar' saves all of it, 'Cancelar' shows
 * what is stored.
 */
export function CompanyForm({ company, reload, onDirty }: CompanyFormProps) {
  const toast = useToast();
  const [updateCompany] = useUpdateCompanyMutation();
  const [opened, setOpened] = useState(() => versionedCompany(company));
  const [reloading, setReloading] = useState(false);
  const versioned = useVersionedSave({
    comparison: COMPARISON,
    opened,
    read: async () => versionedCompany(await reload()),
    write: (values, { version }) =>
      updateCompany({ id: company.id, updateCompanyDto: companyDto(values, version) }).unwrap(),
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

  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  const cancel = async () => {
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
    <section className="sheet" aria-labelledby="datos">
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
          {COMPANY_FIELDS.map(({ name, label }) => (
            <Field key={name} name={name} label={label}>
              <EditInPlace label={label} show={name === 'phone_number' ? phone : undefined}>
                {(field) =>
                  name === 'phone_number' ? <PhoneField {...field} /> : <TextInput name={name} {...field} />
                }
              </EditInPlace>
            </Field>
          ))}
        </div>
      </Form>
      <div className="company-foot">
        <p role="status">{dirty ? 'Hay cambios sin guardar' : ''}</p>
        <Button type="text" disabled={busy || reloading} onMouseDown={keepFocus} onClick={() => void cancel()}>
          Cancelar
        </Button>
        <LoadingButton
          type="primary"
          busy={busy}
          disabled={reloading}
          onMouseDown={keepFocus}
          onClick={() => void submit()}
        >
          Guardar
        </LoadingButton>
      </div>
      <DraftDialog draft={draft.offered} onRecover={() => void draft.recover()} onDiscard={draft.discard} />
      <ConflictDialog differences={versioned.differences} onChoose={versioned.choose} onBack={versioned.back} />
    </section>
  );
}

const TYPES = {
  city: 'text',
  address: 'text',
  email: 'email',
  instagram: 'url',
  facebook: 'url',
  linkedin: 'url',
} as const;

interface TextInputProps extends InPlaceProps {
  name: keyof typeof TYPES;
}

function TextInput({ name, onChange, ...field }: TextInputProps) {
  return (
    <Input
      {...field}
      type={TYPES[name]}
      count={countOf(limitsOf('UpdateCompanyDto', name).maxLength)}
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
