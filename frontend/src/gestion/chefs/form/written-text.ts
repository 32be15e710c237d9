import type { RecordFields } from '../../../ui/admin/field/record-fields';
import { CHEF_FIELDS } from './chef-fields';
import type { ChefValues } from './chef-record';
import { COMMENT_FIELDS } from './comment-fields';
import { PROPOSAL_FIELDS } from './proposal-fields';

/** What is written in a field; nothing for pictures, and for what is chosen by number. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function linesOf(fields: RecordFields<never>, values: object): string {
  const written = values as Record<string, unknown>;
  const lines = Object.entries(fields).map(([name, { label }]) => ({ label, words: wordsOf(written[name]) }));
  return lines.flatMap(({ label, words }) => (words.trim() === '' ? [] : `${label}: ${words}`)).join('\n');
}

/** What is written in a chef's form as one text, to be copied where it can be saved no more. */
export function writtenText({ proposals, comments, ...chef }: ChefValues): string {
  return [
    linesOf(CHEF_FIELDS, chef),
    ...proposals.map((proposal) => linesOf(PROPOSAL_FIELDS, proposal)),
    ...comments.map((comment) => linesOf(COMMENT_FIELDS, comment)),
  ].join('\n\n');
}
