import {
  useRestrictQuoteRequestMutation,
  type QuoteRequestPageDto,
  type RestrictQuoteRequestDto,
} from '../../api/generated';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { RestrictionsConsent } from './RestrictionsConsent';

const { TextField } = fieldsOf('RestrictQuoteRequestDto');

interface Restricted {
  restrictions: string;
  restrictions_consent: boolean;
}

/** Adds or corrects what the guests cannot eat. Data about health: no draft keeps them, and the client has to agree. */
export function RestrictionsDialog({ request, ...reports }: DialogReports & { request: QuoteRequestPageDto }) {
  const [restrict] = useRestrictQuoteRequestMutation();
  const { id, version, restrictions, has_evening: isAgreed } = request;
  return (
    <ActionDialog<Restricted>
      {...reports}
      title="Restricciones de alimentación"
      saveLabel="Guardar Cambios"
      draftName={`Solicitud/${id}/restricciones`}
      unkept={['restrictions', 'restrictions_consent']}
      initial={{ restrictions: restrictions?.text ?? '', restrictions_consent: false }}
      fields={['restrictions', 'restrictions_consent']}
      save={(values) => {
        const restrictQuoteRequestDto: RestrictQuoteRequestDto = {
          restrictions: values.restrictions.trim() || null,
          restrictions_consent: values.restrictions_consent,
          version,
        };
        return restrict({ id, restrictQuoteRequestDto }).unwrap();
      }}
    >
      <TextField name="restrictions" label="Qué no pueden comer" rows={3} />
      <RestrictionsConsent />
      <p>
        Solo se ve en esta página, en la del cliente y en la ficha del chef.
        {isAgreed && ' Si hay correo, el cliente recibe un aviso, y el chef que ya tiene la ficha, la nueva.'}
      </p>
    </ActionDialog>
  );
}
