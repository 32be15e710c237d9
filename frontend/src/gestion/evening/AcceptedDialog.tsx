import { Button, Form, Radio } from 'antd';
import { useState } from 'react';

import {
  useAcceptOfferByPhoneMutation,
  useListOffersQuery,
  type OfferDto,
  type QuoteRequestDto,
} from '../../api/generated';
import { useRefetchRequest } from '../../api/use-refetch-request';
import { weekdayText } from '../../ui/days';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { Modal } from '../../ui/admin/dialog/Modal';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { clp } from '../../ui/format';
import { AgreeDialog } from './AgreeDialog';

const { TextField } = fieldsOf('AcceptOfferByPhoneDto');

interface AcceptedDialogProps extends DialogReports {
  request: QuoteRequestDto;
}

/**
 * 'Aceptó por teléfono': a yes is a yes to an offer. Opens the request's open offer, or asks which; where there is none, or something
 * else was agreed, what was agreed is written down.
 */
export function AcceptedDialog({ request, ...reports }: AcceptedDialogProps) {
  const { currentData, error, refetch } = useListOffersQuery({ id: request.id }, { refetchOnMountOrArgChange: true });
  const [other, setOther] = useState(false);
  if (!currentData)
    return (
      <Modal open title={titleOf(request)} footer={null} onCancel={reports.onClose}>
        <LoadingOrError error={error} onRetry={refetch} />
      </Modal>
    );
  const open = currentData.data.filter(({ state, chef }) => (state === 'enviada' || state === 'vista') && chef);
  if (open.length === 0 || other) return <AgreeDialog request={request} {...reports} />;
  return <WhichOffer request={request} offers={open} onOther={() => setOther(true)} {...reports} />;
}

const titleOf = ({ name }: QuoteRequestDto): string => `Aceptó por teléfono: ${name}`;

const labelOf = ({ number, total, chef_name: chef, day }: OfferDto): string =>
  [number, clp(total), chef, day && weekdayText(day)].filter(Boolean).join(' · ');

interface Accepted {
  offer?: number;
  text: string;
}

interface WhichOfferProps extends AcceptedDialogProps {
  offers: OfferDto[];
  onOther: () => void;
}

function WhichOffer({ request, offers, onOther, ...reports }: WhichOfferProps) {
  const [accept] = useAcceptOfferByPhoneMutation();
  const refetchRequest = useRefetchRequest();
  const [only] = offers;
  return (
    <ActionDialog<Accepted>
      {...reports}
      title={titleOf(request)}
      saveLabel="Anotar la aceptación"
      draftName={`Solicitud/${request.id}/aceptar`}
      initial={{ text: '', ...(only && offers.length === 1 && { offer: only.id }) }}
      fields={['offer', 'text']}
      save={async ({ offer = 0, text }) => {
        const accepted = await accept({ id: offer, acceptOfferByPhoneDto: { text } }).unwrap();
        await refetchRequest(request.id);
        return accepted;
      }}
    >
      <Form.Item
        name="offer"
        label={offers.length === 1 ? 'Cotización' : '¿Cuál aceptó?'}
        rules={[{ required: true, message: 'Elige cuál aceptó.' }]}
      >
        <Radio.Group
          className="g-evening-offers"
          options={offers.map((offer) => ({ value: offer.id, label: labelOf(offer) }))}
        />
      </Form.Item>
      <TextField name="text" label="Nota" rows={3} placeholder="Cómo y cuándo aceptó." />
      <p className="g-evening-note">
        La velada entra a la agenda y el cliente recibe la confirmación, si hay correo.{' '}
        <Button type="link" size="small" onClick={onOther}>
          Acordaron otra cosa
        </Button>
      </p>
    </ActionDialog>
  );
}
