import { data } from 'react-router-dom';
import { api } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { linkOf, problemsOf, refused } from '../answer-form';
import { textOf } from '../form-text';
import { noteErased } from './erased';
import { savedNow } from './saved';

/** What the page shows of a form that was sent to it. */
export interface TakenForm {
  /** Everything was erased. */
  erased?: boolean;
  /** The form that was refused, by its name. */
  form?: string;
  /** Why it was refused, by field. The sentence about the whole form stands under ''. */
  problems?: Record<string, string>;
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

/** Takes the page's forms, by their names. Leads back to the page where it is left. */
export async function takeMyRequest(store: AppStore, request: Request) {
  const { pathname, token } = linkOf(request);
  const form = await request.formData();
  const { withdrawMyRequest, eraseMyRequest, cancelMyEvening, restrictMyRequest, completeMyEvening, wishForMyEvening } =
    api.endpoints;
  const action = textOf(form, 'accion');
  /** @param typed what stays in the form that was refused; without it the page's title says what was done */
  const answer = ({ error }: { error?: unknown }, typed?: TakenForm) => {
    if (error) return refused<TakenForm>({ form: action, problems: problemsOf(error), ...typed }, error);
    return redirect(typed ? `${pathname}?${savedNow(action)}` : pathname, 303);
  };
  /** What is empty is asked for here. */
  const lacks = (problems: Record<string, string>, typed: TakenForm) =>
    data<TakenForm>({ form: action, problems, ...typed }, { status: 400 });

  switch (action) {
    case RESTRICT: {
      const text = textOf(form, 'restricciones').trim();
      // An empty field removes nothing: that has a button of its own.
      if (text === '' && form.get('quitar') !== 'si')
        return lacks({ restrictions: 'Escribe qué no pueden comer.' }, { typed: '' });
      const restrictMyRequestDto = {
        restrictions: text || null,
        restrictions_consent: form.get('acepto') === 'si',
        restricted_at: textOf(form, 'visto') || null,
      };
      return answer(await store.dispatch(restrictMyRequest.initiate({ token, restrictMyRequestDto })), { typed: text });
    }
    case COMPLETE: {
      const night = nightOf(form);
      const completeMyEveningDto = { ...sentNight(night), seen: sentNight(nightOf(form, 'visto-')) };
      return answer(await store.dispatch(completeMyEvening.initiate({ token, completeMyEveningDto })), { night });
    }
    case WISH: {
      const wish = textOf(form, 'pedido').trim();
      if (wish === '') return lacks({ wish: 'Escribe qué quieres cambiar.' }, { wish });
      return answer(await store.dispatch(wishForMyEvening.initiate({ token, wishForMyEveningDto: { wish } })), {
        wish,
      });
    }
    case CANCEL: {
      const cancelMyEveningDto = { percent: Number(form.get('porcentaje') ?? NaN) };
      return answer(await store.dispatch(cancelMyEvening.initiate({ token, cancelMyEveningDto })));
    }
    case WITHDRAW:
      return answer(await store.dispatch(withdrawMyRequest.initiate({ token })));
    case ERASE: {
      const sent = await store.dispatch(eraseMyRequest.initiate({ token }));
      if (!sent.data?.data.erased) return answer(sent);
      noteErased(store);
      return data<TakenForm>({ erased: true });
    }
    default:
      return redirect(pathname, 303);
  }
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
