import { Editor } from '@tiptap/core';

import type { TextDto } from '../../api/generated';
import { extensionsFor } from './editor-extensions';
import { hasPicture, tidyPasted } from './pasted';

const rich = { is_rich: true, has_top: true, has_sections: true, pieces: [] } as unknown as TextDto;

/** The lines that the editor makes of what is pasted, each with what it is. */
function pasted(html: string): string[] {
  const editor = new Editor({
    extensions: extensionsFor(rich),
    editorProps: { transformPastedHTML: tidyPasted },
  });
  // jsdom has no ClipboardEvent.
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const lines: string[] = [];
  editor.state.doc.descendants((node, _at, parent) => {
    if (node.isTextblock)
      lines.push(`${parent?.type.name === 'listItem' ? 'listItem' : node.type.name}: ${node.textContent}`);
  });
  editor.destroy();
  return lines;
}

const word = (sign: string, words: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style="font:7pt 'Times New Roman'">&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}</p>`;

test('the rows of a table are lines, with their cells apart', () => {
  const html = `<html><body><table><tr><td>Comuna</td><td>Recargo</td></tr>
    <tr><td><p>Colina</p></td><td><b>$5.000</b></td><td></td></tr><tr><td></td></tr></table></body></html>`;
  expect(pasted(html)).toEqual(['paragraph: Comuna · Recargo', 'paragraph: Colina · $5.000']);
});

test('a table that frames a mail leaves its paragraphs and lists as they are', () => {
  const html = `<table><tr><td><table><tr><td><p>Hola</p><p>Vamos a <b>comer</b></p><ul><li>Pan</li></ul></td></tr></table></td></tr></table>`;
  expect(pasted(html)).toEqual(['paragraph: Hola', 'paragraph: Vamos a comer', 'listItem: Pan']);
});

test('the list of a word processor is a list, without its signs', () => {
  expect(pasted(`<p>Trae:</p>${word('·', 'Pan <b>amasado</b>')}${word('·', 'Vino')}<p>Gracias</p>`)).toEqual([
    'paragraph: Trae:',
    'listItem: Pan amasado',
    'listItem: Vino',
    'paragraph: Gracias',
  ]);
  expect(tidyPasted(word('1.', 'Primero'))).toMatch(/^<ol><li>/);
  expect(pasted('<p>·&nbsp;&nbsp; Pan</p><p><b>•</b> Vino</p>')).toEqual(['listItem: Pan', 'listItem: Vino']);
});

test('an entry has neither a heading nor a list in it, and says something', () => {
  expect(pasted('<ul><li><h2>Pan</h2></li><li></li><li>Vino<ul><li>Tinto</li><li> </li></ul></li></ul>')).toEqual([
    'listItem: Pan',
    'listItem: Vino',
    'listItem: Tinto',
  ]);
  expect(pasted('<ul><li>Vino</li><ul><li>Tinto</li></ul></ul>')).toEqual(['listItem: Vino', 'listItem: Tinto']);
});

test('what is copied within the editor is taken as it is', () => {
  const html = '<p data-pm-slice="1 1 []">Uno <strong>dos</strong></p>';
  expect(tidyPasted(html)).toBe(html);
});

test('pictures are seen', () => {
  expect(hasPicture('<meta charset="utf-8"><img src="https://a.example/1.png">')).toBe(true);
  expect(hasPicture('<p>Pan</p>')).toBe(false);
});
