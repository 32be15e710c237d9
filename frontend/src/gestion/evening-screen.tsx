import { EveningPage } from './evening-page/EveningPage';
import { EveningPayments } from './money/EveningPayments';
import { EveningTransfers } from './money/EveningTransfers';
import { MoveOfferEvening } from './offers/MoveOfferEvening';
import { EveningRestrictions } from './quotes/EveningRestrictions';
import { RequestActivity } from './quotes/RequestActivity';
import './quotes/quotes.css';
import './quotes/request-page.css';

/** What other sections have in the page of an evening. */
const PARTS = {
  Restrictions: EveningRestrictions,
  Activity: RequestActivity,
  Move: MoveOfferEvening,
  Payments: EveningPayments,
  Transfers: EveningTransfers,
};

/** The page of one evening with the parts that other sections have in it. */
export const EveningScreen = () => <EveningPage parts={PARTS} />;
