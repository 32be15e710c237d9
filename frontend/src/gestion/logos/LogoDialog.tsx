import { useMemo } from 'react';

import { useCreateClientLogoMutation, useUpdateClientLogoMutation } from '../../api/generated';
import type { ClientLogoDto } from '../../api/public.generated';
import { ConflictDialog } from '../../ui/admin/ConflictDialog';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { FormDialog } from '../../ui/admin/FormDialog';
import { ImageField } from '../../ui/admin/ImageField';
import { useVersionedSave } from '../../ui/admin/use-versioned-save';
import { LOGO_FIELDS, logoDto, versionedLogo, type LogoValues } from './logo-values';

/** What the dialog is open for: a new logo or one to edit. */
export type LogoJob = 'new' | ClientLogoDto;

const { Field, TextField } = fieldsOf('CreateClientLogoDto');
const FIELDS = LOGO_FIELDS.map(({ name }) => name);
const NEW: Partial<LogoValues> = { name_company: '' };

interface LogoDialogProps {
  job: LogoJob | null;
  /** Reads the logos anew. */
  reload: () => Promise<ClientLogoDto[]>;
  onClose: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Creating and editing a client's logo: the same form, each picture on the ground it is made for. */
export function LogoDialog({ job, reload, onClose, onDirty }: LogoDialogProps) {
  const [createLogo] = useCreateClientLogoMutation();
  const [updateLogo] = useUpdateClientLogoMutation();
  const logo = job === 'new' ? null : job;
  const opened = useMemo(() => logo && versionedLogo(logo), [logo]);

  const versioned = useVersionedSave({
    fields: LOGO_FIELDS,
    opened,
    read: async () => {
      const stored = (await reload()).find(({ id }) => id === logo?.id);
      return stored ? versionedLogo(stored) : null;
    },
    write: (values: LogoValues, version) =>
      updateLogo({ id: logo?.id ?? 0, updateClientLogoDto: { ...logoDto(values), version } }).unwrap(),
  });

  const save = (values: LogoValues, show: (values: LogoValues) => void) =>
    logo ? versioned.save(values, show) : createLogo({ createClientLogoDto: logoDto(values) }).unwrap();

  return (
    <>
      <FormDialog<LogoValues>
        open={job !== null}
        title={logo ? 'Editar Logo' : 'Nuevo Logo'}
        saveLabel={logo ? 'Guardar Cambios' : 'Crear Logo'}
        leaveTitle={logo ? 'Salir de la Edición' : 'Salir de la creación'}
        initial={opened?.values ?? NEW}
        fields={FIELDS}
        save={save}
        onClose={onClose}
        onDirty={onDirty}
      >
        {(onBusy) => (
          <>
            <TextField name="name_company" label="Nombre del cliente" />
            <div className="cols">
              <Field name="color_logo" label="Logo a color" extra="Se ve sobre fondo claro.">
                <ImageField kind="logo" label="Logo a color" onBusy={onBusy} />
              </Field>
              <Field
                name="transparent_logo"
                label="Logo transparente"
                extra="En blanco y sin fondo: se ve sobre fondo oscuro."
                className="logo-on-dark"
              >
                <ImageField kind="logo" label="Logo transparente" onBusy={onBusy} />
              </Field>
            </div>
          </>
        )}
      </FormDialog>
      <ConflictDialog differences={versioned.differences} onChoose={versioned.choose} onBack={versioned.back} />
    </>
  );
}
