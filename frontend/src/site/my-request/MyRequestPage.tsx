import { useActionData, useParams, useSearchParams } from 'react-router-dom';
import {
  useGetCompanyQuery,
  useGetMyEveningQuery,
  useGetMyRequestQuery,
  useListMyOffersQuery,
  usePlanOfMyRequestQuery,
  type MyEveningDto,
  type MyOfferDto,
  type MyPlanDto,
  type MyRequestDto,
} from '../../api/link.generated';
import { FactRows } from '../../ui/FactRows';
import { FieldError } from '../../ui/Field';
import { dayOf } from '../../ui/evening-words';
import { counted } from '../../ui/format';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { PageStyle } from '../../ui/PageStyle';
import { givenBackWords } from '../given-back-words';
import { longDate } from '../long-date';
import { confirmWords } from '../money/plan-words';
import { PlanNote } from '../money/PlanNote';
import { Ways } from '../quote/Ways';
import { DataRights } from './DataRights';
import { MyOffers } from './MyOffers';
import css from './my-request.css?inline';
import { Night } from './Night';
import { Restrictions } from './Restrictions';
import { justSaved } from './saved';
import { Step } from './Step';
import { CANCEL, COMPLETE, RESTRICT, WISH, WITHDRAW, type TakenForm } from './take-my-request';
import { wordsOf } from './words';

/** A client's own request: how far it has come, what was asked for, how to write, and ways to withdraw it or to be forgotten. */
export function MyRequestPage() {
  const { token = '' } = useParams();
  const taken = useActionData<TakenForm>();
  const request = useGetMyRequestQuery({ token }, { skip: taken?.erased }).data?.data;
  const offers = useListMyOffersQuery({ token }, { skip: taken?.erased }).data?.data ?? [];
  const evening = useGetMyEveningQuery({ token }, { skip: taken?.erased }).data?.data.evening ?? null;
  const plan = usePlanOfMyRequestQuery({ token }, { skip: taken?.erased }).data?.data.plan ?? null;
  return (
    <>
      <PageStyle name="my-request" css={css} />
      {taken?.erased && <Erased />}
      {request && !taken?.erased && (
        <MyRequest request={request} offers={offers} evening={evening} plan={plan} taken={taken} />
      )}
    </>
  );
}

interface MyRequestProps {
  request: MyRequestDto;
  offers: MyOfferDto[];
  evening: MyEveningDto | null;
  plan: MyPlanDto | null;
  taken: TakenForm | undefined;
}

function MyRequest({ request, offers, evening, plan, taken }: MyRequestProps) {
  const [query] = useSearchParams();
  const saved = taken ? undefined : justSaved(query);
  const refused = taken?.form;
  const isNight = refused === COMPLETE || refused === WISH;
  // A refusal stands in its form, or above where that form is not there any more.
  const standsBelow = isNight ? evening?.can_complete : refused === RESTRICT && request.can_restrict;
  const [failure] = standsBelow ? [] : Object.values(taken?.problems ?? {});
  const company = useGetCompanyQuery().data?.data;
  const { title, text } = wordsOf(request, offers, evening, plan && confirmWords(plan));
  return (
    <div className="wrap link-page my-request">
      <Head title={title} />
      <header>
        <p className="link-page__hello">Hola {request.first_name}</p>
        <h1>{title}</h1>
        <p className="link-page__lead">{text}</p>
      </header>
      <FieldError role="alert">{failure}</FieldError>
      <div className="link-page__grid">
        <section className="paper link-page__paper" aria-labelledby="pediste">
          <h2 id="pediste">Lo que pediste el {dayOf(request.asked_at)}</h2>
          <dl className="link-page__facts">
            <FactRows rows={request.wishes.map(({ name, value }) => [name, value])} />
          </dl>
        </section>
        <div className="link-page__column">
          {plan && (
            <section aria-labelledby="pago">
              <h2 id="pago">Tu pago</h2>
              <PlanNote plan={plan} />
            </section>
          )}
          {evening?.can_complete && <Night evening={evening} taken={taken} saved={saved} />}
          <MyOffers offers={offers} />
          {company && (
            <section aria-labelledby="escribir">
              <h2 id="escribir">Escríbenos</h2>
              <Ways
                company={company}
                message={{
                  title: 'Mi solicitud',
                  body: `Hola, soy ${request.first_name}. Escribo por la solicitud que hice el ${dayOf(request.asked_at)}.`,
                }}
              />
            </section>
          )}
          {request.can_withdraw && (
            <section aria-labelledby="retirar">
              <h2 id="retirar">¿Cambiaste de idea?</h2>
              <Step
                open="Retirar mi solicitud"
                question="Dejaremos de buscarte chef y no te escribiremos más por ella."
                action={WITHDRAW}
                confirm="Sí, retirarla"
              />
            </section>
          )}
          {request.can_restrict && <Restrictions {...request} taken={taken} saved={saved === RESTRICT} />}
          {evening?.can_cancel && <CancelEvening evening={evening} />}
          <DataRights {...request} />
        </div>
      </div>
    </div>
  );
}

/** 'Cancelar mi velada', with what the terms give back today before the press. */
function CancelEvening({ evening }: { evening: MyEveningDto }) {
  const { business_days: days, notice, percent } = evening;
  return (
    <section aria-labelledby="cancelar">
      <h2 id="cancelar">¿No podrás?</h2>
      <Step
        open="Cancelar mi velada"
        question={`Tu mesa del ${longDate(evening.day)} con ${evening.chef_name} no se hará, y no se puede deshacer. Hoy falta${days === 1 ? '' : 'n'} ${counted(days, 'día hábil', 'días hábiles')} (${notice.toLocaleLowerCase('es')}). ${givenBackWords(evening)}`}
        action={CANCEL}
        confirm="Sí, cancelar mi velada"
        fields={{ porcentaje: percent ?? 0 }}
      />
    </section>
  );
}

/** What remains to be said when everything is erased. The page's link is over. */
function Erased() {
  return (
    <section className="wrap link-page link-page__end">
      <Head title="Borramos tus datos" />
      <Ring stroke={1.4} />
      <h1>Borramos tus datos</h1>
      <p className="link-page__lead">
        Ya no guardamos tu nombre, tu correo, tu teléfono ni nada de lo que escribiste. Este enlace dejó de servir.
      </p>
      <p>
        <a className="btn" href="/">
          Volver al inicio
        </a>
      </p>
    </section>
  );
}
