import { useCreateHeaderMutation, useUpdateHeaderMutation } from '../../api/generated';
import type { HeaderDto } from '../../api/public.generated';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { ImageField } from '../../ui/admin/ImageField';
import type { JobDialogProps } from '../../ui/admin/use-job';
import { VersionedDialog } from '../../ui/admin/VersionedDialog';
import { ColourField } from './ColourField';
import { HEADER_FIELDS, headerDto, NEW_HEADER, versionedHeader } from './header-values';
import { SlidePreview } from './SlidePreview';

const { Field, TextField } = fieldsOf('CreateHeaderDto');

interface HeaderDialogProps extends JobDialogProps<HeaderDto> {
  companyId: number;
  /** Reads the headers again. */
  reload: () => Promise<HeaderDto[]>;
}

/** Creates and edits a header, with a preview of its slide. */
export function HeaderDialog({ companyId, ...props }: HeaderDialogProps) {
  const [createHeader] = useCreateHeaderMutation();
  const [updateHeader] = useUpdateHeaderMutation();
  return (
    <VersionedDialog
      {...props}
      noun="Header"
      fields={HEADER_FIELDS}
      empty={NEW_HEADER}
      versioned={versionedHeader}
      create={(values) => createHeader({ createHeaderDto: headerDto(values, companyId) }).unwrap()}
      update={(id, values, version) =>
        updateHeader({ id, updateHeaderDto: { ...headerDto(values, companyId), version } }).unwrap()
      }
      width={760}
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
    </VersionedDialog>
  );
}
