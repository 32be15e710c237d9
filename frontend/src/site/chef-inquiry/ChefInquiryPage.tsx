import { useActionData, useParams } from 'react-router-dom';
import { limitsOf } from '../../api/rules';
import { useReadChefInquiryQuery, type ChefInquiryPageDto } from '../../api/link.generated';
import { Answered, CHEF_ANSWERS, INQUIRY_WORDS, inquiryFacts } from '../../ui/chef-inquiry';
import { longDay } from '../../ui/evening-words';
import { Head } from '../../ui/Head';
import { PageStyle } from '../../ui/PageStyle';
import { FactRows } from '../../ui/FactRows';
import { Field } from '../../ui/Field';
import css from './chef-inquiry.css?inline';
import type { ReturnedChefAnswer } from './take-chef-answer';

/** The page on which a chef says whether they can. It works by its forms alone, and names no client. */
export function ChefInquiryPage() {
  const { token = '' } = useParams();
  const inquiry = useReadChefInquiryQuery({ token }).data?.data;
  const returned = useActionData<ReturnedChefAnswer>();
  if (!inquiry) return null;
  return (
    <>
      <Head title={`¿Puedes el ${longDay(inquiry.day)}?`} noindex />
      <PageStyle name="chef-inquiry" css={css} />
      <article className="inquiry wrap">
        <p className="link-page__hello">Hola {inquiry.chef_name}</p>
        <h1>¿Puedes el {longDay(inquiry.day)}?</h1>
        <Said inquiry={inquiry} returned={returned} />
        <Facts inquiry={inquiry} />
        {inquiry.over === null && <Answers inquiry={inquiry} returned={returned} />}
      </article>
    </>
  );
}

interface InquiryProps {
  inquiry: ChefInquiryPageDto;
  returned?: ReturnedChefAnswer | undefined;
}

/** What has become of it, above everything else that can be read. */
function Said({ inquiry, returned }: InquiryProps) {
  const { over, answer, overlaps } = inquiry;
  if (returned?.problem) return <p className="inquiry__note is-problem">{returned.problem}</p>;
  if (over !== null)
    return (
      <p className="inquiry__note is-over" role="status">
        {over}
      </p>
    );
  if (answer !== null && !returned)
    return (
      <div className="inquiry__note" role="status">
        <Answered {...inquiry} />
      </div>
    );
  return overlaps ? <p className="inquiry__note">{INQUIRY_WORDS.overlaps}</p> : null;
}

/** What the chef is asked for. */
function Facts({ inquiry }: InquiryProps) {
  return (
    <dl className="inquiry__facts paper">
      <FactRows rows={inquiryFacts(inquiry)} />
    </dl>
  );
}

/** The three answers, as two plain forms. */
function Answers({ inquiry, returned }: InquiryProps) {
  const { answer, answer_text: text } = inquiry;
  return (
    <section className="inquiry__answers" aria-label="Tu respuesta">
      <form method="post">
        <button className="btn btn--lg" type="submit" name="answer" value="can">
          {CHEF_ANSWERS.can}
        </button>
        <button className="btn btn--lg btn--outline" type="submit" name="answer" value="cannot">
          {CHEF_ANSWERS.cannot}
        </button>
      </form>
      <details open={answer === 'can_but' || returned !== undefined}>
        <summary>{CHEF_ANSWERS.can_but}</summary>
        <form method="post" noValidate>
          <Field
            id="inquiry-text"
            label={INQUIRY_WORDS.different}
            help={INQUIRY_WORDS.differentHelp}
            problem={returned?.textProblem ?? undefined}
          >
            {(control) => (
              <textarea
                {...control}
                name="text"
                rows={4}
                required
                maxLength={limitsOf('AnswerChefInquiryDto', 'text').maxLength}
                defaultValue={returned?.text ?? (answer === 'can_but' ? (text ?? '') : '')}
                autoFocus={Boolean(returned?.textProblem)}
              />
            )}
          </Field>
          <button className="btn btn--outline" type="submit" name="answer" value="can_but">
            Enviar
          </button>
        </form>
      </details>
      <p className="help">{INQUIRY_WORDS.held}</p>
    </section>
  );
}
