import type { PageAnswers } from '../../api/answers';
import type { ShownTextDto } from '../../api/on-need.generated';

/** Reads the texts of a page. */
export async function readTexts(store: PageAnswers, ...texts: ShownTextDto['text'][]): Promise<void> {
  await Promise.all(texts.map((text) => store.read('getShownText', { text })));
}
