import { useMemo } from 'react';

import { useListReplyTextsQuery, type ReplyTextDto } from '../../api/generated';
import { CutLink } from '../../ui/admin/feedback/CutText';
import type { ListCall, ListDefinition } from '../../ui/admin/list/list';
import { useRecordLink } from '../../ui/admin/form/record-address';
import { arranged, type RepliesAsked } from './arrange';

function Name({ text: { id, name } }: { text: ReplyTextDto }) {
  const link = useRecordLink();
  return (
    <strong className="reply-name">
      <CutLink {...link(id)}>{name}</CutLink>
    </strong>
  );
}

/** A page of what is asked for: the server sends the whole list, which has a handful of texts. */
const call: ListCall<RepliesAsked, ReplyTextDto> = {
  useQuery: (asked, options) => {
    const { currentData, ...read } = useListReplyTextsQuery(undefined, options);
    const { search, sort, page, perPage } = asked;
    const found = useMemo(
      () => currentData && arranged(currentData.data, { search, sort, page, perPage }),
      [currentData, page, perPage, search, sort],
    );
    return { ...read, currentData: found };
  },
};

/** The texts by name, each to be read whole: that is what one chooses by. */
export const replyList: ListDefinition<ReplyTextDto, RepliesAsked> = {
  call,
  noun: ['texto', 'textos'],
  searchLabel: 'Buscar por nombre o texto',
  noMatch: 'Ningún texto coincide con lo que buscas.',
  none: 'Aún no hay textos de respuesta. Crea el primero.',
  order: 'name',
  filters: {},
  columns: [
    { label: 'Nombre', sort: 'name', cell: (text) => <Name text={text} /> },
    { label: 'Texto', cell: ({ text }) => <span className="reply-text">{text}</span> },
  ],
};
