import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import type { Response } from 'supertest';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { operations, type Operation } from './harness/contract.js';
import { kitchenSession, signInChef } from './harness/sign-in-chef.js';
import { signIn } from './harness/sign-in.js';
import { sampleOf } from './harness/soak.js';

/** Who may call an operation. */
type Access = 'everyone' | 'link' | 'chefs' | 'staff' | 'administrators';

/** Who may call what. An operation that is missing here fails the test. */
const ACCESS: Record<string, Access> = {
  healthLive: 'everyone',
  healthReady: 'everyone',
  getSystemStatus: 'administrators',
  getSystemParts: 'administrators',
  retryJob: 'administrators',
  discardJob: 'administrators',
  listAuditLines: 'administrators',
  listRecordHistory: 'staff',
  listPersonHistory: 'administrators',
  reportPageSpeed: 'everyone',
  login: 'everyone',
  validateToken: 'everyone',
  startGoogleSignIn: 'everyone',
  finishGoogleSignIn: 'everyone',
  logout: 'staff',
  listPeople: 'administrators',
  invitePerson: 'administrators',
  invitePersonAgain: 'administrators',
  updatePerson: 'administrators',
  togglePersonState: 'administrators',
  deletePerson: 'administrators',
  getChefAccess: 'staff',
  inviteChef: 'staff',
  endChefAccess: 'staff',
  askForKitchenLink: 'everyone',
  enterKitchen: 'everyone',
  enterKitchenWithGoogle: 'everyone',
  getKitchenChef: 'chefs',
  leaveKitchen: 'chefs',
  listKitchenEvenings: 'chefs',
  getKitchenSheet: 'chefs',
  receiveKitchenSheet: 'chefs',
  listKitchenInquiries: 'chefs',
  answerKitchenInquiry: 'chefs',
  getKitchenDays: 'chefs',
  blockKitchenDays: 'chefs',
  freeKitchenDays: 'chefs',
  repeatKitchenBlock: 'chefs',
  endKitchenRepeat: 'chefs',
  giveKitchenCalendar: 'chefs',
  endKitchenCalendar: 'chefs',
  getKitchenProfile: 'chefs',
  proposeProfile: 'chefs',
  withdrawProfile: 'chefs',
  listKitchenOpinions: 'chefs',
  listKitchenPayouts: 'chefs',
  giveBoleta: 'chefs',
  getKitchenBoleta: 'chefs',
  getBoleta: 'administrators',
  getCashFigures: 'administrators',
  getCashPending: 'administrators',
  listCashEntries: 'administrators',
  listCashAccounts: 'administrators',
  readStatement: 'administrators',
  listBankRows: 'administrators',
  listBankRowCandidates: 'administrators',
  matchBankRow: 'administrators',
  unmatchBankRow: 'administrators',
  setBankRowAside: 'administrators',
  listPayouts: 'administrators',
  markPaid: 'administrators',
  undoPayout: 'administrators',
  makeBankFile: 'administrators',
  getEveningPart: 'staff',
  settleChefPay: 'staff',
  getPayee: 'administrators',
  updatePayee: 'administrators',
  getPayoutSettings: 'staff',
  updatePayoutSettings: 'administrators',
  answerOpinion: 'chefs',
  withdrawOpinionAnswer: 'chefs',
  getProfileChange: 'staff',
  decideProfileChange: 'staff',
  listModalities: 'everyone',
  listFoodTypes: 'everyone',
  listDiets: 'everyone',
  listCities: 'everyone',
  listChefCities: 'everyone',
  listProposalCities: 'everyone',
  listLookups: 'administrators',
  createLookup: 'administrators',
  updateLookup: 'administrators',
  toggleLookupHidden: 'administrators',
  mergeLookup: 'administrators',
  deleteLookup: 'administrators',
  uploadFile: 'staff',
  listTakenChefs: 'everyone',
  getAgenda: 'staff',
  giveCalendar: 'staff',
  revokeCalendar: 'staff',
  getEveningOfRequest: 'staff',
  listEveningsAhead: 'staff',
  shiftEvening: 'staff',
  createBlockedRange: 'staff',
  updateBlockedRange: 'staff',
  deleteBlockedRange: 'staff',
  listActiveChefs: 'everyone',
  listTopChefs: 'everyone',
  getChefByName: 'everyone',
  searchChefs: 'everyone',
  listChefs: 'staff',
  getChef: 'staff',
  createChef: 'staff',
  updateChef: 'staff',
  deleteChef: 'staff',
  toggleChefFavorite: 'staff',
  toggleChefState: 'staff',
  listProposals: 'everyone',
  getProposalByName: 'everyone',
  searchProposals: 'everyone',
  createProposal: 'staff',
  updateProposal: 'staff',
  deleteProposal: 'staff',
  replaceChefProposals: 'staff',
  getGiftCardOffer: 'everyone',
  buyGiftCard: 'everyone',
  checkGiftCard: 'everyone',
  getGiftCardByLink: 'link',
  listGiftCards: 'staff',
  getGiftCard: 'staff',
  sellGiftCard: 'staff',
  receiveGiftCard: 'staff',
  readGiftCardPayment: 'link',
  payGiftCard: 'link',
  spendGiftCard: 'link',
  voidGiftCard: 'administrators',
  giveBackGiftCard: 'administrators',
  showGiftCardCode: 'staff',
  sendGiftCardAgain: 'staff',
  eraseGiftCard: 'administrators',
  findShortlist: 'everyone',
  listFavoriteComments: 'everyone',
  listComments: 'staff',
  getComment: 'staff',
  createComment: 'staff',
  updateComment: 'staff',
  deleteComment: 'staff',
  replaceChefComments: 'staff',
  toggleCommentFavorite: 'staff',
  getCompany: 'everyone',
  updateCompany: 'staff',
  showFreeSaturdays: 'staff',
  getCompanySettings: 'staff',
  settleCompany: 'staff',
  createHeader: 'staff',
  updateHeader: 'staff',
  deleteHeader: 'staff',
  listClientLogos: 'everyone',
  createClientLogo: 'staff',
  updateClientLogo: 'staff',
  deleteClientLogo: 'staff',
  listActiveForms: 'everyone',
  listForms: 'staff',
  createForm: 'staff',
  readFormLink: 'staff',
  updateForm: 'staff',
  toggleFormState: 'staff',
  deleteForm: 'staff',
  getToday: 'staff',
  wantTodayMail: 'staff',
  listOwnSessions: 'staff',
  endOwnSession: 'staff',
  endOtherSessions: 'staff',
  getDashboardSummary: 'staff',
  getRequestFigures: 'staff',
  findPersonalData: 'administrators',
  exportPersonalData: 'administrators',
  rectifyPersonalData: 'administrators',
  blockPersonalData: 'administrators',
  unblockPersonalData: 'administrators',
  erasePersonalData: 'administrators',
  listDataRights: 'administrators',
  noteDataRight: 'administrators',
  refuseDataRight: 'administrators',
  createQuoteRequest: 'everyone',
  listQuoteRequests: 'staff',
  getQuoteRequest: 'staff',
  listQuotePeople: 'staff',
  takeQuoteRequest: 'staff',
  moveQuoteRequest: 'staff',
  assignQuoteRequest: 'staff',
  planQuoteRequest: 'staff',
  noteQuoteRequest: 'staff',
  assignQuoteRequests: 'staff',
  loseQuoteRequests: 'staff',
  exportQuoteRequests: 'staff',
  changeQuoteRequestState: 'staff',
  mailQuoteRequestAgain: 'staff',
  deleteQuoteRequest: 'staff',
  listOffers: 'staff',
  getOffer: 'staff',
  listChefInquiries: 'staff',
  askChefs: 'staff',
  mailChefInquiryAgain: 'staff',
  withdrawChefInquiry: 'staff',
  noteChefAnswer: 'staff',
  listOpenOffers: 'staff',
  createOffer: 'staff',
  updateOffer: 'staff',
  sendOffer: 'staff',
  mailOfferAgain: 'staff',
  linkOffer: 'staff',
  createOfferVersion: 'staff',
  changeOffer: 'staff',
  withdrawOffer: 'staff',
  acceptOfferByPhone: 'staff',
  deleteOffer: 'staff',
  getPayTerms: 'staff',
  getMoneySettings: 'administrators',
  saveMoneySettings: 'administrators',
  getEveningMoney: 'staff',
  takePayment: 'staff',
  listTransfers: 'staff',
  listEveningTransfers: 'staff',
  confirmTransfer: 'staff',
  rejectTransfer: 'staff',
  getTransferProof: 'staff',
  correctEntry: 'administrators',
  verifyPayment: 'administrators',
  listRefunds: 'administrators',
  giveBack: 'administrators',
  verifyRefund: 'administrators',
  noteDocument: 'staff',
  attachDocument: 'staff',
  getDocumentPaper: 'staff',
  removeDocument: 'staff',
  getShownText: 'everyone',
  getTermsVersion: 'everyone',
  listTexts: 'administrators',
  getText: 'administrators',
  listTextVersions: 'administrators',
  getTextVersion: 'administrators',
  publishText: 'administrators',
  restoreText: 'administrators',
  resetText: 'administrators',
  getOfferTexts: 'staff',
  updateOfferTexts: 'staff',
  moveEvening: 'staff',
  cancelEvening: 'staff',
  getEveningRefund: 'staff',
  correctQuoteRequest: 'staff',
  restrictQuoteRequest: 'staff',
  restrictMyRequest: 'link',
  agreeByPhone: 'staff',
  getMyEvening: 'link',
  cancelMyEvening: 'link',
  confirmOverlap: 'staff',
  getEventSheet: 'staff',
  getEvening: 'staff',
  updateNight: 'staff',
  sendSheet: 'staff',
  endWeeklyRule: 'staff',
  decideCommentAnswer: 'staff',
  openChat: 'staff',
  completeMyEvening: 'link',
  wishForMyEvening: 'link',
  readEventSheet: 'link',
  receiveEventSheet: 'link',
  getMyRequest: 'link',
  withdrawMyRequest: 'link',
  eraseMyRequest: 'link',
  listMyOffers: 'link',
  readOffer: 'link',
  readChefInquiry: 'link',
  answerChefInquiry: 'link',
  seeOffer: 'link',
  acceptOffer: 'link',
  readOfferCalendar: 'link',
  declineOffer: 'link',
  planOfOffer: 'link',
  planOfMyRequest: 'link',
  readPayment: 'link',
  getMyDocument: 'link',
  payByCard: 'link',
  announceTransfer: 'link',
  listMessageFields: 'staff',
  previewMessage: 'staff',
  sendMessage: 'staff',
  sendMessageAgain: 'staff',
  listReplyTexts: 'staff',
  createReplyText: 'staff',
  updateReplyText: 'staff',
  deleteReplyText: 'staff',
  publishComment: 'staff',
  hideComment: 'staff',
  linkOpinion: 'staff',
  getOpinion: 'link',
  giveOpinion: 'link',
  listVersions: 'staff',
  compareVersion: 'staff',
  restoreVersion: 'staff',
  listDeletedRecords: 'administrators',
  bringBackRecord: 'administrators',
  lookAtPreview: 'staff',
  sharePreview: 'staff',
  revokePreview: 'staff',
  readChefPreview: 'link',
  readProposalPreview: 'link',
};

type Identity =
  'nobody' | 'garbage' | 'expired' | 'forged' | 'deactivated' | 'signed out' | 'USER' | 'ADMIN' | KitchenIdentity;

/** Who comes with a session of Mi cocina, or with something like one. */
type KitchenIdentity =
  'chef' | 'chef without access' | 'chef signed out' | 'expired chef' | 'forged chef' | "staff's token for chefs";

/** Anyone who asks is answered alike: a session opens nothing more. */
const WHOEVER = {
  nobody: 'served',
  garbage: 'served',
  expired: 'served',
  forged: 'served',
  deactivated: 'served',
  'signed out': 'served',
  USER: 'served',
  ADMIN: 'served',
  chef: 'served',
  'chef without access': 'served',
  'chef signed out': 'served',
  'expired chef': 'served',
  'forged chef': 'served',
  "staff's token for chefs": 'served',
} as const;

/** Nobody is let in. */
const NOBODY = Object.fromEntries(Object.keys(WHOEVER).map((identity) => [identity, 401])) as Record<Identity, 401>;

/** The answer for each identity: a refusal, or any other answer. */
const ANSWERS: Record<Access, Record<Identity, 401 | 403 | 'served'>> = {
  everyone: WHOEVER,
  link: WHOEVER,
  chefs: { ...NOBODY, chef: 'served' },
  staff: { ...NOBODY, USER: 'served', ADMIN: 'served' },
  administrators: { ...NOBODY, USER: 403, ADMIN: 'served' },
};

let test: TestApp;
let tokens: Record<Identity, () => Promise<string | undefined>>;

beforeAll(async () => {
  test = await createTestApp();
  const past = Math.floor(Date.now() / 1000) - 60;
  const { person, token } = await signIn(test);
  const signed = (secret: string, audience = 'sobremesa-api', subject = person.id) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(subject))
      .setJti(crypto.randomUUID())
      .setIssuedAt(past - 60)
      .setIssuer('sobremesa')
      .setAudience(audience)
      .setExpirationTime(secret === 'expired' ? past : past + 3600)
      .sign(Buffer.from(secret.padEnd(32, 'x')));
  const ended = await signIn(test);
  await test.request.post('/api/v1/users/logout').set(ended.header).expect(200);
  const deactivated = await signIn(test, 'ADMIN', 'INACTIVE');
  const [chef, left, gone] = [await signInChef(test), await signInChef(test), await signInChef(test)];
  await test.request.post('/api/v1/kitchen/leave').set(left.header).expect(200);
  await test.request.delete(`/api/v1/chef-access/end/${gone.chefId}`).set(bearer(token)).expect(200);
  tokens = {
    nobody: () => Promise.resolve(undefined),
    garbage: () => Promise.resolve('garbage'),
    expired: () => signed('expired'),
    forged: () => signed('another secret'),
    deactivated: () => Promise.resolve(deactivated.token),
    'signed out': () => Promise.resolve(ended.token),
    USER: async () => (await signIn(test, 'USER')).token,
    ADMIN: async () => (await signIn(test)).token,
    chef: async () => (await kitchenSession(test, chef.chefId)).token,
    'chef without access': () => Promise.resolve(gone.token),
    'chef signed out': () => Promise.resolve(left.token),
    'expired chef': () => signed('expired', 'sobremesa-kitchen', 1),
    'forged chef': () => signed('another secret', 'sobremesa-kitchen', 1),
    // By the key of staff's tokens, with the audience of chefs'.
    "staff's token for chefs": () => signed(test.env.TOKEN_SECRET, 'sobremesa-kitchen', 1),
  };
  expect(token).toBeTruthy();
});
afterAll(() => test.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function answerTo({ method, path }: Operation, token: string | undefined): Promise<Response> {
  const url = path
    .replace('{id}', '2147483647')
    .replace('{name}', 'nadie')
    .replace('{token}', 'nadie')
    .replace('{kind}', 'city')
    .replace('{text}', 'terms');
  const request = test.request[method](url);
  return await (token === undefined ? request : request.set('authorization', `Bearer ${token}`));
}

it('the table is what the document says, operation by operation', () => {
  expect(Object.fromEntries(operations.map((operation) => [operation.operationId, operation['x-access']]))).toEqual(
    ACCESS,
  );
});

/** Who comes to every operation, by day too: of each kind of session one that is in force, and nobody. */
const ALWAYS: readonly string[] = ['nobody', 'USER', 'ADMIN', 'chef'] satisfies Identity[];

/**
 * All others fail in the guards, before any operation is looked at: by day all of them come to the first operation of each access,
 * and some to every operation.
 */
const OTHERS = sampleOf(
  Object.keys(WHOEVER).filter((identity) => !ALWAYS.includes(identity)),
  2,
);
const FIRST = new Map(
  Object.entries(ACCESS)
    .map(([id, access]) => [access, id] as const)
    .toReversed(),
);

const whoComesTo = (id: string, access: Access) =>
  (Object.entries(ANSWERS[access]) as [Identity, 401 | 403 | 'served'][]).filter(
    ([identity]) => FIRST.get(access) === id || ALWAYS.includes(identity) || OTHERS.includes(identity),
  );

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (id, operation) => {
  const access = ACCESS[id] ?? 'administrators';
  it.each(whoComesTo(id, access))(`as %s: %s`, async (identity, answer) => {
    const { status, headers } = await answerTo(operation, await tokens[identity]());
    if (answer === 'served') expect([401, 403]).not.toContain(status);
    else expect(status).toBe(answer);
    expect(status).toBeLessThan(500);
    // No browser and no proxy may store what only staff may see: the next person at the browser may be another.
    if (access !== 'everyone' && answer === 'served') expect(headers['cache-control']).toBe('no-store');
  });
});
