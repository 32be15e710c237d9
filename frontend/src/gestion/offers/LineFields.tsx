import { Button, Form, Input, InputNumber } from 'antd';

import { limitsOf } from '../../api/rules';
import { countOf } from '../../ui/admin/contract-fields';
import { clp } from '../../ui/format';
import type { ChefPrice } from './use-chef-price';
import { totalOf } from './offer-labels';
import type { LineValues, OfferValues } from './offer-values';

const WORDS = limitsOf('OfferLineFieldsDto', 'description');
const QUANTITY = limitsOf('OfferLineFieldsDto', 'quantity');
const PRICE = limitsOf('OfferLineFieldsDto', 'unit_price');
const MOST_LINES = limitsOf('UpdateOfferDto', 'lines').maxItems ?? 20;

/** Points between the thousands while they are typed; what was pasted with a $ counts too. */
const grouped = (value: number | string | undefined): string => String(value ?? '').replace(/\B(?=(\d{3})+$)/g, '.');
const ungrouped = (text: string | undefined): number => Number((text ?? '').replaceAll(/[^\d-]/g, ''));

const NEW_LINE: LineValues = { description: '', quantity: 1, unit_price: null };

/** The lines of a draft with what each costs, and the sum as it is typed. */
export function LineFields({ chef }: { chef: ChefPrice }) {
  return (
    <Form.List name="lines">
      {(fields, { add, remove }, { errors }) => (
        <fieldset className="offer-lines">
          <legend>Precio</legend>
          {fields.map(({ key, name }) => (
            <div key={key} className="offer-line">
              <Form.Item
                name={[name, 'description']}
                label="Detalle"
                rules={[{ required: true, whitespace: true, message: 'Escribe qué se cobra.' }]}
              >
                <Input count={countOf(WORDS.maxLength)} autoComplete="off" />
              </Form.Item>
              <Form.Item
                name={[name, 'quantity']}
                label="Cantidad"
                rules={[{ required: true, message: 'Indica cuántos.' }]}
              >
                <InputNumber min={QUANTITY.minimum} max={QUANTITY.maximum} precision={0} controls={false} />
              </Form.Item>
              <Form.Item
                name={[name, 'unit_price']}
                label="Precio unitario"
                rules={[{ required: true, message: 'Escribe el precio.' }]}
              >
                <InputNumber<number>
                  prefix="$"
                  precision={0}
                  controls={false}
                  min={PRICE.minimum}
                  max={PRICE.maximum}
                  formatter={grouped}
                  parser={ungrouped}
                />
              </Form.Item>
              <LineSum name={name} />
              <Button type="text" aria-label={`Quitar la línea ${name + 1}`} onClick={() => remove(name)}>
                ×
              </Button>
            </div>
          ))}
          <div className="offer-lines-foot">
            <Button size="small" disabled={fields.length >= MOST_LINES} onClick={() => add(NEW_LINE)}>
              Agregar línea
            </Button>
            <FromChef chef={chef} full={fields.length >= MOST_LINES} onAdd={add} />
            <Button
              size="small"
              disabled={fields.length >= MOST_LINES}
              onClick={() => add({ description: 'Descuento', quantity: 1, unit_price: null })}
            >
              Agregar descuento
            </Button>
          </div>
          <Form.ErrorList errors={errors} />
          <Total />
        </fieldset>
      )}
    </Form.List>
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
