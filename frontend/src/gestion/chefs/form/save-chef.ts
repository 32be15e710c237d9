import type { AdminChefDto, ChefCommentFormDto, ChefProposalFormDto, CreateChefDto } from '../../../api/generated';
import { sameValue } from '../../../ui/admin/conflict';
import { mayBeDone } from '../../../ui/admin/creation';
import { namesOfFields, sentOf, type RecordFields } from '../../../ui/admin/record-fields';
import { CHEF_FIELDS } from './chef-fields';
import { detailsOf, savedChef, type ChefValues, type SavedChef } from './chef-record';
import { COMMENT_FIELDS, commentOf } from './comment-fields';
import { orFail } from './part-failed';
import { PROPOSAL_FIELDS, proposalOf } from './proposal-fields';
import { afterSave, changesOf, type SetItem } from './set-item';
import type { ChefCalls } from './use-chef-calls';

type Saved = (known: SavedChef, values: ChefValues) => void;

/**
 * Saves with one press: the chef, then its experiences, then its opinions, each only when it is not saved yet. `stored`
 * is called as soon as a part is saved, with the form's values from then on, so that pressing again after a failure
 * neither sends that part again nor creates anything twice. Pressing without any change saves the chef, so that the
 * press has an answer.
 * @returns the sentence of the first part that was saved
 * @throws PartFailed
 */
export async function saveChef(
  calls: ChefCalls,
  values: ChefValues,
  known: SavedChef,
  stored: Saved,
): Promise<{ msg: string }> {
  const messages: string[] = [];
  let written = values;
  let now = known;
  const keep = (change: Partial<SavedChef>, part: Partial<ChefValues>) => {
    written = { ...written, ...part };
    now = { ...now, ...change, values: { ...now.values, ...part } };
    stored(now, written);
  };
  const proposals = changesOf(known.values.proposals, values.proposals);
  const comments = changesOf(known.values.comments, values.comments);

  let { id } = known;
  if (id === undefined || hasOtherDetails(known, values) || !(proposals ?? comments)) {
    const { msg, data } = await saveDetails(calls, values, known, () => keep({ unanswered: true }, {}));
    const { values: _stored, ...row } = savedChef(data);
    keep({ ...row, unanswered: false }, detailsOf(values));
    id = data.id;
    messages.push(msg);
  }
  if (proposals) {
    const sent = proposals.sent.map((item) => sentItem<ChefProposalFormDto>(PROPOSAL_FIELDS, item));
    const call = calls.proposals(id, { proposals: sent, known: proposals.known });
    const names = proposals.sent.map(({ dish_name: name }) => name);
    const { msg, data } = await orFail('proposals', call, names);
    keep({}, { proposals: afterSave(values.proposals, data.map(proposalOf)) });
    messages.push(msg);
  }
  if (comments) {
    const sent = comments.sent.map((item) => sentItem<ChefCommentFormDto>(COMMENT_FIELDS, item));
    const call = calls.comments(id, { comments: sent, known: comments.known });
    const names = comments.sent.map(({ client_name: name }) => name);
    const { msg, data } = await orFail('comments', call, names);
    keep({}, { comments: afterSave(values.comments, data.map(commentOf)) });
    messages.push(msg);
  }
  return { msg: messages[0] ?? '' };
}

/**
 * Creates or updates the chef itself. When the answer to a creation got lost, the chef may be stored as it was written
 * then. Sent again with its key, the call answers the stored chef, which is then updated.
 */
async function saveDetails(
  calls: ChefCalls,
  values: ChefValues,
  { id, version, creationKey, unanswered }: SavedChef,
  onUnanswered: () => void,
): Promise<{ msg: string; data: AdminChefDto }> {
  const chef = sentOf<CreateChefDto>(CHEF_FIELDS, values);
  if (id !== undefined) return orFail('chef', calls.update(id, chef, version));
  const creation = calls.create({ ...chef, creation_key: creationKey });
  creation.catch((reason: unknown) => {
    if (mayBeDone(reason)) onUnanswered();
  });
  const answer = await orFail('chef', creation);
  return unanswered ? orFail('chef', calls.update(answer.data.id, chef, answer.data.version)) : answer;
}

function hasOtherDetails({ values: before }: SavedChef, values: ChefValues): boolean {
  return namesOfFields(CHEF_FIELDS).some((name) => !sameValue(before[name], values[name]));
}

/** What is sent for an item: its row and version, or the key under which it is created. */
function sentItem<Dto>(fields: RecordFields<never>, item: SetItem): Dto {
  const { key, id, version } = item;
  return { ...sentOf<Dto>(fields, item), ...(id === undefined ? { creation_key: key } : { id, version }) };
}
