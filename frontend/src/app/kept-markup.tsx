import { Fragment, isValidElement } from 'react';

import { provideKeeper } from '../ui/keep-markup';
import { jsonText } from './frozen-text';

/** Most letters that are kept, of pieces and of what they were made from: those of a thousand cards. */
const MOST = 6_000_000;

/** A place in a page's markup. */
interface Place {
  key: string;
  /** What stands here, if it is known. Otherwise it stands between two marks. */
  html: string | undefined;
}

/** A page that is being rendered. No text of it can be taken for a mark: the name is new, and React escapes texts. */
interface Rendering {
  name: string;
  places: Place[];
}

/** Markup by what it was made from, the one that was needed last at the end. */
const pieces = /* @__PURE__ */ new Map<string, string>();
let letters = 0;

/** React renders a page in one go, so there is one at a time. */
let rendering: Rendering | undefined;

provideKeeper((of, markup) => {
  if (!rendering) return markup;
  const key = of.map(jsonText).join();
  const place = isValidElement(markup) ? markup.key : null;
  const html = pieces.get(key);
  const mark = <template key={place} id={`${rendering.name}-${rendering.places.length}`} />;
  rendering.places.push({ key, html });
  if (html !== undefined) return mark;
  return (
    <Fragment key={place}>
      {mark}
      {markup}
      {mark}
    </Fragment>
  );
});

/** Renders a page's markup with what is kept, and keeps what is new. */
export function renderWithKept(render: () => string): string {
  const mine: Rendering = { name: crypto.randomUUID(), places: [] };
  rendering = mine;
  try {
    return filled(render(), mine);
  } finally {
    rendering = undefined;
  }
}

/** The markup with all pieces in their places. Where a piece is new, it stands between two marks of the same number. */
function filled(markup: string, { name, places }: Rendering): string {
  if (places.length === 0) return markup;
  const [start = '', ...parts] = markup.split(new RegExp(`<template id="${name}-(\\d+)"></template>`));
  const shown = [start];
  for (let at = 0; at < parts.length; at += 2) {
    const place = places[Number(parts[at])];
    const text = parts[at + 1] ?? '';
    if (place && parts[at] === parts[at + 2]) keep(place.key, alone(text));
    else if (place?.html !== undefined) {
      keep(place.key, place.html);
      shown.push(place.html);
    }
    shown.push(text);
  }
  return shown.join('');
}

function keep(key: string, html: string): void {
  forget(key);
  pieces.set(key, html);
  letters += key.length + html.length;
  for (const oldest of pieces.keys()) {
    if (letters <= MOST) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  const html = pieces.get(key);
  if (html === undefined) return;
  pieces.delete(key);
  letters -= key.length + html.length;
}

/** A copy of a text. A part of a text keeps the whole in memory. */
const alone = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));
