import { Alert, Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useDeleteOfferMutation, useUpdateOfferMutation, type OfferPageDto } from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/ConfirmDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { LoadingButton } from '../../ui/admin/LoadingButton';
import { useRowCall } from '../../ui/admin/use-row-call';
import { useSaveForm } from '../../ui/admin/use-save-form';
import { requestPath } from '../paths';
import { OfferFields } from './OfferFields';
import { formOf, OFFER_FIELDS, valuesOf, type OfferValues } from './offer-values';
import { SendDialog } from './SendDialog';

/** A draft: what it says, what stands in its way, and the way to the client. */
export function DraftOffer({ offer }: { offer: OfferPageDto }) {
  const { id, version } = offer;
  const navigate = useNavigate();
  const calls = useRowCall();
  const [updateOffer] = useUpdateOfferMutation();
  const [deleteOffer] = useDeleteOfferMutation();
  const [gone, setGone] = useState(false);
  const [asking, setAsking] = useState<'send' | 'delete'>();
  // What the next save replaces: the server's version counts on with each of ours.
  const [seen, setSeen] = useState(version);
  const [next, setNext] = useState<'stay' | 'send'>('stay');
  const { form, dirty, busy, problem, onChanged, submit } = useSaveForm<OfferValues>({
    fields: OFFER_FIELDS,
    save: async (values) => {
      const answer = await updateOffer({ id, updateOfferDto: formOf(values, seen) }).unwrap();
      setSeen(answer.data.version);
      return answer;
    },
    onSaved: () => setAsking(next === 'send' ? 'send' : undefined),
  });
  const press = (what: 'stay' | 'send') => {
    setNext(what);
    if (what === 'send' && !dirty) setAsking('send');
    else form.submit();
  };
  const remove = async () => {
    const { answer } = await calls.run(id, () => deleteOffer({ id }).unwrap());
    setGone(answer !== undefined);
  };
  // The guard of the page has to hear first that nothing is left to lose.
  useEffect(() => {
    if (gone) void navigate(requestPath(offer.request_id));
  }, [gone, navigate, offer.request_id]);

  return (
    <>
      {offer.replaces && (
        <p className="offers-note">Nueva versión de {offer.replaces}: la reemplaza cuando la envíes.</p>
      )}
      {offer.warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} className="offers-alert" />
      ))}
      <Form<OfferValues>
        form={form}
        className="offer-form"
        layout="vertical"
        disabled={busy}
        initialValues={valuesOf(offer)}
        onValuesChange={onChanged}
        onFinish={() => void submit()}
        noValidate
      >
        <OfferFields offer={offer} />
        {problem && <Alert type="error" showIcon title={problem} className="offers-alert" />}
        <div className="offer-foot">
          <LoadingButton type="primary" busy={busy && next === 'send'} disabled={busy} onClick={() => press('send')}>
            Revisar y enviar
          </LoadingButton>
          <LoadingButton busy={busy && next === 'stay'} disabled={busy} onClick={() => press('stay')}>
            Guardar borrador
          </LoadingButton>
          <Button type="text" danger disabled={busy} onClick={() => setAsking('delete')}>
            Eliminar borrador
          </Button>
        </div>
      </Form>
      {asking === 'send' && (
        <SendDialog
          offerId={id}
          version={seen}
          onRefused={(errors) => form.setFields(errors)}
          onClose={() => setAsking(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title="¿Desea eliminar el borrador?"
        stayLabel="Cancelar"
        goLabel="Si, Eliminar"
        danger
        busy={calls.isBusy(id)}
        onStay={() => setAsking(undefined)}
        onGo={() => void remove()}
      >
        El cliente no lo ha visto. La eliminación no se puede revertir.
      </ConfirmDialog>
      <LeaveQuestion dirty={dirty && !gone} />
    </>
  );
}
