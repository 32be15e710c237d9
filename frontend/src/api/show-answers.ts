import {
  api,
  type AcceptOfferByPhoneApiResponse,
  type PlanQuoteRequestApiResponse,
  type SendOfferApiResponse,
  type ShiftEveningApiResponse,
  type UpdateBlockedRangeApiResponse,
  type UpdateOfferTextsApiResponse,
} from './generated';

/*
 * What a change answers is shown at once wherever it was read. Until it was read again, the next change would name the version
 * before, and be refused as if somebody else had saved.
 */

const { selectCachedArgsForQuery, updateQueryData } = api.util;

interface Named {
  id: number;
}

interface Answered<Body> {
  dispatch: (change: ReturnType<typeof updateQueryData>) => unknown;
  getState: () => Parameters<typeof selectCachedArgsForQuery>[0];
  queryFulfilled: Promise<{ data: Body }>;
}

/** Shows the answer to a change, if it was not refused. */
const shown =
  <Arg, Body>(show: (body: Body, store: Answered<Body>, arg: Arg) => void) =>
  async (arg: Arg, store: Answered<Body>): Promise<void> => {
    const answer = await store.queryFulfilled.catch(() => undefined);
    if (answer) show(answer.data, store, arg);
  };

/** Where one of the rows is the record of the answer, it is that row as it is now. */
const replaced = <Row extends Named>(rows: Row[], now: Named & Partial<Row>): Row[] =>
  rows.map((row) => (row.id === now.id ? { ...row, ...now } : row));

/** An offer. The answer may be less of it than its page shows. */
export const showOffer = shown(
  ({ data }: AcceptOfferByPhoneApiResponse | SendOfferApiResponse, { dispatch }, { id }: Named) =>
    dispatch(updateQueryData('getOffer', { id }, (read) => ({ ...read, data: { ...read.data, ...data } }))),
);

export const showOfferTexts = shown((texts: UpdateOfferTextsApiResponse, { dispatch }, _arg: unknown) =>
  dispatch(updateQueryData('getOfferTexts', undefined, () => texts)),
);

/** A request as lists show it. Its page shows more. */
export const showRequest = shown(({ data }: PlanQuoteRequestApiResponse, { dispatch, getState }, { id }: Named) => {
  dispatch(updateQueryData('getQuoteRequest', { id }, (read) => ({ ...read, data: { ...read.data, ...data } })));
  for (const asked of selectCachedArgsForQuery(getState(), 'listQuoteRequests'))
    dispatch(
      updateQueryData('listQuoteRequests', asked, (read) =>
        read.data.some((row) => row.id === id) ? { ...read, data: replaced(read.data, data) } : undefined,
      ),
    );
});

export const showEvening = shown(({ data }: ShiftEveningApiResponse, { dispatch }, _arg: unknown) =>
  dispatch(
    updateQueryData('getEveningOfRequest', { id: data.quote_request_id }, (read) => ({
      ...read,
      data: { evening: data },
    })),
  ),
);

/** Days on which a chef does not cook, in the agenda. */
export const showBlockedRange = shown(
  ({ data }: UpdateBlockedRangeApiResponse, { dispatch, getState }, _arg: unknown) => {
    for (const asked of selectCachedArgsForQuery(getState(), 'getAgenda'))
      dispatch(
        updateQueryData('getAgenda', asked, (read) => ({
          ...read,
          data: { ...read.data, blocked: replaced(read.data.blocked, data) },
        })),
      );
  },
);
