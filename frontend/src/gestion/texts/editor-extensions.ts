import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';

import type { TextDto, TextPieceDto } from '../../api/generated';
import { isSafeLink } from './safe-link';

/** What stands for a piece while a text is written: its name for people. */
const meaning = (pieces: readonly TextPieceDto[], name: unknown): string =>
  pieces.find((one) => one.name === name)?.means ?? '';

/** A node that stands for a piece that the page fills in or draws. Pasted ones are taken where the text may have them. */
function pieceNode(kind: 'value' | 'part', pieces: readonly TextPieceDto[]) {
  const isInline = kind === 'value';
  const tag = isInline ? 'span' : 'div';
  const own = pieces.filter(({ inline }) => inline === isInline);
  return Node.create({
    name: kind,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: () => ({
      name: {
        default: own[0]?.name ?? '',
        parseHTML: (element) => element.getAttribute('data-piece'),
        renderHTML: ({ name }) => ({ 'data-piece': String(name) }),
      },
    }),
    parseHTML: () => [
      {
        tag: `${tag}[data-piece]`,
        getAttrs: (element) => (own.some(({ name }) => name === element.getAttribute('data-piece')) ? null : false),
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      tag,
      mergeAttributes(HTMLAttributes, { class: `text-piece text-piece--${kind}` }),
      meaning(own, node.attrs['name']),
    ],
    renderText: ({ node }) => meaning(own, node.attrs['name']),
  });
}

/** A link is its address: nothing else of a pasted one is kept, and an address that may not be is no link. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isSafeLink(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer' }), 0],
});

const Boxed = Paragraph.extend({
  addAttributes: () => ({
    note: {
      default: false,
      parseHTML: (element) => element.classList.contains('long-text__note'),
      renderHTML: ({ note }) => (note ? { class: 'long-text__note' } : {}),
    },
  }),
});

/** A section keeps its anchor when its words change. */
const Anchored = Heading.extend({
  content: 'text*',
  marks: '',
  addAttributes: () => ({
    level: { default: 2, rendered: false },
    id: { default: null, rendered: false, parseHTML: () => null },
  }),
});

/** What the editor knows, by what the text may have: what is pasted beyond that is taken as words, or left out. */
export function extensionsFor({ is_rich, has_top, has_sections, pieces }: TextDto): Extensions {
  const levels = [has_top && 1, has_sections && 2, is_rich && 3].filter((level) => level !== false);
  const rich = [Bold, Link, BulletList, OrderedList, ListItem.extend({ content: 'paragraph+' }), ListKeymap];
  return [
    Document,
    Text,
    UndoRedo,
    is_rich ? Boxed : Paragraph,
    ...(levels.length > 0 ? [Anchored.configure({ levels: levels as (1 | 2 | 3)[] })] : []),
    ...(is_rich ? rich : []),
    ...(pieces.some(({ inline }) => inline) ? [pieceNode('value', pieces)] : []),
    ...(pieces.some(({ inline }) => !inline) ? [pieceNode('part', pieces)] : []),
  ];
}
