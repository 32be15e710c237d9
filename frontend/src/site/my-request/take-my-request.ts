import { data } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../api/error-text';
import { api } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { textOf } from '../form-text';
import { noteErased } from './erased';

/** What the page shows of a form that was sent to it. */
export interface TakenForm {
  /** Everything was erased. */
  erased?: boolean;
  /** Why nothing was done. */
  failure?: string;
  /** What was typed about what guests cannot eat, where it was refused. */
  typed?: string;
  /** What was typed of the data for that night, where it was refused. */
  night?: TypedNight;
  /** The wish that was refused. */
  wish?: string;
}

/** The data for that night as they were typed. */
export interface TypedNight {
  address: string;
  contact_name: string;
  contact_phone: string;
}

/** The names of the forms, in the field `accion`. */
export const WITHDRAW = 'retirar';
export const ERASE = 'borrar';
export const CANCEL = 'cancelar';
export const RESTRICT = 'restricciones';
export const COMPLETE = 'esa-noche';
export const WISH = 'pedir';

/** Takes the page's forms: withdraws the request, cancels its evening, notes restrictions and data for that night, takes a wish, or has the client's data erased. Leads back to the page where it is left. */
export async function takeMyRequest(store: AppStore, request: Request) {
  const { pathname } = new URL(request.url);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  const form = await request.formData();
  const action = form.get('accion');
  const { withdrawMyRequest, eraseMyRequest, cancelMyEvening } = api.endpoints;
  if (action === RESTRICT) {
    const written = form.get('restricciones');
    const text = typeof written === 'string' ? written.trim() : '';
    // An empty field removes nothing: that has a button of its own.
    if (text === '' && form.get('quitar') !== 'si')
      return data<TakenForm>({ failure: 'Escribe qué no pueden comer.', typed: '' }, { status: 400 });
    const restrictMyRequestDto = {
      restrictions: text || null,
      restrictions_consent: form.get('acepto') === 'si',
      restricted_at: textOf(form, 'visto') || null,
    };
    const { error } = await store.dispatch(api.endpoints.restrictMyRequest.initiate({ token, restrictMyRequestDto }));
    return error ? refused(error, { typed: text }) : redirect(pathname, 303);
  }
  if (action === COMPLETE) {
    const night = nightOf(form);
    const completeMyEveningDto = { ...sentNight(night), seen: sentNight(nightOf(form, 'visto-')) };
    const { error } = await store.dispatch(api.endpoints.completeMyEvening.initiate({ token, completeMyEveningDto }));
    return error ? refused(error, { night }) : redirect(pathname, 303);
  }
  if (action === WISH) {
    const wish = textOf(form, 'pedido').trim();
    const wishForMyEveningDto = { wish };
    const { error } = await store.dispatch(api.endpoints.wishForMyEvening.initiate({ token, wishForMyEveningDto }));
    return error ? refused(error, { wish }) : redirect(pathname, 303);
  }
  if (action === CANCEL) {
    const cancelMyEveningDto = { percent: Number(form.get('porcentaje') ?? NaN) };
    const { error } = await store.dispatch(cancelMyEvening.initiate({ token, cancelMyEveningDto }));
    return error ? refused(error) : redirect(pathname, 303);
  }
  if (action === WITHDRAW) {
    const { error } = await store.dispatch(withdrawMyRequest.initiate({ token }));
    return error ? refused(error) : redirect(pathname, 303);
  }
  if (action !== ERASE) return redirect(pathname, 303);
  const { data: answer, error } = await store.dispatch(eraseMyRequest.initiate({ token }));
  if (!answer) return refused(error);
  if (!answer.data.erased) return redirect(pathname, 303);
  noteErased(store);
  return data<TakenForm>({ erased: true });
}

/** The data for that night in a form. */
const nightOf = (form: FormData, before: '' | 'visto-' = ''): TypedNight => ({
  address: textOf(form, `${before}direccion`).trim(),
  contact_name: textOf(form, `${before}contacto`).trim(),
  contact_phone: textOf(form, `${before}telefono`).trim(),
});

const sentNight = (night: TypedNight) => ({
  address: night.address || null,
  contact_name: night.contact_name || null,
  contact_phone: night.contact_phone || null,
});

/** The API's refusal with its sentence and status, or 503 when it did not answer. */
function refused(error: unknown, typed: Omit<TakenForm, 'failure' | 'erased'> = {}) {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return data<TakenForm>(
    { failure: fieldErrorsOf(error)[0]?.msg ?? messageOf(error), ...typed },
    { status: typeof status === 'number' && status < 500 ? status : 503 },
  );
}
