import { OpinionPart } from './comments/OpinionPart';
import { WriteMessage } from './messages/WriteMessage';
import { InquiriesPart } from './offers/InquiriesPart';
import { OffersPart } from './offers/OffersPart';
import type { RequestPart } from './request-part';
import { RequestPage } from './quotes/RequestPage';

/** What other sections add to the page of a request, in the order of a phone. */
const PARTS: RequestPart[] = [OffersPart, InquiriesPart, WriteMessage, OpinionPart];

/** The page of one request with the parts that other sections have in it. */
export const RequestScreen = () => <RequestPage parts={PARTS} />;
