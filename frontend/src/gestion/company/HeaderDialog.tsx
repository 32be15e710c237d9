import { useMemo } from 'react';

import { useCreateHeaderMutation, useUpdateHeaderMutation } from '../../api/generated';
import type { CompanyDto, HeaderDto } from '../../api/public.generated';
import { ConflictDialog } from '../../ui/admin/ConflictDialog';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { FormDialog } from '../../ui/admin/FormDialog';
import { ImageField } from '../../ui/admin/ImageField';
import { useVersionedSave } from '../../ui/admin/use-versioned-save';
import { ColourField } from './ColourField';
import { HEADER_FIELDS, headerDto, NEW_HEADER, versionedHeader, type HeaderValues } from './header-values';
import { SlidePreview } from './SlidePreview';

/** What the dialog is open for: a new header or one to edit. */
export type HeaderJob = 'new' | HeaderDto;

const { Field, TextField } = fieldsOf('CreateHeaderDto');
const FIELDS = HEADER_FIELDS.map(({ name }) => name);

interface HeaderDialogProps {
  job: HeaderJob | null;
  companyId: number;
  /** Reads the company anew, its headers with it. */
  reload: () => Promise<CompanyDto>;
  onClose: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Creating and editing a header: the same form, with a picture of the slide it makes. */
export function HeaderDialog({ job, companyId, reload, onClose, onDirty }: HeaderDialogProps) {
  const [createHeader] = useCreateHeaderMutation();
  const [updateHeader] = useUpdateHeaderMutation();
  const header = job === 'new' ? null : job;
  const opened = useMemo(() => header && versionedHeader(header), [header]);

  const versioned = useVersionedSave({
    fields: HEADER_FIELDS,
    opened,
    read: async () => {
      const stored = (await reload()).headers.find(({ id }) => id === header?.id);
      return stored ? versionedHeader(stored) : null;
    },
    write: (values: HeaderValues, version) =>
      updateHeader({
        id: header?.id ?? 0,
        updateHeaderDto: { ...headerDto(values, companyId), version },
      }).unwrap(),
  });

  const save = (values: HeaderValues, show: (values: HeaderValues) => void) =>
    header ? versioned.save(values, show) : createHeader({ createHeaderDto: headerDto(values, companyId) }).unwrap();

  return (
    <>
      <FormDialog<HeaderValues>
        open={job !== null}
        title={header ? 'Editar Header' : 'Nuevo Header'}
        saveLabel={header ? 'Guardar Cambios' : 'Crear Header'}
        leaveTitle={header ? 'Salir de la Edición' : 'Salir de la creación'}
        initial={opened?.values ?? NEW_HEADER}
        fields={FIELDS}
        width={760}
        save={save}
        onClose={onClose}
        onDirty={onDirty}
      >
        {(onBusy) => (
          <>
            <TextField name="cover_title" label="Título" />
            <TextField name="cover_description" label="Descripción" rows={3} />
            <Field name="header_image" label="Imagen de fondo">
              <ImageField kind="header" label="Imagen de fondo" onBusy={onBusy} />
            </Field>
            <Field name="color_text" label="Color del texto">
              <ColourField label="Color del texto" />
            </Field>
            <SlidePreview />
          </>
        )}
      </FormDialog>
      <ConflictDialog differences={versioned.differences} onChoose={versioned.choose} onBack={versioned.back} />
    </>
  );
}
