import { api, type ShownTextDto } from '../../api/public.generated';
import type { AppStore } from '../../store/store';

const { getShownText } = api.endpoints;

/** Reads the texts of a page. */
export async function readTexts(store: AppStore, ...texts: ShownTextDto['text'][]): Promise<void> {
  await Promise.all(
    texts.map((text) => store.dispatch(getShownText.initiate({ text }, { subscribe: false })).unwrap()),
  );
}
