import { messageOf } from '../../api/error-text';
import { api } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { linkOf, refusedOrGone } from '../answer-form';
import { textOf } from '../form-text';

/** Why a receipt was not noted. */
export interface RefusedReceipt {
  failure: string;
}

/** Takes 'Recibida' on the server, for the version that was read, and leads back to the page. */
export async function takeReceipt(store: AppStore, request: Request) {
  const { pathname, token } = linkOf(request);
  const sequence = Number(textOf(await request.formData(), 'version') || NaN);
  const { error } = await store.dispatch(
    api.endpoints.receiveEventSheet.initiate({ token, receiveSheetDto: { sequence } }),
  );
  return error ? refusedOrGone<RefusedReceipt>({ failure: messageOf(error) }, error) : redirect(pathname, 303);
}
