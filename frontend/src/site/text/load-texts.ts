import { api, type ShownTextDto } from '../../api/public.generated';
import { read, readAll } from '../../store/page-loader';
import type { AppStore } from '../../store/store';

/** Reads the texts of a page. */
export const readTexts = (store: AppStore, ...texts: ShownTextDto['text'][]): Promise<null> =>
  readAll(...texts.map((text) => read(store, api.endpoints.getShownText, { text })));
