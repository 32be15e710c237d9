import { useId, useState, type FormEvent } from 'react';

import type { AnswerChefInquiryDto, ChefInquiryPageDto } from '../../api/kitchen.generated';
import { limitsOf } from '../../api/rules';
import { FactRows } from '../../ui/FactRows';
import { Field, FieldError } from '../../ui/Field';
import { Answered, CHEF_ANSWERS, INQUIRY_WORDS, inquiryFacts } from '../../ui/chef-inquiry';
import { weekdayText } from '../../ui/days';

interface InquiryProps {
  inquiry: ChefInquiryPageDto;
  busy: boolean;
  /** Why the last answer was not taken. */
  problem: string | undefined;
  /** @returns whether it was taken */
  onAnswer: (form: AnswerChefInquiryDto) => Promise<boolean>;
}

/** One question, with what the chef answered, which can be changed. */
export function Inquiry({ inquiry, busy, problem, onAnswer }: InquiryProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { day, answer, answer_text: text, overlaps } = inquiry;
  const [words, setWords] = useState(answer === 'can_but' ? (text ?? '') : '');

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await onAnswer({ answer: 'can_but', text: words })) setIsOpen(false);
  };
  const button = (value: 'can' | 'cannot', look: string) => (
    <button
      type="button"
      className={`btn ${look}`}
      aria-busy={busy}
      onClick={() => void onAnswer({ answer: value, text: null })}
    >
      {CHEF_ANSWERS[value]}
    </button>
  );

  return (
    <article className="kitchen-inquiry" aria-labelledby={`${id}-day`}>
      <h3 id={`${id}-day`}>¿Puedes el {weekdayText(day)}?</h3>
      <dl>
        <FactRows rows={inquiryFacts(inquiry)} />
      </dl>
      {answer !== null && (
        <div className="kitchen-state" role="status">
          <Answered {...inquiry} />
        </div>
      )}
      {answer === null && overlaps && <p className="kitchen-state">{INQUIRY_WORDS.overlaps}</p>}
      <FieldError id={`${id}-problem`} role="alert">
        {problem}
      </FieldError>
      <div className="kitchen-inquiry__answers">
        {button('can', answer === null ? '' : 'btn--outline')}
        {button('cannot', 'btn--outline')}
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{CHEF_ANSWERS.can_but}</summary>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Field id={`${id}-text`} label={INQUIRY_WORDS.different} help={INQUIRY_WORDS.differentHelp}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                required
                maxLength={limitsOf('AnswerChefInquiryDto', 'text').maxLength}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                aria-describedby={[problem && `${id}-problem`, control['aria-describedby']].filter(Boolean).join(' ')}
              />
            )}
          </Field>
          <button type="submit" className="btn btn--outline" aria-busy={busy}>
            Enviar
          </button>
        </form>
      </details>
    </article>
  );
}
