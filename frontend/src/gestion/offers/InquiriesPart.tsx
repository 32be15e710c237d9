import { useNavigate } from 'react-router-dom';

import { useCreateOfferMutation, type ChefInquiryDto } from '../../api/api';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { usedPath } from '../paths';
import type { RequestPartProps } from '../request-part';
import { ChefInquiries } from './ChefInquiries';
import type { KnownOfAsking } from './inquiry-text';
import { UNDECIDED } from './offer-labels';

/** What chefs were asked for a request, on its page. */
export function InquiriesPart({ request, gone, onDirty }: RequestPartProps) {
  const [createOffer] = useCreateOfferMutation();
  const calls = useRowCall();
  const navigate = useNavigate();
  if (gone) return null;
  const { id, blocked, erased, state } = request;
  const use = async (inquiry: ChefInquiryDto) => {
    const { answer } = await calls.run(id, () => createOffer({ createOfferDto: { request_id: id } }).unwrap());
    if (answer) void navigate(usedPath(id, answer.data.id, inquiry.id));
  };
  return (
    <ChefInquiries
      requestId={id}
      mayAsk={UNDECIDED.includes(state) && !blocked && !erased}
      known={knownOf(request)}
      noMail={request.no_mail}
      onDirty={onDirty}
      onUse={(inquiry) => void use(inquiry)}
    />
  );
}

/** What the request says of its evening already; asked are the chefs that the client chose. */
const knownOf = ({ event_date: day, guests, city, choices }: RequestPartProps['request']): KnownOfAsking => ({
  chef_ids: [...new Set(choices.map(({ chef }) => chef.id))],
  ...(day && { day }),
  ...(guests !== null && { guests }),
  ...(city && { commune: city.name }),
  menu: choices.flatMap(({ proposal }) => (proposal ? [proposal.dish_name] : [])).join(' · '),
});
