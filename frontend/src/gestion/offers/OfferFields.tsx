import { Button, Form, Input, Select } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import {
  useGetOfferTextsQuery,
  useGetPayTermsQuery,
  useUpdateOfferTextsMutation,
  type OfferPageDto,
} from '../../api/generated';
import { ChefSelect } from '../../ui/admin/field/ChefSelect';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { counted } from '../../ui/format';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { KnownChef } from '../../ui/admin/field/known-chef';
import { NumberField } from '../../ui/admin/field/NumberField';
import { CHOOSE_CHEF } from './ChangeButtons';
import { MenuRestrictions } from './MenuRestrictions';
import { LineFields } from './LineFields';
import { LENGTHS, longDay } from './offer-labels';
import type { OfferValues } from './offer-values';
import { useChefPrice } from './use-chef-price';
import type { Naming } from './use-names';

const { Field, TextField, DayField } = fieldsOf('UpdateOfferDto');

interface OfferFieldsProps {
  offer: OfferPageDto;
  /** Hears what the chosen chef and their experiences are called. */
  onNames: (naming: Naming) => void;
}

/** Everything that a draft says. */
export function OfferFields({ offer, onNames }: OfferFieldsProps) {
  const form = Form.useFormInstance<OfferValues>();
  const chefId = Form.useWatch('chef_id', form);
  const chef = useChefPrice(chefId);
  const { name, menus } = chef;
  const isChange = offer.revision > 1;
  const place = offer.compared?.find(({ field }) => field === 'place')?.before;
  const { hash } = useLocation();
  useEffect(() => {
    if (!chefId || !name) return;
    const named = menus.map(({ id, dish_name }) => ({ proposal_id: id, dish_name }));
    onNames({ chef: { id: chefId, chef_name: name }, menus: named });
  }, [chefId, name, menus, onNames]);
  return (
    <>
      <fieldset>
        <legend>La mesa</legend>
        <div className="cols">
          <KnownChef value={offer.chef && { id: offer.chef.id, name: offer.chef.chef_name }}>
            <Field name="chef_id" label="Chef" marked normalize={(id?: number) => id ?? null}>
              <ChefSelect active allowClear placeholder="Elige al chef" autoFocus={hash === CHOOSE_CHEF} />
            </Field>
          </KnownChef>
          <Field name="proposal_ids" label="Experiencias" required={false} insteadRules={[]}>
            <Select
              mode="multiple"
              maxCount={4}
              options={chef.menus.map(({ id, dish_name: label }) => ({ value: id, label }))}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={chef.name ? 'Menú a convenir' : 'Elige primero al chef'}
            />
          </Field>
        </div>
        <MenuRestrictions offer={offer} menus={menus} />
        {isChange && (
          <p className="offers-note">
            {longDay(offer.day)}, {offer.starts_at}&nbsp;h. El día y la hora se cambian en la velada, con «Cambiar
            fecha».
          </p>
        )}
        <div className="cols offer-when">
          <div hidden={isChange}>
            <DayField name="day" label="Día" marked />
          </div>
          <div hidden={isChange}>
            <Field name="starts_at" label="Hora" marked>
              <Input type="time" />
            </Field>
          </div>
          <Field name="minutes" label="Duración">
            <Select options={LENGTHS} />
          </Field>
          <Field name="guests" label="Invitados" marked>
            <NumberField />
          </Field>
        </div>
        <div className="cols">
          <TextField name="commune" label="Comuna" marked />
          <TextField
            name="address"
            label="Dirección"
            extra={place && `Vacía, sigue la de la velada: ${place}. En otra comuna se pide una nueva.`}
          />
        </div>
      </fieldset>
      <LineFields chef={chef} />
      <fieldset>
        <legend>Las condiciones</legend>
        <TextField name="included" label="Qué incluye" rows={3} />
        <TextField name="conditions" label="Condiciones" rows={6} marked />
        <KeepTexts />
        <Reserva />
        <DayField
          name="valid_until"
          label="Vale hasta"
          marked
          className="offer-until"
          extra="Nunca después de la comida."
        />
      </fieldset>
    </>
  );
}

/** The share that is due first, once the company says how it takes money. A draft keeps its own where that is not known. */
function Reserva() {
  const { data, error, refetch } = useGetPayTermsQuery();
  const terms = data?.data;
  if (!terms?.saved)
    return (
      <>
        <Form.Item name="reserva_percent" hidden>
          <Input />
        </Form.Item>
        {error && <LoadingOrError error={error} onRetry={refetch} />}
      </>
    );
  const days = counted(terms.saldo_days, 'día hábil', 'días hábiles');
  return (
    <Field
      name="reserva_percent"
      label="Reserva (%)"
      className="offer-until"
      extra={`Se paga hasta ${counted(terms.reserva_hours, 'hora', 'horas')} después del sí, y el saldo ${days} antes de la velada. Vacía, es el ${terms.reserva_percent} %.`}
    >
      <NumberField placeholder={String(terms.reserva_percent)} />
    </Field>
  );
}

/** Keeps both texts for the offers to come. */
function KeepTexts() {
  const form = Form.useFormInstance<OfferValues>();
  const { data } = useGetOfferTextsQuery();
  const [updateTexts] = useUpdateOfferTextsMutation();
  const calls = useRowCall();
  const conditions = (Form.useWatch('conditions', form) ?? '').trim();
  const included = (Form.useWatch('included', form) ?? '').trim();
  const kept = data?.data;
  if (!kept || !conditions || !included) return null;
  if (kept.conditions === conditions && kept.included === included) return null;
  const offerTextsFieldsDto = { conditions, included, version: kept.version };
  return (
    <Button
      type="link"
      size="small"
      className="offer-keep"
      disabled={calls.isBusy('texts')}
      onClick={() => void calls.run('texts', () => updateTexts({ offerTextsFieldsDto }).unwrap())}
    >
      Empezar las próximas cotizaciones con estos textos
    </Button>
  );
}
