import {
  useCreateClientLogoMutation,
  useUpdateClientLogoMutation,
  type CreateClientLogoDto,
} from '../../api/generated';
import type { ClientLogoDto } from '../../api/public.generated';
import type { EditDialogProps } from '../../ui/admin/form/use-edit-dialog';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import { LOGO_FIELDS } from './logo-fields';

interface LogoDialogProps extends EditDialogProps<ClientLogoDto> {
  reload: () => Promise<ClientLogoDto[]>;
}

/** Creates and edits a client's logo. */
export function LogoDialog(props: LogoDialogProps) {
  const [createLogo] = useCreateClientLogoMutation();
  const [updateLogo] = useUpdateClientLogoMutation();
  return (
    <VersionedDialog
      {...props}
      noun="Logo"
      fields={LOGO_FIELDS}
      create={(logo: CreateClientLogoDto, creation_key) =>
        createLogo({ createClientLogoDto: { ...logo, creation_key } }).unwrap()
      }
      update={(id, updateClientLogoDto) => updateLogo({ id, updateClientLogoDto }).unwrap()}
    />
  );
}
