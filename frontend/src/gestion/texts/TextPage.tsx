import { useParams } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import { useGetTextQuery, type TextDto } from '../../api/generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { HistoryButton } from '../history/HistoryButton';
import { Blank } from '../layout/Blank';
import { PageHead } from '../layout/PageHead';
import { TEXTS_PATH, textPath } from '../paths';
import '../../ui/admin/form/section-sheet.css';
import { TextForm } from './TextForm';
import './texts.css';

/** One text: its words, how they will look, and its versions. */
export function TextPage() {
  const { text = '' } = useParams();
  return <OneText key={text} text={text as TextDto['text']} />;
}

function OneText({ text }: { text: TextDto['text'] }) {
  const { currentData, error, refetch } = useGetTextQuery({ text }, { refetchOnMountOrArgChange: true });
  const shown = currentData?.data;
  const title = shown?.name ?? 'Texto';
  const isUnknown = statusOf(error) === 400;
  return (
    <>
      <PageHead
        title={title}
        crumbs={[{ name: 'Textos', path: TEXTS_PATH }, ...(shown ? [{ name: title, path: textPath(text) }] : [])]}
        action={
          shown && (
            <div className="text-actions">
              {shown.path && (
                <a href={shown.path} target="_blank" rel="noopener noreferrer">
                  Ver en el sitio
                </a>
              )}
              <HistoryButton kind="text" text={text} />
            </div>
          )
        }
      />
      {shown && <TextForm text={shown} reload={async () => (await refetch().unwrap()).data} />}
      {!shown && !isUnknown && <LoadingOrError error={error} onRetry={refetch} />}
      {isUnknown && <Blank link={{ to: TEXTS_PATH, label: 'Volver a los textos' }}>Este texto no existe.</Blank>}
    </>
  );
}
