import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Block, Inline, Paragraph, PartName, Said, TextMark } from './document';

export interface ProseProps {
  blocks: readonly Block[];
  said?: Said;
  /** What the page draws where the text places it. */
  parts?: Partial<Record<PartName, ReactNode>>;
  /** Lists without marks are announced as lists. */
  listRole?: 'list';
  /** Shows a paragraph that is a link and nothing else. */
  lone?: (words: string, href: string) => ReactNode;
}

/** The blocks of a text, in the markup of the site. */
export function Prose({ blocks, said = {}, parts = {}, listRole, lone }: ProseProps): ReactNode {
  return createElement(
    Fragment,
    null,
    ...blocks.map((block) => {
      switch (block.type) {
        case 'paragraph': {
          const link = lone && loneLink(block);
          if (link) return lone(link.text, link.href);
          const className = block.attrs?.note ? 'long-text__note' : undefined;
          return createElement('p', { className }, ...words(block.content, said));
        }
        case 'heading':
          return createElement('h3', null, ...words(block.content, said));
        case 'part':
          return parts[block.attrs.name];
        default: {
          const entries = block.content.map(({ content }) => createElement('li', null, ...entry(content, said)));
          return createElement(block.type === 'bulletList' ? 'ul' : 'ol', { role: listRole }, ...entries);
        }
      }
    }),
  );
}

/** An entry with one paragraph is its words alone. */
function entry(paragraphs: readonly Paragraph[], said: Said): ReactNode[] {
  const [first, ...more] = paragraphs;
  if (more.length === 0) return words(first?.content, said);
  return paragraphs.map(({ content }) => createElement('p', null, ...words(content, said)));
}

function loneLink({ content = [] }: Paragraph): { text: string; href: string } | undefined {
  const [only, ...others] = content;
  const link = only?.type === 'text' && others.length === 0 ? linkOf(only.marks) : undefined;
  return link && only?.type === 'text' ? { text: only.text, href: link } : undefined;
}

/** A run of words that look the same. */
interface Run {
  texts: string[];
  isBold: boolean;
  href: string | undefined;
}

function words(content: readonly Inline[] = [], said: Said): ReactNode[] {
  return runsOf(content, said).flatMap(({ texts, isBold, href }) => {
    if (!isBold && href === undefined) return texts;
    const strong = isBold ? [createElement('strong', null, ...texts)] : texts;
    return href === undefined ? strong : [linked(href, strong)];
  });
}

function runsOf(content: readonly Inline[], said: Said): Run[] {
  const runs: Run[] = [];
  let isFilled = false;
  for (const one of content) {
    const isBold = one.marks?.some(({ type }) => type === 'bold') ?? false;
    const href = linkOf(one.marks);
    const text = one.type === 'text' ? one.text : (said[one.attrs.name] ?? '');
    const last = runs.at(-1);
    const isSame = last?.isBold === isBold && last.href === href;
    // What the page fills in is one text with the words around it.
    if (last && isSame && (isFilled || one.type === 'value')) last.texts[last.texts.length - 1] += text;
    else if (last && isSame) last.texts.push(text);
    else runs.push({ texts: [text], isBold, href });
    isFilled = one.type === 'value';
  }
  return runs;
}

const linkOf = (marks: readonly TextMark[] = []): string | undefined =>
  marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0];

function linked(href: string, children: ReactNode[]): ReactNode {
  if (href.startsWith('/')) return createElement(Link, { to: href }, ...children);
  const elsewhere = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return createElement('a', { href, ...elsewhere }, ...children);
}
