import { useState } from 'react';

import {
  useAnswerKitchenInquiryMutation,
  type AnswerChefInquiryDto,
  type ChefInquiryPageDto,
} from '../../api/kitchen.generated';
import { INQUIRY_WORDS } from '../../ui/chef-inquiry';
import { useSaving } from '../calendar/use-saving';
import { Inquiry } from './Inquiry';

/** What the chef is asked before an offer. Nothing where there is no question. */
export function Inquiries({ inquiries }: { inquiries: ChefInquiryPageDto[] }) {
  const [answerInquiry] = useAnswerKitchenInquiryMutation();
  const { busy, problem, save } = useSaving();
  const [tried, setTried] = useState<number>();
  // A question that is over is gone from the list. Why stands above it then.
  const isGone = problem !== undefined && !inquiries.some(({ id }) => id === tried);
  if (inquiries.length === 0 && !isGone) return null;

  const answer = (id: number, answerChefInquiryDto: AnswerChefInquiryDto): Promise<boolean> => {
    if (!busy) setTried(id);
    return save(() => answerInquiry({ id, answerChefInquiryDto }));
  };
  return (
    <section className="kitchen-inquiries" aria-labelledby="kitchen-inquiries">
      <h2 id="kitchen-inquiries">Te preguntamos</h2>
      {isGone && (
        <p className="kitchen-state" role="alert">
          {problem}
        </p>
      )}
      {inquiries.length > 0 && (
        <>
          <ul role="list">
            {inquiries.map((inquiry) => (
              <li key={inquiry.id}>
                <Inquiry
                  inquiry={inquiry}
                  busy={busy}
                  problem={inquiry.id === tried ? problem : undefined}
                  onAnswer={(form) => answer(inquiry.id, form)}
                />
              </li>
            ))}
          </ul>
          <p className="help">{INQUIRY_WORDS.held}</p>
        </>
      )}
    </section>
  );
}
