import { api, type ShownTextDto } from '../../api/on-need.generated';
import { read } from '../../app/page-loader';
import type { AppStore } from '../../app/store';

/** Reads the texts of a page. */
export async function readTexts(store: AppStore, ...texts: ShownTextDto['text'][]): Promise<void> {
  await Promise.all(texts.map((text) => read(store, api.endpoints.getShownText.initiate({ text }))));
}
