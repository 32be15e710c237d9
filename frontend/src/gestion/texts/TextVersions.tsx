import { Button } from 'antd';
import { useState } from 'react';

import {
  useGetTextVersionQuery,
  useListTextVersionsQuery,
  useRestoreTextMutation,
  type TextDto,
  type TextVersionDto,
} from '../../api/generated';
import { messageOf } from '../../api/error-text';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { Modal } from '../../ui/admin/dialog/Modal';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { StateTag } from '../../ui/admin/list/StateTag';
import type { TextDocument } from '../../ui/text/document';
import { useToast } from '../../ui/Toast';
import { ComparedTexts } from './ComparedTexts';
import { documentOf } from './text-document';
import { versionLine } from './version-line';

/** Every version of a text, each beside the one that is shown, and a way back to it. */
export function TextVersions({ text, disabled }: { text: TextDto; disabled: boolean }) {
  const { data, error, refetch } = useListTextVersionsQuery({ text: text.text }, { refetchOnMountOrArgChange: true });
  const [compared, setCompared] = useState<TextVersionDto | null>(null);
  if (!data) return <LoadingOrError error={error} onRetry={refetch} className="text-versions" />;
  return (
    <section className="section-sheet text-versions" aria-labelledby="versiones">
      <h2 id="versiones">Versiones</h2>
      <ol reversed>
        {data.data.map((version) => (
          <li key={version.number}>
            <span>
              {versionLine(version)} {version.is_original && <StateTag look="off">Original</StateTag>}
            </span>
            {version.number === text.number ? (
              <StateTag>En el sitio</StateTag>
            ) : (
              <Button
                size="small"
                onClick={() => setCompared(version)}
                aria-label={`Ver cambios de la ${version.number}`}
              >
                Ver cambios
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Modal
        open={compared !== null}
        title={compared && versionLine(compared)}
        width={1100}
        footer={null}
        onCancel={() => setCompared(null)}
      >
        {compared && <OneVersion text={text} version={compared} disabled={disabled} onDone={() => setCompared(null)} />}
      </Modal>
    </section>
  );
}

interface OneVersionProps {
  text: TextDto;
  version: TextVersionDto;
  disabled: boolean;
  onDone: () => void;
}

function OneVersion({ text, version, disabled, onDone }: OneVersionProps) {
  const toast = useToast();
  const { currentData, error, refetch } = useGetTextVersionQuery({ text: text.text, id: version.number });
  const [restore, { isLoading }] = useRestoreTextMutation();
  if (!currentData) return <LoadingOrError error={error} onRetry={refetch} />;
  const old: TextDocument = documentOf(currentData.data);
  const go = async () => {
    try {
      const { msg } = await restore({
        text: text.text,
        id: version.number,
        seenVersionDto: { number: text.number },
      }).unwrap();
      toast.success(msg);
      onDone();
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  };
  return (
    <>
      <ComparedTexts
        before={{ label: `Versión ${version.number}`, document: old }}
        after={{ label: `En el sitio: versión ${text.number}`, document: documentOf(text) }}
      />
      <div className="text-foot">
        {disabled && <p>Publica o descarta tus cambios antes de restaurar.</p>}
        <LoadingButton type="primary" busy={isLoading} disabled={disabled} onClick={() => void go()}>
          Restaurar esta versión
        </LoadingButton>
      </div>
    </>
  );
}
