import type { AdminChefDto, AdminProposalDto, ChefCommentDto } from '../../../api/generated';
import { sameValue } from '../../../ui/admin/conflict';
import { detailsOf, savedChef, type ChefValues, type SavedChef } from './chef-values';
import { commentOf, type CommentItem } from './comment-item';
import { proposalOf, type ProposalItem } from './proposal-item';
import { afterSave, changesOf, type SetChanges } from './set-item';

/** The calls of one save, in their order. */
export type Part = 'chef' | 'proposals' | 'comments';

/** A call of the save failed. What came before it is saved. */
export class PartFailed extends Error {
  constructor(
    readonly part: Part,
    /** What the call failed with. */
    readonly reason: unknown,
    /** What was sent of a set, for naming the item that was refused. */
    readonly sent: { dish_name?: string; client_name?: string }[] = [],
  ) {
    super(`The part ${part} was not saved`);
    this.name = 'PartFailed';
  }
}

/** The server, as a save needs it. */
export interface ChefCalls {
  create: (values: ChefValues) => Promise<{ msg: string; data: AdminChefDto }>;
  update: (id: number, values: ChefValues, version: number | undefined) => Promise<{ msg: string; data: AdminChefDto }>;
  proposals: (id: number, changes: SetChanges<ProposalItem>) => Promise<{ msg: string; data: AdminProposalDto[] }>;
  comments: (id: number, changes: SetChanges<CommentItem>) => Promise<{ msg: string; data: ChefCommentDto[] }>;
}

/** The parts that are still to be saved. Pressing the button without any change saves the chef: the press is answered. */
export function partsLeft(saved: SavedChef, values: ChefValues): Part[] {
  const parts: Part[] = [];
  const before = detailsOf(saved.values);
  const names = Object.keys({ ...before, ...detailsOf(values) }) as (keyof typeof before)[];
  if (saved.id === undefined || names.some((name) => !sameValue(before[name], values[name]))) parts.push('chef');
  if (changesOf(saved.values.proposals, values.proposals)) parts.push('proposals');
  if (changesOf(saved.values.comments, values.comments)) parts.push('comments');
  return parts.length > 0 ? parts : ['chef'];
}

/** What one press works on: it hears of each part as soon as that is stored. */
interface Press {
  calls: ChefCalls;
  saved: SavedChef;
  values: ChefValues;
  onSaved: (saved: SavedChef, values: ChefValues) => void;
}

/**
 * One press: the chef, then its experiences, then its opinions, each only if it is not saved yet. `onSaved` hears of every
 * part as soon as it is stored, with the form's values as they are from then on: pressing again after a failure neither
 * sends it again nor creates anything twice.
 * @returns the sentence of the first part that was saved
 * @throws PartFailed
 */
export async function saveChef(
  calls: ChefCalls,
  saved: SavedChef,
  values: ChefValues,
  onSaved: Press['onSaved'],
): Promise<string> {
  const press: Press = { calls, saved, values, onSaved };
  const isLeft = partsLeft(saved, values);
  const sentences: string[] = [];
  let { id } = saved;
  if (id === undefined || isLeft.includes('chef')) {
    const { msg, data } = await saveDetails(press);
    id = data.id;
    sentences.push(msg);
  }
  sentences.push(...(await saveProposals(press, id)), ...(await saveComments(press, id)));
  return sentences[0] ?? '';
}

async function saveDetails(press: Press): Promise<{ msg: string; data: AdminChefDto }> {
  const { calls, saved, values } = press;
  const { id, version } = saved;
  const answer = await orFail('chef', id === undefined ? calls.create(values) : calls.update(id, values, version));
  const { values: _stored, ...rest } = savedChef(answer.data);
  press.saved = { ...saved, ...rest };
  keep(press, detailsOf(values));
  return answer;
}

async function saveProposals(press: Press, chefId: number): Promise<string[]> {
  const before = press.saved.values.proposals;
  const changes = changesOf(before, press.values.proposals);
  if (!changes) return [];
  const { msg, data } = await orFail('proposals', press.calls.proposals(chefId, changes), changes.sent);
  keep(press, { proposals: afterSave(before, press.values.proposals, data.map(proposalOf)) });
  return [msg];
}

async function saveComments(press: Press, chefId: number): Promise<string[]> {
  const before = press.saved.values.comments;
  const changes = changesOf(before, press.values.comments);
  if (!changes) return [];
  const { msg, data } = await orFail('comments', press.calls.comments(chefId, changes), changes.sent);
  keep(press, { comments: afterSave(before, press.values.comments, data.map(commentOf)) });
  return [msg];
}

function keep(press: Press, part: Partial<ChefValues>): void {
  press.values = { ...press.values, ...part };
  press.saved = { ...press.saved, values: { ...press.saved.values, ...part } };
  press.onSaved(press.saved, press.values);
}

async function orFail<Answer>(part: Part, call: Promise<Answer>, sent: PartFailed['sent'] = []): Promise<Answer> {
  try {
    return await call;
  } catch (reason) {
    throw new PartFailed(part, reason, sent);
  }
}

/** Whether the server holds what this form knows: the chef's version, and every experience and opinion with its own. */
export function sameVersions(known: SavedChef, stored: SavedChef): boolean {
  const marks = ({ version, values }: SavedChef) =>
    JSON.stringify([
      version,
      values.proposals.map((item) => [item.id, item.version]).sort(),
      values.comments.map(({ id }) => id).sort(),
    ]);
  return marks(known) === marks(stored);
}
