import { Button, Form, type FormListFieldData, type FormRule } from 'antd';
import type { ReactNode } from 'react';

import { limitsOf, rulesFor, type SentField } from '../../api/rules';
import { PriceField } from '../../ui/admin/field/PriceField';
import { NumberField } from '../../ui/admin/field/NumberField';
import { TextInput } from '../../ui/admin/field/TextInput';
import { clp } from '../../ui/format';
import { Icon } from '../../ui/Icon';
import type { ChefPrice } from './use-chef-price';
import { totalOf } from './offer-labels';
import type { LineValues, OfferValues } from './offer-values';
import { useLineFocus } from './use-line-focus';

const WORDS = limitsOf('OfferLineFieldsDto', 'description');
const MOST_LINES = limitsOf('UpdateOfferDto', 'lines').maxItems ?? 20;

const NEW_LINE: LineValues = { description: '', quantity: 1, unit_price: null };
const NEW_DISCOUNT: LineValues = { description: 'Descuento', quantity: 1, unit_price: null, discount: true };

/** A discount is written as one says it: '20000' takes 20.000 away. Otherwise it would be added to what the client pays. */
const signed = (price: number | null, { discount }: Partial<LineValues> = {}) =>
  discount && price !== null && price > 0 ? -price : price;

/** The contract's rules, with a sentence of its own for what is missing. */
const rulesOf = (field: SentField<'OfferLineFieldsDto'>, missing: string): FormRule[] => [
  { required: true, message: missing },
  ...rulesFor('OfferLineFieldsDto', field).filter(({ required }) => !required),
];
const QUANTITY_RULES = rulesOf('quantity', 'Indica cuántos.');
const PRICE_RULES = rulesOf('unit_price', 'Escribe el precio.');

/** While a number is typed, it is not yet wrong: '-' is on its way to '-20.000'. In milliseconds. */
const PAUSE_MS = 600;

/** The lines of a draft with what each costs, and the sum as it is typed. */
export function LineFields({ chef }: { chef: ChefPrice }) {
  return (
    <Form.List name="lines">
      {(fields, { add, remove }, { errors }) => (
        <Lines chef={chef} fields={fields} onAdd={add} onRemove={remove}>
          <Form.ErrorList errors={errors} />
        </Lines>
      )}
    </Form.List>
  );
}

interface LinesProps {
  chef: ChefPrice;
  fields: FormListFieldData[];
  onAdd: (line: LineValues) => void;
  onRemove: (index: number) => void;
  /** What is wrong with them together. */
  children: ReactNode;
}

function Lines({ chef, fields, onAdd, onRemove, children }: LinesProps) {
  const form = Form.useFormInstance<OfferValues>();
  const full = fields.length >= MOST_LINES;
  const { box, toNew, toAdd } = useLineFocus(fields.length);
  const add = (line: LineValues, field: 'description' | 'unit_price') => {
    toNew(field);
    onAdd(line);
  };
  const remove = (index: number) => {
    toAdd();
    onRemove(index);
  };
  return (
    // What is wrong with the lines together brings the focus here.
    <fieldset className="offer-lines" ref={box} id="lines" tabIndex={-1}>
      <legend>Precio</legend>
      {fields.map(({ key, name }) => (
        <div key={key} className="offer-line">
          <Form.Item
            name={[name, 'description']}
            label="Detalle"
            rules={[{ required: true, whitespace: true, message: 'Escribe qué se cobra.' }]}
          >
            <TextInput max={WORDS.maxLength} />
          </Form.Item>
          <Form.Item
            name={[name, 'quantity']}
            label="Cantidad"
            rules={QUANTITY_RULES}
            validateFirst
            validateDebounce={PAUSE_MS}
          >
            <NumberField />
          </Form.Item>
          <Form.Item
            name={[name, 'unit_price']}
            label="Precio unitario"
            rules={PRICE_RULES}
            normalize={(price: number | null) => signed(price, form.getFieldValue(['lines', name]) as LineValues)}
            validateFirst
            validateDebounce={PAUSE_MS}
          >
            <PriceField />
          </Form.Item>
          <LineSum name={name} />
          <Button
            type="text"
            aria-label={`Quitar la línea ${name + 1}`}
            icon={<Icon name="close" className="g-icon" />}
            onClick={() => remove(name)}
          />
        </div>
      ))}
      <div className="offer-lines-foot">
        <Button size="small" disabled={full} onClick={() => add(NEW_LINE, 'description')}>
          Agregar línea
        </Button>
        <FromChef chef={chef} full={full} onAdd={(line) => add(line, 'description')} />
        <Button size="small" disabled={full} onClick={() => add(NEW_DISCOUNT, 'unit_price')}>
          Agregar descuento
        </Button>
      </div>
      {children}
      <Total />
    </fieldset>
  );
}

/** 'Desde el chef': their price for each guest, as a line. */
function FromChef({ chef, full, onAdd }: { chef: ChefPrice; full: boolean; onAdd: (line: LineValues) => void }) {
  const guests = Form.useWatch('guests', Form.useFormInstance<OfferValues>());
  if (!chef.price) return null;
  const quantity = Number(guests ?? 0) || 1;
  return (
    <Button
      size="small"
      disabled={full}
      onClick={() => onAdd({ description: `${chef.name}, por persona`, quantity, unit_price: chef.price })}
    >
      Desde el chef ({clp(chef.price ?? 0)} × {quantity})
    </Button>
  );
}

function LineSum({ name }: { name: number }) {
  const line = Form.useWatch(['lines', name], Form.useFormInstance<OfferValues>());
  return <output className="offer-line-sum">{clp(totalOf([line]))}</output>;
}

/** The sum of the lines, in the same whole numbers as the server's. */
function Total() {
  const form = Form.useFormInstance<OfferValues>();
  const lines = Form.useWatch('lines', form) ?? [];
  const guests = Number(Form.useWatch('guests', form) ?? 0);
  const total = totalOf(lines);
  return (
    <p className="offer-total" aria-live="polite">
      <span>Total, impuestos incluidos</span> <strong>{clp(total)}</strong>
      {guests > 0 && <span>{clp(Math.round(total / guests))} por persona</span>}
    </p>
  );
}
