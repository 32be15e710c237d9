import type { QuoteValues } from './quote-values';

/** What belongs to the visitor and not to the page they asked from. */
type Draft = Omit<QuoteValues, 'chef_id' | 'proposal_id' | 'website'>;

/**
 * What was typed, kept while this tab is open: closing the dialog, opening another chef's or going to the contact page
 * loses nothing. In memory only, since it is personal. Written by event handlers alone, never on the server.
 */
let draft: Draft | null = null;

export function readDraft(): Draft | null {
  return draft;
}

export function keepDraft({ chef_id: _chef, proposal_id: _proposal, website: _trap, ...typed }: QuoteValues): void {
  draft = typed;
}

/** What was sent is no draft any more. */
export function dropDraft(): void {
  draft = null;
}
