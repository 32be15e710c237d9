import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { seedReference } from '../src/seed/reference.seeder.js';
import { bodyFieldsOf, operations, type Operation } from './harness/contract.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { bodyOf, exampleOf, inTheirOrder } from './harness/examples.js';
import { signInChef, type SignedInChef } from './harness/sign-in-chef.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { RequestSteps } from './harness/request-steps.js';

const STALE = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
const STALE_REQUEST = 'La solicitud cambió mientras la mirabas. Revisa la solicitud y vuelve a intentarlo.';
/** A version that no record has. */
const NEVER = 2_147_483_647;

/** What names what was seen in another way than by a version in the body, each with its field. */
const SEEN_OTHERWISE: Record<string, string> = {
  togglePersonState: 'was',
  toggleChefFavorite: 'was',
  toggleChefState: 'was',
  toggleCommentFavorite: 'was',
  toggleFormState: 'was',
  publishComment: 'words_version',
  publishText: 'number',
  restoreText: 'number',
  resetText: 'number',
  // Each item of the set has its own version, and `known` names the items that were seen.
  replaceChefProposals: 'known',
  replaceChefComments: 'known',
};

/** What puts back nothing that somebody else changed, each with the reason. */
const UNSEEN: Record<string, string> = {
  rectifyPersonalData: 'a right of the client, about what is kept now, whichever that is',
  blockPersonalData: 'as rectifying',
  unblockPersonalData: 'as rectifying',
  erasePersonalData: 'as rectifying',
  refuseDataRight: 'refused (409) once the task is settled',
  hideComment: 'takes off the site what a client wrote, however it reads by now',
  showFreeSaturdays: 'one switch, which is set to what is sent',
  settleCompany: 'switches, each set to what is sent',
  blockKitchenDays: 'a chef’s own days, which end blocked',
  freeKitchenDays: 'a chef’s own days, which end free',
  repeatKitchenBlock: 'one weekday of the chef’s own, blocked until the day that is sent',
  endKitchenRepeat: 'one weekday of the chef’s own, free from then on',
  wantTodayMail: 'one switch of the person’s own, which is set to what is sent',
  assignQuoteRequests: 'one field of several requests, which each says what became of it',
  loseQuoteRequests: 'one move of several requests, which each says what became of it',
  changeQuoteRequestState: 'one move, refused where the request is in no state for it',
  endWeeklyRule: 'one weekday of a chef, free from then on',
  decideCommentAnswer: 'says by `answer_version` which answer was read',
  correctEntry: 'says by `seen` what the entry came to',
  giveBackGiftCard: 'says by `amount` what is to give back',
  receiveGiftCard: 'one move, refused where the card is in no state for it',
  matchBankRow: 'one row, refused where it or an entry is matched otherwise by now',
  setBankRowAside: 'one switch of one row, refused while it is matched',
  attachDocument: 'one file, in place of the former',
  verifyPayment: 'one move, refused where somebody decided it otherwise',
  verifyRefund: 'as verifying a payment',
  revokeCalendar: 'ends an address, and there is nothing to go back to',
};

/** What is there only after more than an example: its own spec tries a stale version. */
const TRIED_THERE = new Set(['answerOpinion', 'confirmTransfer', 'rejectTransfer', 'voidGiftCard']);

/** What has no version before it was saved once. */
const SAVED_FIRST = ['saveMoneySettings', 'updatePayee'];

const edits = operations.filter(({ method }) => method === 'put');
const versioned = edits.filter((edit) => 'version' in bodyFieldsOf(edit));

let test: TestApp;
let staff: SignedIn;
let chef: SignedInChef;
/** On which record an edit is tried, where it is not the first one. */
let ids: Record<string, number>;

beforeAll(async () => {
  test = await createTestApp();
  staff = await signIn(test);
  await test.app.get(EntityManager).transactional((em) => seedReference(em));
  const creations = operations.filter(
    ({ method, operationId, path }) =>
      method === 'post' && /^(create|invite)/.test(operationId) && /\/(create|invite)$/.test(path),
  );
  for (const creation of inTheirOrder(creations)) await send(creation, exampleOf(bodyOf(creation) ?? {}) as object);
  chef = await signInChef(test);
  for (const first of edits.filter(({ operationId }) => SAVED_FIRST.includes(operationId)))
    await send(first, exampleOf(bodyOf(first) ?? {}) as object).expect(200);
  ids = {
    updatePerson: (await signIn(test)).person.id,
    mergeLookup: 3,
    decideProfileChange: await proposed(),
    ...(await agreed()),
  };
});
afterAll(() => test.close());

/** An evening that was agreed by an offer, and one that was entered by hand, by the edits that are tried on them. */
async function agreed(): Promise<Record<string, number>> {
  const table = new RequestSteps(test, staff, 1);
  const offer = await table.offer(await table.ask());
  await table.accept(offer.id);
  const draft = await table.draft(await table.ask({ email: 'otra@cocina.example' }));
  const asked = await table.ask({ email: 'mano@cocina.example' });
  const evening = await table.byHand(asked);
  const { evening: mine } = await table.call('get', `offers/get-one/${offer.id}`);
  return {
    updateOffer: draft.id,
    moveEvening: offer.id,
    cancelEvening: (mine as { id: number }).id,
    shiftEvening: evening.id,
  };
}

type Profile = Record<string, unknown> & { profile_image: { id: number }; gallery: { id: number }[] };

/** A chef whose change of profile waits for staff. */
async function proposed(): Promise<number> {
  const other = await signInChef(test);
  const { body } = await test.request.get('/api/v1/kitchen/profile').set(other.header);
  const { shown } = (body as { data: { shown: Profile } }).data;
  const pictures = { profile_image: { id: shown.profile_image.id }, gallery: shown.gallery.map(({ id }) => ({ id })) };
  const form = { ...shown, ...pictures, menus: [], new_menus: [], description: 'Cocino con leña.', version: 0 };
  await test.request.put('/api/v1/kitchen/profile').set(other.header).send(form).expect(200);
  return other.chefId;
}

const send = (operation: Operation, body: object, id = 1) =>
  test.request[operation.method](
    operation.path.replace('{id}', String(id)).replace('{kind}', 'city').replace('{text}', 'terms'),
  )
    .set(operation['x-access'] === 'chefs' ? chef.header : staff.header)
    .send(body);

it('every edit says what was seen of the record, or stands here with the reason why it need not', () => {
  const seen = (edit: Operation): string | undefined => SEEN_OTHERWISE[edit.operationId];
  const takes = (edit: Operation, field: string): boolean =>
    field in bodyFieldsOf(edit) || (edit.parameters ?? []).some(({ name }) => name === field);
  const blind = edits.filter((edit) => !versioned.includes(edit) && !takes(edit, seen(edit) ?? ''));
  expect(blind.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(UNSEEN).sort());
});

it.each(
  versioned.filter(({ operationId }) => !TRIED_THERE.has(operationId)).map((edit) => [edit.operationId, edit] as const),
)('%s changes nothing where the version is not the stored one', async (operationId, edit) => {
  const example = exampleOf(bodyOf(edit) ?? {}) as object;
  const answer = await send(edit, { ...example, version: NEVER }, ids[operationId]);
  const msg = edit.path.includes('/quote_requests/') ? STALE_REQUEST : STALE;
  expect([answer.status, answer.body.msg]).toEqual([409, msg]);
});

it.each(['proposals', 'comments'])(
  'of the %s of a chef none is saved on a version that is not the stored one',
  async (set) => {
    const create = operations.find(({ path }) => path === `/api/v1/${set}/create`) as Operation;
    const { body } = await send(create, exampleOf(bodyOf(create) ?? {}) as object);
    const { id } = (body as { data: { id: number } }).data;
    const replace = operations.find(({ path }) => path === `/api/v1/${set}/update/chef/{id}`) as Operation;
    const [item] = (exampleOf(bodyOf(replace) ?? {}) as Record<string, object[]>)[set] ?? [];
    const answer = await send(replace, { [set]: [{ ...item, id, version: NEVER }], known: [id] });
    expect([answer.status, answer.body.msg]).toEqual([409, STALE]);
  },
);
