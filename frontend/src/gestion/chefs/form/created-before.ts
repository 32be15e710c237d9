import { statusOf } from '../../../api/error-text';
import { api, type AdminChefDto } from '../../../api/generated';
import type { AppDispatch } from '../../../app/store';
import type { ChefValues } from './chef-values';

/** Whether a call that failed may have been carried out all the same: no answer came, or only a broken one. */
export function mayBeStored(reason: unknown): boolean {
  const status = statusOf(reason);
  return status === undefined || status >= 500;
}

/**
 * The chef that an unanswered creation left behind, if it did: the portrait was uploaded in this form, so nobody else's
 * chef can have it. Pressing again then goes on with it instead of creating a second one.
 */
export async function createdBefore(dispatch: AppDispatch, values: ChefValues): Promise<AdminChefDto | undefined> {
  const once = { forceRefetch: true, subscribe: false };
  const search = values.email.trim();
  const list = await dispatch(api.endpoints.listChefs.initiate({ search, page: 1, perPage: 100 }, once)).unwrap();
  const row = list.data.find(({ profile_image: image }) => image.id === values.profile_image?.id);
  return row && (await dispatch(api.endpoints.getChef.initiate({ id: row.id }, once)).unwrap()).data;
}
