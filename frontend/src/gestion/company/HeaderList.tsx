import { Button } from 'antd';

import { MAX_HEADERS } from '../../api/page-values.generated';
import type { HeaderDto } from '../../api/public.generated';
import { RowMenu } from '../../ui/admin/list/RowMenu';
import { cut } from '../../ui/format';
import { Picture } from '../../ui/Picture';
import { HISTORY } from '../history/use-history';
import { SEE_CHANGES } from '../versions/Changes';
import '../../ui/admin/feedback/blank.css';

/** Characters of a description in its card. The whole text is in its form. */
const SHOWN = 120;

interface HeaderListProps {
  headers: HeaderDto[];
  isBusy: (id: number) => boolean;
  onAdd: () => void;
  onEdit: (header: HeaderDto) => void;
  onSeeChanges: (header: HeaderDto) => void;
  onSeeHistory: (header: HeaderDto) => void;
  onDelete: (header: HeaderDto) => void;
}

/** The covers of the home page, in order, at most three. */
export function HeaderList({ headers, isBusy, onAdd, onEdit, onSeeChanges, onSeeHistory, onDelete }: HeaderListProps) {
  const full = headers.length >= MAX_HEADERS;
  return (
    <section className="headers" aria-labelledby="headers">
      <div className="headers-head">
        <div>
          <h2 id="headers">Headers</h2>
          <p className="company-hint" id="headers-limit">
            {full
              ? `Ya hay ${MAX_HEADERS} headers, el máximo. Elimina uno para agregar otro.`
              : `Portadas del inicio, en este orden. Hasta ${MAX_HEADERS}.`}
          </p>
        </div>
        <Button disabled={full} aria-describedby="headers-limit" onClick={onAdd}>
          Agregar Header
        </Button>
      </div>
      {headers.length === 0 ? (
        <div className="blank">
          <p>Aún no hay headers: el inicio se ve sin portada.</p>
        </div>
      ) : (
        <ul className="header-cards">
          {headers.map((header, index) => (
            <li key={header.id}>
              <Picture image={header.header_image} alt="" sizes="(width < 48rem) 100vw, 30rem" />
              <div className="header-card-words">
                <div>
                  <h3>{header.cover_title}</h3>
                  <p>{cut(header.cover_description, SHOWN)}</p>
                  <p className="company-hint">
                    Portada {index + 1} de {headers.length}
                  </p>
                </div>
                <RowMenu
                  subject={header.cover_title}
                  busy={isBusy(header.id)}
                  actions={[
                    { key: 'edit', label: 'Editar', onSelect: () => onEdit(header) },
                    { key: 'changes', label: SEE_CHANGES, onSelect: () => onSeeChanges(header) },
                    { key: 'history', label: HISTORY, onSelect: () => onSeeHistory(header) },
                    { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => onDelete(header) },
                  ]}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
