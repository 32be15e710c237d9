import { useCreateHeaderMutation, useUpdateHeaderMutation, type CreateHeaderDto } from '../../api/generated';
import type { HeaderDto } from '../../api/public.generated';
import type { EditDialogProps } from '../../ui/admin/form/use-edit-dialog';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import { HEADER_FIELDS } from './header-fields';
import { SlidePreview } from './SlidePreview';

interface HeaderDialogProps extends EditDialogProps<HeaderDto> {
  companyId: number;
  reload: () => Promise<HeaderDto[]>;
}

/** Creates and edits a header, with a preview of its slide. */
export function HeaderDialog({ companyId, ...props }: HeaderDialogProps) {
  const [createHeader] = useCreateHeaderMutation();
  const [updateHeader] = useUpdateHeaderMutation();
  const ofCompany = { company_id: companyId };
  return (
    <VersionedDialog
      {...props}
      noun="Header"
      fields={HEADER_FIELDS}
      create={(header: Omit<CreateHeaderDto, 'company_id'>, creation_key) =>
        createHeader({ createHeaderDto: { ...header, ...ofCompany, creation_key } }).unwrap()
      }
      update={(id, header) => updateHeader({ id, updateHeaderDto: { ...header, ...ofCompany } }).unwrap()}
      below={<SlidePreview />}
      width={760}
    />
  );
}
