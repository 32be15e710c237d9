import { useListReplyTextsQuery, type ReplyTextDto } from '../../api/generated';
import { CutLink } from '../../ui/admin/feedback/CutText';
import type { ListDefinition } from '../../ui/admin/list/list';
import { useRecordLink } from '../../ui/admin/form/record-address';
import { wholeList, type WholeAsked } from '../../ui/admin/list/whole-list';

function Name({ text: { id, name } }: { text: ReplyTextDto }) {
  const link = useRecordLink();
  return (
    <strong className="reply-name">
      <CutLink {...link(id)}>{name}</CutLink>
    </strong>
  );
}

/** The texts by name, each to be read whole: that is what one chooses by. */
export const replyList: ListDefinition<ReplyTextDto, WholeAsked<'name'>> = {
  call: wholeList({
    useRows: (options) => useListReplyTextsQuery(undefined, options),
    textOf: ({ name, text }) => `${name} ${text}`,
  }),
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
