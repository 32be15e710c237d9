import { data } from 'react-router-dom';
import { messageOf, statusOf } from '../../api/error-text';
import { api } from '../../api/link.generated';
import { notFound, redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { textOf } from '../form-text';

/** Why a receipt was not noted. */
export interface RefusedReceipt {
  failure: string;
}

/** Takes 'Recibida' on the server, for the version that was read, and leads back to the page. */
export async function takeReceipt(store: AppStore, request: Request) {
  const { pathname } = new URL(request.url);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  const sequence = Number(textOf(await request.formData(), 'version') || NaN);
  const { error } = await store.dispatch(
    api.endpoints.receiveEventSheet.initiate({ token, receiveSheetDto: { sequence } }),
  );
  if (!error) return redirect(pathname, 303);
  const status = statusOf(error);
  if (status === 404) throw notFound();
  return data<RefusedReceipt>({ failure: messageOf(error) }, { status: status && status < 500 ? status : 503 });
}
