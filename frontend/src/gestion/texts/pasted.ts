import type { Slice } from '@tiptap/pm/model';

const BLOCKS = 'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, table, blockquote, pre';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The sign of an entry that a word processor wrote as words. */
const BULLET = /^\s*[·•▪‣◦]\s+/;

/**
 * What is pasted, with unknown parts turned into known ones. The row of a table is a line, and a word processor's list
 * is a list. An entry has neither a heading nor a list in it.
 */
export function tidyPasted(html: string): string {
  // A document of its own runs and loads nothing, so nothing of it may come into that of the page.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The inner ones first: what they become is part of a cell of the outer one.
  for (const table of [...body.querySelectorAll('table')].reverse()) table.replaceWith(linesOf(table));
  for (const paragraph of body.querySelectorAll('p')) makeEntry(paragraph);
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.replaceWith(...list.childNodes);
  for (const list of body.querySelectorAll('li > :is(ul, ol)')) liftEntries(list);
  for (const heading of body.querySelectorAll('li :is(h1, h2, h3, h4, h5, h6)')) rename(heading, 'p');
  for (const entry of body.querySelectorAll('li')) if (!saysSomething(entry)) entry.remove();
  return body.innerHTML;
}

/** Whether a picture is among what is pasted. */
export const hasPicture = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').querySelector('img, picture, svg, video') !== null;

/** Whether nothing of what is pasted can stand here: neither words nor what the page fills in. */
export function isNothing({ content }: Slice): boolean {
  let found = false;
  content.descendants((node) => {
    found ||= node.isText ? saysWords(node.text) : node.isAtom;
  });
  return !found;
}

const saysWords = (text = ''): boolean => text.trim() !== '';

const saysSomething = (element: Element): boolean =>
  saysWords(element.textContent) || element.querySelector('[data-piece]') !== null;

/** The rows of a table as lines. A cell that holds more than one line, as in mails, is left as it is. */
function linesOf(table: HTMLTableElement): DocumentFragment {
  const lines = table.ownerDocument.createDocumentFragment();
  for (const { cells } of table.rows) {
    const filled = [...cells].filter(saysSomething);
    if (filled.some((cell) => cell.querySelectorAll(BLOCKS).length > 1 || cell.querySelector(`li, ${HEADINGS}`)))
      lines.append(...filled.map((cell) => rename(cell, 'div')));
    else if (filled.length > 0) lines.append(lineOf(filled, table));
  }
  return lines;
}

function lineOf(cells: Element[], { ownerDocument }: Element): HTMLElement {
  const line = ownerDocument.createElement('p');
  for (const [at, cell] of cells.entries()) {
    for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes);
    if (at > 0) line.append(' · ');
    line.append(...cell.childNodes);
  }
  return line;
}

/** Makes an entry of a list out of a paragraph that a word processor shows as one. */
function makeEntry(paragraph: HTMLElement): void {
  const signs = [...paragraph.querySelectorAll('span')].filter((one) => isStyled(one, /mso-list:\s*ignore/i));
  const isListed = isStyled(paragraph, /mso-list:\s*l\d/i) && signs.length > 0;
  const sign = isListed ? signs.map(({ textContent }) => textContent).join('') : bulletOf(paragraph);
  if (sign === '' || paragraph.closest('li')) return;
  const { ownerDocument } = paragraph;
  const list = ownerDocument.createElement(/^\s*\w+[.)]/.test(sign) ? 'ol' : 'ul');
  for (const one of signs) one.remove();
  if (!isListed) cutStart(paragraph, sign.length);
  const before = paragraph.previousElementSibling;
  const own = before?.tagName === list.tagName ? before : list;
  if (own === list) paragraph.before(list);
  const entry = ownerDocument.createElement('li');
  entry.append(...paragraph.childNodes);
  own.append(entry);
  paragraph.remove();
}

const bulletOf = ({ textContent }: Element): string => BULLET.exec(textContent)?.[0] ?? '';

// The style as it is written: browsers know nothing of those of word processors.
const isStyled = (element: Element, style: RegExp): boolean => style.test(element.getAttribute('style') ?? '');

/** Removes the first characters. */
function cutStart(element: HTMLElement, length: number): void {
  const { ownerDocument } = element;
  const range = ownerDocument.createRange();
  const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  range.setStart(element, 0);
  for (let text = walker.nextNode(); text && left >= 0; text = walker.nextNode()) {
    const taken = Math.min(left, text.textContent?.length ?? 0);
    range.setEnd(text, taken);
    left -= taken;
    if (left === 0) break;
  }
  range.deleteContents();
}

/** Puts the entries of a list in an entry behind that entry. */
function liftEntries(list: Element): void {
  let last = list.parentElement;
  for (const entry of list.querySelectorAll<HTMLElement>(':scope > li')) {
    last?.after(entry);
    last = entry;
  }
  list.remove();
}

function rename(element: Element, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
