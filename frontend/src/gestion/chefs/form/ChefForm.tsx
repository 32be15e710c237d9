import { Alert, Form } from 'antd';
import { useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../../ui/admin/ConfirmDialog';
import { SaveBar } from '../../../ui/admin/SaveBar';
import type { ChefValues } from './chef-values';
import { SectionList } from './SectionList';
import { chefSections } from './sections';
import { SectionSheet } from './SectionSheet';
import { CHEFS_PATH, useChefForm } from './use-chef-form';

interface ChefFormProps {
  initial: ChefValues;
  /** 'Crear Chef' or 'Guardar Cambios'. */
  saveLabel: string;
  /** 'Salir de la creación' or 'Salir de la Edición'. */
  leaveTitle: string;
  save: (values: ChefValues) => Promise<{ msg: string }>;
}

/** The chef form: creating and editing are the same sections with another button (product.md section 2). */
export function ChefForm({ initial, saveLabel, leaveTitle, save }: ChefFormProps) {
  const navigate = useNavigate();
  const { form, dirty, busy, conflict, errors, guard, onChanged, onFieldsChanged, onBusy, submit } = useChefForm(save);
  return (
    <>
      <div className="g-two">
        <SectionList sections={chefSections} errors={errors} />
        <Form<ChefValues>
          form={form}
          className="g-form"
          layout="vertical"
          initialValues={initial}
          disabled={busy}
          onValuesChange={onChanged}
          onFieldsChange={onFieldsChanged}
          onFinish={() => void submit()}
          noValidate
        >
          {conflict && <Alert type="warning" showIcon title={conflict} description={<ConflictHelp />} />}
          {chefSections.map(({ id, title, hint, body: Body }, index) => (
            <SectionSheet key={id} id={id} number={index + 1} title={title} hint={hint}>
              <Body onBusy={onBusy} />
            </SectionSheet>
          ))}
        </Form>
      </div>
      <SaveBar
        dirty={dirty}
        busy={busy}
        saveLabel={saveLabel}
        onCancel={() => void navigate(CHEFS_PATH)}
        onSave={() => void submit()}
      />
      <ConfirmDialog
        open={guard.asking}
        title={leaveTitle}
        stayLabel="No, Quiero Quedarme"
        goLabel="Si, Salir"
        onStay={guard.stay}
        onGo={guard.go}
      >
        Tienes cambios sin guardar. ¿Estás seguro de que quieres salir?
      </ConfirmDialog>
    </>
  );
}

function ConflictHelp() {
  return (
    <>
      Lo que escribiste sigue aquí.{' '}
      <a href={window.location.pathname} target="_blank" rel="noopener noreferrer">
        Ver la versión guardada en otra pestaña
      </a>
    </>
  );
}
