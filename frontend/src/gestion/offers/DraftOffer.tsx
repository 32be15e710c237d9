import { Alert, Button, Form } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import {
  useDeleteOfferMutation,
  useGetOfferQuery,
  useUpdateOfferMutation,
  type ChefInquiryDto,
  type OfferPageDto,
} from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { ConflictDialog } from '../../ui/admin/form/ConflictDialog';
import { DiscardQuestion } from '../../ui/admin/form/DiscardQuestion';
import { DraftDialog } from '../../ui/admin/form/DraftDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { SaveButton } from '../../ui/admin/form/SaveButton';
import { Unsaveable } from '../../ui/admin/form/Unsaveable';
import { useDraftedForm } from '../../ui/admin/form/use-drafted-form';
import { useReportDirty } from '../../ui/admin/form/use-report-dirty';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { useVersionedSave } from '../../ui/admin/form/use-versioned-save';
import { useToast } from '../../ui/Toast';
import { useGetPayoutSettingsQuery } from '../../api/api';
import { requestPath } from '../paths';
import { AcceptDialog } from './AcceptDialog';
import { ChefInquiries } from './ChefInquiries';
import type { KnownOfAsking } from './inquiry-text';
import { comparisonOf, textOf } from './offer-comparison';
import { UNDECIDED } from './offer-labels';
import { OfferFields } from './OfferFields';
import { formOf, JUDGED_WITH, OFFER_FIELDS, valuesOf, type OfferValues } from './offer-values';
import { SendDialog } from './SendDialog';
import { useNames } from './use-names';
import { usedOf, useUsedInquiry } from './use-used-inquiry';

/** Hundredths of a percent in the whole. */
const PARTS = 10_000;

/** What a chef gets of a total after the company's commission; undefined where neither is known. */
function useUsualPay(total: number): number | undefined {
  const { data } = useGetPayoutSettingsQuery(undefined, { skip: total <= 0 });
  const commission = data?.data.commission ?? null;
  if (commission === null || total <= 0) return undefined;
  return total - Math.round((total * Math.round(commission * 100)) / PARTS);
}

/** What follows a save: nothing, the way to the client, or the note that the client said yes to a change already. */
type Next = 'stay' | 'send' | 'accept';

interface DraftOfferProps {
  offer: OfferPageDto;
  /** Why it cannot be saved any more: somebody else deleted or sent it meanwhile. */
  over?: string;
  onDirty: (dirty: boolean) => void;
}

const readingOf = (offer: OfferPageDto) => ({ values: valuesOf(offer), version: offer.version });

/** What the stored draft says already of a question to chefs. */
const knownOf = ({ chef, day, starts_at, minutes, guests, commune, menus }: OfferPageDto): KnownOfAsking => ({
  chef_ids: chef ? [chef.id] : [],
  ...(day && { day }),
  ...(starts_at && { starts_at }),
  minutes,
  ...(guests !== null && { guests }),
  ...(commune && { commune }),
  menu: menus.map(({ dish_name }) => dish_name).join(' · '),
});

/** A draft: what it says, what stands in its way, and the way to the client. */
export function DraftOffer({ offer, over, onDirty }: DraftOfferProps) {
  const { id } = offer;
  const isChange = offer.revision > 1;
  const navigate = useNavigate();
  const calls = useRowCall();
  const usualPay = useUsualPay(offer.total);
  const [updateOffer] = useUpdateOfferMutation();
  const [deleteOffer] = useDeleteOfferMutation();
  const { refetch } = useGetOfferQuery({ id });
  const [gone, setGone] = useState(false);
  const [asking, setAsking] = useState<'send' | 'accept' | 'delete' | 'discard'>();
  const [next, setNext] = useState<Next>('stay');
  /** The same for the save that is under way, which begins before it is drawn. */
  const wanted = useRef(next);
  const [opened, setOpened] = useState(() => readingOf(offer));
  const { names, learn } = useNames(offer);
  const comparison = useMemo(() => comparisonOf(names), [names]);
  const versioned = useVersionedSave({
    comparison,
    opened,
    read: async () => {
      const { data: theirs } = await refetch().unwrap();
      learn(theirs);
      return theirs.state === 'borrador' ? readingOf(theirs) : null;
    },
    write: async (values: OfferValues, { version }, stored) => {
      const answer = await updateOffer({ id, updateOfferDto: formOf(values, version) }).unwrap();
      stored({ values: valuesOf(answer.data), version: answer.data.version }, values);
      return answer;
    },
  });
  const {
    form,
    dirty,
    busy: saving,
    problem,
    onChanged,
    settle,
    submit,
    draft,
  } = useDraftedForm<OfferValues>({
    fields: OFFER_FIELDS,
    save: (values) => versioned.save(values, (shown) => form.setFieldsValue(shown)),
    onSaved: () => void review(wanted.current),
    draft: { name: `Cotización/${id}`, base: opened.values },
  });
  const toast = useToast();
  const [reviewing, setReviewing] = useState(false);
  const busy = saving || reviewing;
  /** Marks all that the draft lacks, or leads on to the client. */
  async function review(what: Next): Promise<void> {
    if (what === 'stay') return;
    setReviewing(true);
    const { data: read } = await refetch();
    // A field takes the focus once it is enabled.
    flushSync(() => setReviewing(false));
    const lacks = read?.data.lacks ?? [];
    const [first, ...others] = OFFER_FIELDS.flatMap((name) => {
      const errors = lacks.filter(({ field }) => field === name).map(({ msg }) => msg);
      return errors.length > 0 ? [{ name, errors }] : [];
    });
    if (!first) return setAsking(what);
    form.setFields([first, ...others]);
    form.scrollToField(first.name, { block: 'center', focus: true });
    toast.error('Falta completar la cotización antes de enviarla.');
  }
  useReportDirty(dirty && !gone, onDirty);
  // What a colleague saved is shown, unless something is being written over it: then the save asks.
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });
  useEffect(() => {
    // An answer that was on its way while one saved is older than what one saved.
    if (dirty || over || offer.version <= opened.version) return;
    const reading = readingOf(latest.current);
    setOpened(reading);
    form.setFieldsValue(reading.values);
  }, [dirty, form, offer.version, opened.version, over]);

  const [inquiring, setInquiring] = useState(false);
  const latestChange = useRef(onChanged);
  useEffect(() => {
    latestChange.current = onChanged;
  });
  const use = useCallback(
    (inquiry: ChefInquiryDto) => {
      form.setFieldsValue(usedOf(inquiry, form.getFieldsValue()));
      latestChange.current();
    },
    [form],
  );
  useUsedInquiry(offer.request_id, use);

  const press = async (what: Next) => {
    setNext(what);
    wanted.current = what;
    if (what !== 'stay' && !dirty) await review(what);
    else await submit();
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
      {isChange && (
        <p className="offers-note">
          Cambio de {offer.replaces}: empieza como lo acordado. Corrige lo que cambia; mientras el cliente no diga que
          sí, todo sigue como estaba.
        </p>
      )}
      {offer.replaces && !isChange && (
        <p className="offers-note">Nueva versión de {offer.replaces}: la reemplaza cuando la envíes.</p>
      )}
      {offer.warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} className="offers-alert" />
      ))}
      {!over && (
        <ChefInquiries
          requestId={offer.request_id}
          mayAsk={
            (isChange || UNDECIDED.includes(offer.request_state)) &&
            offer.no_mail !== 'blocked' &&
            offer.no_mail !== 'erased'
          }
          known={{ ...knownOf(offer), ...(usualPay && { pay: usualPay }) }}
          noMail={offer.no_mail}
          onDirty={setInquiring}
          onUse={use}
        />
      )}
      <Form<OfferValues>
        form={form}
        className="offer-form"
        layout="vertical"
        disabled={busy}
        initialValues={opened.values}
        onValuesChange={(changed: Partial<OfferValues>) => {
          const judged = JUDGED_WITH.filter(([name]) => name in changed).map(([, other]) => other);
          form.setFields(judged.map((name) => ({ name, errors: [] })));
          onChanged();
        }}
        noValidate
      >
        <OfferFields offer={offer} onNames={learn} />
        {problem && !over && <Alert type="error" showIcon title={problem} className="offers-alert" />}
        {over ? (
          <div className="offer-foot">
            <Unsaveable why={over} text={() => textOf(form.getFieldsValue(), names)} />
            <Button type="text" size="small" danger onClick={() => setAsking('discard')}>
              Descartar lo que escribí
            </Button>
          </div>
        ) : (
          <div className="offer-foot">
            <SaveButton
              type="primary"
              htmlType="button"
              busy={busy && next === 'send'}
              disabled={busy}
              onSave={() => press('send')}
            >
              {isChange ? 'Pedir confirmación' : 'Revisar y enviar'}
            </SaveButton>
            {isChange && (
              <SaveButton
                htmlType="button"
                busy={busy && next === 'accept'}
                disabled={busy}
                onSave={() => press('accept')}
              >
                El cliente ya dijo que sí
              </SaveButton>
            )}
            <SaveButton htmlType="button" busy={busy && next === 'stay'} disabled={busy} onSave={() => press('stay')}>
              Guardar borrador
            </SaveButton>
            <Button type="text" danger disabled={busy} onClick={() => setAsking('delete')}>
              {isChange ? 'Descartar el cambio' : 'Eliminar borrador'}
            </Button>
          </div>
        )}
      </Form>
      {asking === 'send' && (
        <SendDialog
          offerId={id}
          version={versioned.known()?.version ?? offer.version}
          onRefused={(errors) => form.setFields(errors)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'accept' && (
        <AcceptDialog
          offer={offer}
          version={versioned.known()?.version ?? offer.version}
          onClose={() => setAsking(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={isChange ? '¿Desea descartar el cambio?' : '¿Desea eliminar el borrador?'}
        stayLabel="Cancelar"
        goLabel="Si, Eliminar"
        danger
        busy={calls.isBusy(id)}
        onStay={() => setAsking(undefined)}
        onGo={() => void remove()}
      >
        {isChange && 'Sigue en pie lo acordado. '}El cliente no lo ha visto. La eliminación no se puede revertir.
      </ConfirmDialog>
      <DiscardQuestion open={asking === 'discard'} onStay={() => setAsking(undefined)} onGo={settle} />
      <ConflictDialog differences={versioned.differences} onChoose={versioned.choose} onBack={versioned.back} />
      <DraftDialog draft={draft.offered} onRecover={() => void draft.recover()} onDiscard={draft.discard} />
      <LeaveQuestion dirty={(dirty || inquiring) && !gone} />
    </>
  );
}
