import { useActionData, useParams } from 'react-router-dom';
import { limitsOf } from '../../api/rules';
import { useGetOpinionQuery, type OpinionPageDto } from '../../api/link.generated';
import { inChile } from '../../ui/chile-time';
import { weekdayText } from '../../ui/days';
import { scoreLabel } from '../../ui/Stars';
import { Head } from '../../ui/Head';
import { PageStyle } from '../../ui/PageStyle';
import { chefPath } from '../paths';
import css from './opinion.css?inline';
import type { ReturnedOpinion } from './take-form';

const monthDay = inChile({ day: 'numeric', month: 'long' });

/** Half a star to five. */
const SCORES = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

/** The page on which a client says how the evening was. It works by its form alone. */
export function OpinionPage() {
  const { token = '' } = useParams();
  const opinion = useGetOpinionQuery({ token }).data?.data;
  const returned = useActionData<ReturnedOpinion>();
  return opinion ? <Opened opinion={opinion} returned={returned} /> : null;
}

function Opened({ opinion, returned }: { opinion: OpinionPageDto; returned?: ReturnedOpinion }) {
  const { chef_name: chef, chef_slug: slug, day, score } = opinion;
  const given = score !== null;
  return (
    <>
      <Head title={`Tu opinión sobre ${chef}`} noindex />
      <PageStyle name="opinion" css={css} />
      <div className="wrap opinion-page">
        <h1>{given ? 'Gracias por contarnos' : '¿Cómo estuvo tu mesa?'}</h1>
        <p className="opinion-page__about">
          {slug ? <a href={chefPath(slug)}>{chef}</a> : chef}
          {day && `, ${weekdayText(day)}`}
        </p>
        {given && !returned && <Given opinion={opinion} />}
        <OpinionForm opinion={opinion} returned={returned} />
      </div>
    </>
  );
}

/** What becomes of an opinion, in the client's words. */
const BECOMES: Record<NonNullable<OpinionPageDto['publication']>, string> = {
  waiting: 'La recibimos. La leemos y la publicamos tal como la escribiste.',
  published: 'Está en el sitio, tal como la escribiste.',
  hidden: 'La recibimos. Por ahora no se muestra en el sitio.',
};

function Given({ opinion: { publication, changeable_until: until } }: { opinion: OpinionPageDto }) {
  return (
    <p className="opinion-page__state" role="status">
      {publication && BECOMES[publication]} {until && `Puedes cambiarla hasta el ${monthDay(until)}.`}
    </p>
  );
}

/** The fields, from above. The first one that is wrong has the focus. */
const FIELDS = ['score', 'description', 'client_name'] as const;

function OpinionForm({ opinion, returned }: { opinion: OpinionPageDto; returned?: ReturnedOpinion }) {
  const values = returned?.values ?? {
    client_name: opinion.client_name,
    score: opinion.score ?? 0,
    description: opinion.description ?? '',
  };
  const problems = returned?.problems ?? {};
  const first = FIELDS.find((field) => problems[field]);
  const given = opinion.score !== null;
  return (
    <form method="post" className="opinion-form" noValidate>
      {problems[''] && (
        <p className="opinion-form__problem" role="alert">
          {problems['']}
        </p>
      )}
      <fieldset className="opinion-form__stars" aria-describedby={problems.score && 'score-problem'}>
        <legend>Estrellas</legend>
        <div className="star-choice">
          {SCORES.map((score, at) => (
            <label key={score} className="star-choice__half" title={scoreLabel(score)}>
              <input
                type="radio"
                name="score"
                value={score}
                defaultChecked={score === values.score}
                autoFocus={first === 'score' && at === 0}
              />
              <span>{scoreLabel(score)}</span>
            </label>
          ))}
        </div>
        <Problem id="score-problem">{problems.score}</Problem>
      </fieldset>
      <div className="field">
        <label htmlFor="description">Tu opinión</label>
        <textarea
          id="description"
          className="input"
          name="description"
          rows={5}
          maxLength={limitsOf('GiveOpinionDto', 'description').maxLength}
          defaultValue={values.description}
          autoFocus={first === 'description'}
          aria-invalid={problems.description ? true : undefined}
          aria-describedby={problems.description ? 'description-problem' : 'description-hint'}
        />
        <p className="opinion-form__hint" id="description-hint">
          Hasta {limitsOf('GiveOpinionDto', 'description').maxLength} caracteres.
        </p>
        <Problem id="description-problem">{problems.description}</Problem>
      </div>
      <div className="field">
        <label htmlFor="client_name">Nombre que se muestra</label>
        <input
          id="client_name"
          className="input"
          name="client_name"
          maxLength={limitsOf('GiveOpinionDto', 'client_name').maxLength}
          autoComplete="off"
          defaultValue={values.client_name}
          autoFocus={first === 'client_name'}
          aria-invalid={problems.client_name ? true : undefined}
          aria-describedby={problems.client_name && 'client_name-problem'}
        />
        <Problem id="client_name-problem">{problems.client_name}</Problem>
      </div>
      <p className="opinion-form__hint">
        Se publica con este nombre y la marca ‘Opinión verificada’. Nadie cambia tus palabras.
      </p>
      <button className="btn" type="submit">
        {given ? 'Guardar cambios' : 'Enviar mi opinión'}
      </button>
    </form>
  );
}

function Problem({ id, children }: { id: string; children?: string }) {
  return children ? (
    <p className="opinion-form__problem" id={id} role="alert">
      {children}
    </p>
  ) : null;
}
