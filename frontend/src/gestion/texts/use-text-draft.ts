import { useEffect } from 'react';

import { useDraft } from '../../ui/admin/form/use-draft';
import type { Figures, TextDocument } from '../../ui/text/document';

/** The unsaved work on a text, as the device keeps it. */
interface TextDraft {
  document: TextDocument;
  /** The version that was written on. Where another one is published by now, the two are compared before this one takes its place. */
  number: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isTextDraft(content: unknown): content is TextDraft {
  return isRecord(content) && typeof content.number === 'number' && isDocument(content.document);
}

const isDocument = (value: unknown): boolean =>
  isRecord(value) && value.type === 'doc' && Array.isArray(value.content) && value.content.every(isRecord);

/**
 * Keeps what is written on a text while it is not published, and offers what an earlier tab left.
 * @param written null while there is nothing
 */
export function useTextDraft(text: string, written: TextDraft | null) {
  const { keep, drop, recover, offered, discard } = useDraft({ form: `Texto/${text}`, isContent: isTextDraft });
  const { document = null, number = 0 } = written ?? {};
  useEffect(() => {
    if (document) keep({ document, number });
    else drop();
  }, [document, number, keep, drop]);
  return {
    offered,
    discard,
    recover: (): TextDraft | undefined => {
      const kept = recover();
      return kept && { ...kept, document: keptDocument(kept) };
    },
  };
}

/** The document that was kept. JSON has no word for a figure that was missing. */
function keptDocument({ document }: TextDraft): TextDocument {
  const { attrs, ...words } = document;
  return attrs ? { ...words, attrs: figuresOf(attrs) } : words;
}

const figure = (kept: number | null): number => kept ?? NaN;

const figuresOf = ({ fee, days, percents }: Figures): Figures => ({
  fee: figure(fee),
  days: days.map(figure) as Figures['days'],
  percents: percents.map(figure) as Figures['percents'],
});
