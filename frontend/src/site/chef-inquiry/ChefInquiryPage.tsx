import { useActionData, useParams } from 'react-router-dom';
import { QUOTE_KIND_NAMES } from '../../api/page-values.generated';
import { limitsOf } from '../../api/rules';
import { useReadChefInquiryQuery, type ChefInquiryPageDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { Head } from '../../ui/Head';
import { PageStyle } from '../../ui/PageStyle';
import { lasting, longDay, moment } from '../evening-words';
import { Field } from '../quote/form/Field';
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
        <p className="inquiry__hello">Hola {inquiry.chef_name}</p>
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

/** What was answered, in the chef's words. */
const ANSWERED: Record<NonNullable<ChefInquiryPageDto['answer']>, string> = {
  can: 'Nos dijiste que puedes.',
  cannot: 'Nos dijiste que no puedes. Gracias por avisarnos.',
  can_but: 'Nos dijiste que puedes, pero con cambios. Te escribimos para verlo.',
};

/** What has become of it, above everything else that can be read. */
function Said({ inquiry, returned }: InquiryProps) {
  const { over, answer, answer_text: text, held_until: held, overlaps } = inquiry;
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
        <p>
          <strong>{ANSWERED[answer]}</strong>
          {held && ` Te guardamos el día hasta el ${moment(held)}.`}
        </p>
        {text && <p className="inquiry__words">«{text}»</p>}
        <p>Si algo cambia, responde otra vez aquí mismo.</p>
      </div>
    );
  return overlaps ? <p className="inquiry__note">Ojo: a esa hora ya tienes otra mesa con nosotros.</p> : null;
}

/** What the chef is asked for. */
function Facts({ inquiry }: InquiryProps) {
  const { starts_at: startsAt, minutes, kind, guests, commune, menu, pay } = inquiry;
  const facts: [name: string, value: string | null][] = [
    ['Hora', `${startsAt}\u00a0h, ${lasting(minutes)}`],
    ['Qué es', QUOTE_KIND_NAMES[kind]],
    ['Invitados', String(guests)],
    ['Dónde', commune],
    ['Menú', menu],
    ['Recibirías', pay === null ? null : clp(pay)],
  ];
  return (
    <dl className="inquiry__facts paper">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
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
          Puedo
        </button>
        <button className="btn btn--lg btn--outline" type="submit" name="answer" value="cannot">
          No puedo
        </button>
      </form>
      <details open={answer === 'can_but' || returned !== undefined}>
        <summary>Puedo, pero…</summary>
        <form method="post" noValidate={returned !== undefined}>
          <Field
            id="inquiry-text"
            label="¿Qué tendría que ser distinto?"
            help="Otra hora, otros días, otro menú: lo vemos contigo."
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
      <p className="help">Con «Puedo» te guardamos el día mientras el cliente decide. No es todavía una reserva.</p>
    </section>
  );
}
