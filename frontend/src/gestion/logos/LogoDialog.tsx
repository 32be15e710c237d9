import { useCreateClientLogoMutation, useUpdateClientLogoMutation } from '../../api/generated';
import type { ClientLogoDto } from '../../api/public.generated';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { ImageField } from '../../ui/admin/ImageField';
import type { JobDialogProps } from '../../ui/admin/use-job';
import { VersionedDialog } from '../../ui/admin/VersionedDialog';
import { LOGO_FIELDS, logoDto, NEW_LOGO, versionedLogo } from './logo-values';

const { Field, TextField } = fieldsOf('CreateClientLogoDto');

interface LogoDialogProps extends JobDialogProps<ClientLogoDto> {
  /** Reads the logos again. */
  reload: () => Promise<ClientLogoDto[]>;
}

/** Creates and edits a client's logo. Each picture is shown on the background for which it is made. */
export function LogoDialog(props: LogoDialogProps) {
  const [createLogo] = useCreateClientLogoMutation();
  const [updateLogo] = useUpdateClientLogoMutation();
  return (
    <VersionedDialog
      {...props}
      noun="Logo"
      fields={LOGO_FIELDS}
      empty={NEW_LOGO}
      versioned={versionedLogo}
      create={(values) => createLogo({ createClientLogoDto: logoDto(values) }).unwrap()}
      update={(id, values, version) =>
        updateLogo({ id, updateClientLogoDto: { ...logoDto(values), version } }).unwrap()
      }
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
    </VersionedDialog>
  );
}
