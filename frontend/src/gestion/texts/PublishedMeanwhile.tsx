import { Button } from 'antd';

import type { TextDto } from '../../api/generated';
import { Modal } from '../../ui/admin/dialog/Modal';
import type { TextDocument } from '../../ui/text/document';
import { ComparedTexts } from './ComparedTexts';
import { documentOf } from './text-document';

interface PublishedMeanwhileProps {
  /** What another person published; null where nobody did. */
  theirs: TextDto | null;
  mine: TextDocument;
  onTakeTheirs: (theirs: TextDto) => void;
  /** What is typed stays; publishing it then replaces what the other person published, knowingly. */
  onKeepMine: (theirs: TextDto) => void;
  /** Nothing is decided: publishing asks again. */
  onBack: () => void;
}

/** What another person published while this one was writing, beside what is written here. */
export function PublishedMeanwhile({ theirs, mine, onTakeTheirs, onKeepMine, onBack }: PublishedMeanwhileProps) {
  return (
    <Modal
      open={theirs !== null}
      title="Otra persona publicó cambios mientras editabas"
      width={1100}
      closable={false}
      mask={{ closable: false }}
      onCancel={onBack}
      footer={
        theirs && (
          <div className="text-foot">
            <Button onClick={() => onTakeTheirs(theirs)}>Quedarme con lo publicado</Button>
            <Button type="primary" autoFocus onClick={() => onKeepMine(theirs)}>
              Seguir con lo mío
            </Button>
          </div>
        )
      }
    >
      {theirs && (
        <ComparedTexts
          before={{ label: 'Lo publicado', document: documentOf(theirs) }}
          after={{ label: 'Lo tuyo', document: mine }}
        />
      )}
    </Modal>
  );
}
