import { Button } from 'antd';
import { useState } from 'react';

import type { AuditLineDto } from '../../api/generated';
import { ListTable } from '../../ui/admin/list/ListTable';
import { Modal } from '../../ui/admin/dialog/Modal';
import { useList } from '../../ui/admin/list/use-list';
import { AUDIT_TABS } from '../history/audit-tabs';
import { actionText, actorText, momentText, recordText } from '../history/line-text';
import { LineChanges } from '../history/LineChanges';
import { PageHead } from '../layout/PageHead';
import { SectionTabs } from '../layout/SectionTabs';
import { useAuditList } from './audit-list';
import './audit.css';

/** Registro: who did what and when. It is only read; the database lets nobody change it. */
export function AuditPage() {
  const list = useList(useAuditList());
  const [line, setLine] = useState<AuditLineDto>();
  const [open, setOpen] = useState(false);
  const show = (chosen: AuditLineDto) => {
    setLine(chosen);
    setOpen(true);
  };
  return (
    <>
      <PageHead title="Registro" crumbs={[{ name: 'Registro', path: '/gestion/registro' }]} />
      <SectionTabs label="Registro" tabs={AUDIT_TABS} />
      <p className="g-about">
        Cada cambio queda anotado con quién lo hizo y cuándo, y nadie puede cambiarlo ni borrarlo. De los datos
        personales dice que cambiaron, nunca cuáles son. Se muestran hasta las 10.000 líneas más recientes de lo que
        buscas.
      </p>
      <ListTable
        list={list}
        actions={(row) => (
          <Button size="small" aria-label={`Ver cambios: ${recordText(row)}`} onClick={() => show(row)}>
            Ver
          </Button>
        )}
      />
      <Modal open={open} title={line && recordText(line)} width={760} footer={null} onCancel={() => setOpen(false)}>
        {line && (
          <>
            <p className="line-note">
              {actionText(line)} · {actorText(line)} · {momentText(line.at)}
            </p>
            <LineChanges line={line} />
          </>
        )}
      </Modal>
    </>
  );
}
