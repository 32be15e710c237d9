import { Link } from 'react-router-dom';

import { useListTextsQuery, type TextRowDto } from '../../api/generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { PageHead } from '../layout/PageHead';
import { TEXTS_PATH, textPath } from '../paths';
import './texts.css';
import { versionLine } from './version-line';

/** 'Textos': what the site says that changes with the business and the law. */
export function TextsPage() {
  const { data, error, refetch } = useListTextsQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchOnReturn(refetch);
  return (
    <>
      <PageHead title="Textos" crumbs={[{ name: 'Textos', path: TEXTS_PATH }]} />
      <p className="texts-intro">
        Lo que el sitio dice y cambia con el negocio o la ley. Cada texto guarda sus versiones, y siempre puedes volver
        al original.
      </p>
      {data ? (
        <ul className="texts-list" role="list">
          {data.data.map((text) => (
            <TextRow key={text.text} {...text} />
          ))}
        </ul>
      ) : (
        <LoadingOrError error={error} onRetry={refetch} />
      )}
    </>
  );
}

function TextRow(row: TextRowDto) {
  return (
    <li>
      <Link to={textPath(row.text)}>{row.name}</Link>
      <p>{row.where}</p>
      <p className="texts-list__version">
        {row.is_original ? <StateTag look="off">Original</StateTag> : <StateTag>Editado</StateTag>} {versionLine(row)}
      </p>
    </li>
  );
}
