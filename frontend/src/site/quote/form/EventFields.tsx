import type { ReactNode } from 'react';
import { QUOTE_KIND_NAMES } from '../../../api/page-values.generated';
import { REPLY_NAMES } from '../../../api/quote-names.generated';
import { useListCitiesQuery, type ChoiceDto } from '../../../api/public.generated';
import { meantBy } from '../../choices';
import { Field } from '../../../ui/Field';
import type { FormFields } from './fields';
import { OTHER_CITY } from './quote-values';

export function CommuneField({ of, control }: FormFields) {
  const cities = useListCitiesQuery({ scope: 'quotes' }).data?.data ?? [];
  return (
    <Field {...of('city_id')} label="Comuna" optional>
      {(props) => (
        // Created again when the communes arrive, so that a commune chosen before is selected again.
        <select key={cities.length} {...props} {...begunWith(control('city_id'), cities)}>
          <option value="">Elige una comuna</option>
          {cities.map((city) => (
            <option key={city.id} value={city.id}>
              {city.name}
            </option>
          ))}
          <option value={OTHER_CITY}>Otra</option>
        </select>
      )}
    </Field>
  );
}

/** A commune that was chosen before may have gone into another one since. */
function begunWith<Control extends { defaultValue?: string }>(control: Control, cities: readonly ChoiceDto[]): Control {
  const meant = meantBy(Number(control.defaultValue), cities);
  return meant ? { ...control, defaultValue: String(meant.id) } : control;
}

/** How the client wants to be answered. By mail no phone is needed. */
export function ReplyField({ of, control }: FormFields) {
  return (
    <Field {...of('reply_by')} label="¿Cómo te respondemos?">
      {(props) => (
        <select {...props} {...control('reply_by')}>
          {Object.entries(REPLY_NAMES).map(([way, name]) => (
            <option key={way} value={way}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function BudgetField({ of, control }: FormFields) {
  return (
    <Field {...of('budget_per_person')} label="Presupuesto por persona" optional>
      {(props) => (
        // Not a number: a browser would read '45.000' as 45.
        <input
          {...props}
          {...control('budget_per_person')}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="$45.000"
        />
      )}
    </Field>
  );
}

interface WhatFieldsProps extends FormFields {
  /** Whether the chosen kind is a question, which needs no number of people. */
  isQuestion: boolean;
  /** The last day that can be chosen, once the form's limits are known. */
  lastDay: string | undefined;
  notice: ReactNode;
}

/** What is asked for, when, and for how many people. */
export function WhatFields({ of, control, isQuestion, lastDay, notice }: WhatFieldsProps) {
  return (
    <div className="quote-form__what">
      <Field {...of('kind')} label="¿Qué te gustaría hacer?">
        {(props) => (
          <select {...props} {...control('kind')} required>
            <option value="">Elige una opción</option>
            {Object.entries(QUOTE_KIND_NAMES).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...of('event_date')} label="Fecha" optional>
        {(props) => <input {...props} {...control('event_date')} type="date" max={lastDay} />}
      </Field>
      <Field {...of('guests')} label="Invitados" optional={isQuestion} notice={notice}>
        {(props) => (
          // Not `required`: without scripts the attribute would stay when another kind is chosen. Not a number either: a
          // browser would drop the comma of '8,5' and show, and send, 85.
          <input
            {...props}
            {...control('guests')}
            aria-required={!isQuestion || undefined}
            type="text"
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
    </div>
  );
}
