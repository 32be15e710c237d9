import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { seedReference } from '../src/seed/reference.seeder.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { operations, type Operation } from './harness/contract.js';
import { bodyOf, exampleOf, inTheirOrder } from './harness/examples.js';
import { signInChef, type SignedInChef } from './harness/sign-in-chef.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

/** Operations that need more than a body: a credential signed by Google, an opinion that a client wrote, or a version. */
const NOT_BY_EXAMPLE = new Set(['login', 'publishComment', 'hideComment', 'restoreVersion', 'enterKitchenWithGoogle']);

/** What these change must have come so far first, as their own specs bring it. That the example is understood is enough here. */
const IN_ITS_TURN = new Set([
  'noteQuoteRequest',
  'correctQuoteRequest',
  'restrictQuoteRequest',
  'refuseDataRight',
  'agreeByPhone',
  'shiftEvening',
  'sendOffer',
  'acceptOfferByPhone',
  'moveEvening',
  'cancelEvening',
  'updateNight',
  'sendSheet',
  'receiveKitchenSheet',
  'answerKitchenInquiry',
  'openChat',
  'sendMessage',
  'restoreText',
  'resetText',
  'enterKitchen',
  'decideProfileChange',
  'decideCommentAnswer',
  'answerOpinion',
  'attachDocument',
  'buyGiftCard',
  'checkGiftCard',
  'receiveGiftCard',
  'voidGiftCard',
  'giveBackGiftCard',
  'takePayment',
  'confirmTransfer',
  'rejectTransfer',
  'getTransferProof',
  'correctEntry',
  'verifyPayment',
  'giveBack',
  'verifyRefund',
  'noteDocument',
  'undoPayout',
  'settleChefPay',
  'setBankRowAside',
  'giveBoleta',
]);

let test: TestApp;
let admin: SignedIn;
let chef: SignedInChef | undefined;

beforeAll(async () => {
  // The example of a gift card arrives in years.
  test = await createTestApp({ GIFT_CARD_MONTHS: '60' });
  admin = await signIn(test);
  await test.app.get(EntityManager).transactional((em) => seedReference(em));
});
afterAll(() => test.close());

const inOrder = inTheirOrder(
  operations
    // What a secret link opens needs its token.
    .filter(({ path }) => !path.includes('{token}'))
    .filter((operation) => bodyOf(operation) && !NOT_BY_EXAMPLE.has(operation.operationId)),
);

it.each(inOrder.map((operation) => [operation.operationId, operation] as const))(
  'the example body of %s works as it is',
  async (_id, operation) => {
    const id = await idFor(operation);
    const answer = await test.request[operation.method](
      operation.path
        .replace('{id}', String(id))
        .replace(/\{(\w+)\}/g, (_part, name: string) => wordFor(operation, name)),
    )
      .set(operation['x-access'] === 'chefs' ? (chef ??= await signInChef(test)).header : admin.header)
      .send(exampleOf(bodyOf(operation) ?? {}) as object);
    // What nobody reads is answered without words.
    const msg: unknown = operation.responses['204'] ? undefined : expect.any(String);
    expect([answer.status, answer.body.msg, answer.body.errors]).toEqual([expect.any(Number), msg, undefined]);
    if (IN_ITS_TURN.has(operation.operationId)) expect([404, 409]).toContain(answer.status);
    else expect(answer.status).toBeLessThan(300);
  },
);

/** What the document says of a part of the address with which the examples work. */
const wordFor = ({ parameters = [] }: Operation, name: string): string =>
  (parameters.find((one) => one.in === 'path' && one.name === name)?.schema.example as string | undefined) ?? '';

/** Whom an example is tried on: the first of all, unless that one cannot be. */
async function idFor({ operationId }: Operation): Promise<number> {
  if (operationId === 'updatePerson') return invited();
  // One that no example has changed: the other goes into the second.
  if (operationId === 'toggleLookupHidden') return 4;
  return operationId === 'mergeLookup' ? 3 : 1;
}

/** The person that the example of invitePerson invited. Nobody may change their own row. */
async function invited(): Promise<number> {
  const { body } = await test.request.get('/api/v1/users/all').set(admin.header);
  return (body.data as { id: number; email: string }[]).find(({ email }) => email !== admin.person.email)?.id ?? 0;
}

it('success is 200, which clients made for the spec wait for, where it does not say otherwise', () => {
  const created = operations.filter(({ responses }) => '201' in responses).map(({ operationId }) => operationId);
  expect(created.sort()).toEqual(['createProposal', 'createQuoteRequest', 'toggleCommentFavorite', 'uploadFile']);
});
