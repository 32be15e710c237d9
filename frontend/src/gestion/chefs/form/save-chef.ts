import type { AdminChefDto, ChefCommentFormDto, ChefProposalFormDto, CreateChefDto } from '../../../api/generated';
import { sameValue } from '../../../ui/admin/form/conflict';
import { isKeyReused, mayBeDone, sentBefore } from '../../../ui/admin/form/creation';
import { namesOfFields, sentOf, type RecordFields } from '../../../ui/admin/field/record-fields';
import { CHEF_FIELDS } from './chef-fields';
import { newUuid } from '../../../ui/uuid';
import { detailsOf, savedChef, type ChefValues, type SavedChef, type Unanswered } from './chef-record';
import { COMMENT_FIELDS, commentOf, type CommentItem } from './comment-fields';
import { orFail } from './part-failed';
import { PROPOSAL_FIELDS, proposalOf, type ProposalItem } from './proposal-fields';
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
  /** Remembers what is sent, until its answer has come. */
  const unanswered = (sent: Unanswered) => keep({ unanswered: { ...now.unanswered, ...sent } }, {});
  const hasProposals = changesOf(known.values.proposals, values.proposals) !== null;
  const hasComments = changesOf(known.values.comments, values.comments) !== null;

  let { id } = known;
  if (id === undefined || hasOtherDetails(known, values) || !(hasProposals || hasComments)) {
    const { msg, data } = await saveDetails(calls, values, known, {
      unanswered: (chef) => unanswered({ chef }),
      renew: () => keep({ creationKey: newUuid(), unanswered: { ...now.unanswered, chef: undefined } }, {}),
    });
    const { values: _stored, ...row } = savedChef(data);
    keep({ ...row, unanswered: { ...now.unanswered, chef: undefined } }, detailsOf(values));
    id = data.id;
    messages.push(msg);
  }
  const chef = id;
  const proposals = { dtoOf: proposalSent, rowOf: proposalOf };
  await saveSet('proposals', proposals, (items, ids) => calls.proposals(chef, { proposals: items, known: ids }));
  const comments = { dtoOf: commentSent, rowOf: commentOf };
  await saveSet('comments', comments, (items, ids) => calls.comments(chef, { comments: items, known: ids }));
  return { msg: messages[0] ?? '' };

  async function saveSet<Part extends SetPart, Row>(
    part: Part,
    { dtoOf, rowOf }: { dtoOf: (item: ItemOf<Part>) => SentItem<Part>; rowOf: (row: Row) => ItemOf<Part> },
    send: (items: SentItem<Part>[], known: number[]) => Promise<{ msg: string; data: Row[] }>,
  ): Promise<void> {
    const mine = () => written[part] as ItemOf<Part>[];
    const base = () => now.values[part] as ItemOf<Part>[];
    const setTo = (items: SetItem[]) => ({ [part]: items }) as Partial<ChefValues>;
    /** A key has another content: the new items are others, with the next press. */
    const renew = () => {
      const items = mine().map((item) => (item.id === undefined ? { ...item, key: newUuid() } : item));
      written = { ...written, ...setTo(items) };
      unanswered({ [part]: undefined });
    };
    const sending = (items: SentItem<Part>[], ids: number[]) =>
      send(items, ids).catch((reason: unknown) => {
        if (isKeyReused(reason)) renew();
        throw reason;
      });

    // A key belongs to one content: what may be stored is sent as it was, and then changed or removed as any other row.
    const changed = changedSince((now.unanswered?.[part] ?? []) as SentItem<Part>[], mine().map(dtoOf));
    if (changed.length > 0) {
      const again = await orFail(
        part,
        sentBefore(changed, (items) => sending(items, [])),
      );
      const rows = (again?.data ?? []).map(rowOf).filter(({ key }) => changed.some((one) => one.creation_key === key));
      const items = afterSave(mine(), rows);
      now = { ...now, values: { ...now.values, ...setTo([...base(), ...rows]) } };
      written = { ...written, ...setTo(items) };
      unanswered({ [part]: undefined });
    }
    const changes = changesOf(base(), mine());
    if (!changes) return;
    const sent = changes.sent.map(dtoOf);
    const call = sending(sent, changes.known);
    call.catch((reason: unknown) => {
      if (mayBeDone(reason)) unanswered({ [part]: sent.filter(({ creation_key: key }) => key) });
    });
    const names = changes.sent.map((item) => ('dish_name' in item ? item.dish_name : item.client_name));
    const { msg, data } = await orFail(part, call, names);
    keep({ unanswered: { ...now.unanswered, [part]: undefined } }, setTo(afterSave(mine(), data.map(rowOf))));
    messages.push(msg);
  }
}

type SetPart = 'proposals' | 'comments';
type ItemOf<Part extends SetPart> = ChefValues[Part][number];
type SentItem<Part extends SetPart> = Part extends 'proposals' ? ChefProposalFormDto : ChefCommentFormDto;

/** What was sent and is not the same any more. */
const changedSince = <Sent>(before: Sent[], now: Sent[]): Sent[] =>
  before.filter((one) => !now.some((other) => sameValue(one, other)));

const proposalSent = (item: ProposalItem) => sentItem<ChefProposalFormDto>(PROPOSAL_FIELDS, item);
const commentSent = (item: CommentItem) => sentItem<ChefCommentFormDto>(COMMENT_FIELDS, item);

/** What becomes known while a chef is created. */
interface CreationReports {
  unanswered: (sent: CreateChefDto | undefined) => void;
  /** The key has another content. The next creation is another one. */
  renew: () => void;
}

/**
 * Creates or updates the chef itself. When the answer to a creation got lost, the chef may be stored as it was written
 * then. The same sent again answers the stored chef, which is then updated.
 */
async function saveDetails(
  calls: ChefCalls,
  values: ChefValues,
  { id, version, creationKey, unanswered }: SavedChef,
  report: CreationReports,
): Promise<{ msg: string; data: AdminChefDto }> {
  const chef = sentOf<CreateChefDto>(CHEF_FIELDS, values);
  if (id !== undefined) return orFail('chef', calls.update(id, chef, version));
  const create = (sent: CreateChefDto) => {
    const creation = calls.create({ ...sent, creation_key: creationKey });
    creation.catch((reason: unknown) => {
      if (isKeyReused(reason)) report.renew();
      else report.unanswered(mayBeDone(reason) ? sent : undefined);
    });
    return creation;
  };
  const earlier = await orFail('chef', sentBefore(unanswered?.chef, create));
  if (earlier) return orFail('chef', calls.update(earlier.data.id, chef, earlier.data.version));
  return orFail('chef', create(chef));
}

function hasOtherDetails({ values: before }: SavedChef, values: ChefValues): boolean {
  return namesOfFields(CHEF_FIELDS).some((name) => !sameValue(before[name], values[name]));
}

/** What is sent for an item: its row and version, or the key under which it is created. */
function sentItem<Dto>(fields: RecordFields<never>, item: SetItem): Dto {
  const { key, id, version } = item;
  return { ...sentOf<Dto>(fields, item), ...(id === undefined ? { creation_key: key } : { id, version }) };
}
