import type { ReplyTextDto } from '../../api/generated';
import { plainText } from '../../ui/plain-text';

/** What the list of texts is asked for. */
export interface RepliesAsked {
  search?: string;
  sort?: 'name' | '-name';
  page?: number;
  perPage?: number;
}

/** A page of the texts asked for, in their order, and how many there are in all. */
export function arranged(texts: ReplyTextDto[], { search = '', sort, page = 1, perPage = texts.length }: RepliesAsked) {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = texts.filter(({ name, text }) => {
    const written = plainText(`${name} ${text}`);
    return words.every((word) => written.includes(word));
  });
  // The server has them by name.
  if (sort === '-name') found.reverse();
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}
