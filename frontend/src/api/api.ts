import type { DefinitionsFromApi, OverrideResultType, ResultTypeFrom, TagTypesFromApi } from '@reduxjs/toolkit/query';

import type { ApiMeta } from './base-query';
import { api as generated } from './generated';
import { showBlockedRange, showEvening, showOffer, showOfferTexts, showRequest } from './show-answers';

type Generated = DefinitionsFromApi<typeof generated>;

/** The staff lists that are read page by page. */
const PAGED = [
  'listAuditLines',
  'listBankRows',
  'listCashAccounts',
  'listCashEntries',
  'listChefs',
  'listComments',
  'listGiftCards',
  'listPayouts',
  'listPeople',
  'listQuoteRequests',
] as const;
type PagedList = (typeof PAGED)[number];
type Paged<Name extends PagedList> = OverrideResultType<
  Generated[Name],
  ResultTypeFrom<Generated[Name]> & { total: number }
>;
type Enhanced = Omit<Generated, PagedList> & { [Name in PagedList]: Paged<Name> };

/** What may have been restored or brought back. */
const RECORDS = ['chefs', 'lookups', 'proposals', 'comments', 'company', 'logos', 'forms'] as const;

/** The generated API, with what the contract's tags do not say: cross-module invalidation and the totals of paged lists. */
export const api = generated.enhanceEndpoints<TagTypesFromApi<typeof generated>, Enhanced>({
  endpoints: {
    ...Object.fromEntries(PAGED.map((name) => [name, { transformResponse: withTotal }])),
    // A chef may bring new food types and cities. Its experiences and opinions show its name and are deleted with it.
    createChef: { invalidatesTags: ['chefs', 'lookups'] },
    // Another address, or leaving the site, ends a chef's access to Mi cocina.
    updateChef: { invalidatesTags: ['chefs', 'lookups', 'proposals', 'comments', 'kitchen'] },
    deleteChef: { invalidatesTags: ['chefs', 'lookups', 'proposals', 'comments'] },
    // What a chef proposed is public then, and is no duty any more.
    decideProfileChange: { invalidatesTags: ['kitchen', 'chefs', 'dashboard'] },
    toggleChefState: { invalidatesTags: ['chefs', 'lookups', 'proposals', 'comments', 'kitchen'] },
    // A chef's page shows its experiences and opinions; an experience may bring new food types and cities.
    createProposal: { invalidatesTags: ['proposals', 'chefs', 'lookups'] },
    updateProposal: { invalidatesTags: ['proposals', 'chefs', 'lookups'] },
    deleteProposal: { invalidatesTags: ['proposals', 'chefs', 'lookups'] },
    replaceChefProposals: { invalidatesTags: ['proposals', 'chefs', 'lookups'] },
    createComment: { invalidatesTags: ['comments', 'chefs'] },
    updateComment: { invalidatesTags: ['comments', 'chefs'] },
    deleteComment: { invalidatesTags: ['comments', 'chefs'] },
    publishComment: { invalidatesTags: ['comments', 'chefs', 'proposals', 'dashboard'] },
    hideComment: { invalidatesTags: ['comments', 'chefs', 'proposals', 'dashboard'] },
    decideCommentAnswer: { invalidatesTags: ['comments', 'chefs', 'proposals', 'dashboard'] },
    replaceChefComments: { invalidatesTags: ['comments', 'chefs'] },
    // Chefs, experiences and requests show the names of their choices.
    updateLookup: { invalidatesTags: ['lookups', 'chefs', 'proposals', 'quotes'] },
    toggleLookupHidden: { invalidatesTags: ['lookups', 'chefs', 'proposals'] },
    mergeLookup: { invalidatesTags: ['lookups', 'chefs', 'proposals', 'quotes'] },
    // A message is one of the things that happened to its request, and changes no text.
    sendMessage: { invalidatesTags: ['quotes'] },
    sendMessageAgain: { invalidatesTags: ['quotes'] },
    previewMessage: { invalidatesTags: [] },
    // What came or went changes what 'Hoy' says, and how the evening stands in the agenda.
    takePayment: { invalidatesTags: ['money', 'dashboard', 'agenda', 'offers', 'payouts'] },
    correctEntry: { invalidatesTags: ['money', 'dashboard', 'agenda', 'offers', 'payouts', 'gift-cards'] },
    verifyPayment: { invalidatesTags: ['money', 'dashboard', 'agenda', 'offers', 'payouts'] },
    confirmTransfer: { invalidatesTags: ['money', 'dashboard', 'agenda', 'offers', 'quotes', 'payouts'] },
    saveMoneySettings: { invalidatesTags: ['money', 'dashboard', 'agenda', 'offers'] },
    rejectTransfer: { invalidatesTags: ['money', 'dashboard', 'quotes'] },
    giveBack: { invalidatesTags: ['money', 'dashboard', 'quotes', 'payouts'] },
    verifyRefund: { invalidatesTags: ['money', 'dashboard', 'quotes', 'payouts'] },
    // An evening gives its request a day.
    shiftEvening: { invalidatesTags: ['agenda', 'quotes', 'offers'], onQueryStarted: showEvening },
    updateBlockedRange: { onQueryStarted: showBlockedRange },
    loseQuoteRequests: { invalidatesTags: ['quotes', 'agenda'] },
    deleteQuoteRequest: { invalidatesTags: ['quotes', 'agenda'] },
    // Its answer depends only on what is typed.
    readFormLink: { providesTags: [] },
    // Parts are tried when somebody asks, and a job changes none of them.
    getSystemParts: { providesTags: [] },
    // What is looked up changes nothing; what is corrected, blocked or erased is seen in the requests.
    findPersonalData: { invalidatesTags: [] },
    rectifyPersonalData: { invalidatesTags: ['personal-data', 'quotes', 'offers', 'agenda'] },
    blockPersonalData: { invalidatesTags: ['personal-data', 'quotes'] },
    unblockPersonalData: { invalidatesTags: ['personal-data', 'quotes'] },
    erasePersonalData: { invalidatesTags: ['personal-data', 'quotes'] },
    // A job that was tried or given up may be a mail, whose state these show.
    retryJob: { invalidatesTags: ['system', 'users', 'quotes'] },
    discardJob: { invalidatesTags: ['system', 'users', 'quotes'] },
    // An offer moves its request and its evening; the agenda and the request show them.
    sendOffer: { invalidatesTags: ['offers', 'quotes', 'dashboard'], onQueryStarted: showOffer },
    acceptOfferByPhone: { invalidatesTags: ['offers', 'quotes', 'agenda', 'dashboard'], onQueryStarted: showOffer },
    moveEvening: { invalidatesTags: ['offers', 'quotes', 'agenda'], onQueryStarted: showOffer },
    cancelEvening: { invalidatesTags: ['offers', 'quotes', 'agenda', 'dashboard', 'money', 'payouts'] },
    agreeByPhone: { invalidatesTags: ['offers', 'quotes', 'agenda', 'dashboard'] },
    // Passing a link on is an answer, where the mail was none.
    linkOffer: { invalidatesTags: ['quotes'] },
    confirmOverlap: { invalidatesTags: ['offers', 'quotes', 'agenda'], onQueryStarted: showOffer },
    updateOfferTexts: { onQueryStarted: showOfferTexts },
    // What a chef gets stands on the sheet, and 'Hoy' shows what is due.
    settleChefPay: { invalidatesTags: ['payouts', 'offers', 'dashboard'] },
    markPaid: { invalidatesTags: ['payouts', 'money', 'dashboard'] },
    undoPayout: { invalidatesTags: ['payouts', 'money', 'dashboard'] },
    // A file changes nothing.
    makeBankFile: { invalidatesTags: [] },
    // A question to a chef is one of the things that happened to its request; an answer keeps the chef's day.
    askChefs: { invalidatesTags: ['offers', 'quotes', 'dashboard'] },
    withdrawChefInquiry: { invalidatesTags: ['offers', 'quotes', 'agenda', 'dashboard'] },
    noteChefAnswer: { invalidatesTags: ['offers', 'quotes', 'agenda', 'dashboard'] },
    sendSheet: { invalidatesTags: ['offers', 'quotes', 'dashboard'] },
    openChat: { invalidatesTags: ['offers', 'quotes'] },
    updateNight: { invalidatesTags: ['offers', 'quotes', 'dashboard'] },
    // 'Hoy' and an evening's page show what nobody has answered, which a note does, and whether one gets it by mail.
    noteQuoteRequest: { invalidatesTags: ['quotes', 'offers', 'dashboard'] },
    wantTodayMail: { invalidatesTags: ['dashboard'] },
    // Asked for with each evening: one that is off has none.
    getEventSheet: { providesTags: [] },
    moveQuoteRequest: { invalidatesTags: ['offers', 'quotes', 'agenda'], onQueryStarted: showRequest },
    assignQuoteRequest: { onQueryStarted: showRequest },
    correctQuoteRequest: { invalidatesTags: ['quotes', 'offers', 'agenda'], onQueryStarted: showRequest },
    restrictQuoteRequest: { invalidatesTags: ['quotes', 'offers', 'agenda'], onQueryStarted: showRequest },
    planQuoteRequest: { onQueryStarted: showRequest },
    restoreVersion: { invalidatesTags: ['versions', ...RECORDS] },
    // A link to look at what is saved changes nothing.
    lookAtPreview: { invalidatesTags: [] },
    sharePreview: { invalidatesTags: [] },
    revokePreview: { invalidatesTags: [] },
    bringBackRecord: { invalidatesTags: ['deleted-records', ...RECORDS, 'agenda'] },
    // An uploaded picture belongs to nothing until a form that names it is saved.
    uploadFile: { invalidatesTags: [] },
  },
});

/** These hooks know the total. All other hooks and types are the generated ones. */
export const {
  useListCashEntriesQuery,
  useListChefsQuery,
  useListCommentsQuery,
  useListPayoutsQuery,
  useListPeopleQuery,
  useListQuoteRequestsQuery,
} = api;
export * from './generated';

function withTotal(body: unknown, meta: ApiMeta | undefined) {
  const list = body as { data: unknown[] };
  return { ...list, total: meta?.total ?? list.data.length };
}
