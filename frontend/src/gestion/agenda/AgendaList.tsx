import { Link } from 'react-router-dom';

import type { BlockedRangeDto, EveningDto, HeldDayDto } from '../../api/generated';
import { monthDay, weekdayText } from '../../ui/days';
import { momentText } from '../../ui/admin/moments';
import { todayInChile } from '../../ui/today';
import { RowMenu } from '../../ui/admin/list/RowMenu';
import { CONFLICT_LABELS, hoursText, tableText } from '../evening/evening-text';
import { Blank } from '../layout/Blank';
import { eveningPath, requestPath } from '../paths';
import type { AgendaDay } from './agenda-entries';

interface BlockActions {
  onBlock: (block: BlockedRangeDto) => void;
  onFree: (block: BlockedRangeDto) => void;
  isBusy: (id: number) => boolean;
}

/** The days on which something begins, one after the other: a range says itself how long it is. */
function inOrder(days: Map<string, AgendaDay>): AgendaDay[] {
  const shown = new Set<number>();
  return [...days.values()]
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ blocked, ...day }) => {
      const fresh = blocked.filter(({ id }) => !shown.has(id));
      for (const { id } of fresh) shown.add(id);
      return { ...day, blocked: fresh };
    })
    .filter(({ evenings, held, blocked }) => evenings.length + held.length + blocked.length > 0);
}

/** Whether all of a day's tables and blocked days are over. */
const isOver = ({ day, blocked }: AgendaDay, today: string): boolean =>
  day < today && blocked.every(({ last_day: last }) => last < today);

/**
 * The days of a month on which there is something, one after the other. What is over is folded away while something is to come, so that
 * the list begins with it.
 */
export function AgendaList({ days, ...actions }: BlockActions & { days: Map<string, AgendaDay> }) {
  const sorted = inOrder(days);
  const today = todayInChile();
  const over = sorted.filter((day) => isOver(day, today));
  const toCome = sorted.filter((day) => !isOver(day, today));
  if (sorted.length === 0) return <Blank>Este mes no hay mesas ni días bloqueados.</Blank>;
  if (over.length === 0 || toCome.length === 0) return <Days days={sorted} today={today} {...actions} />;
  return (
    <>
      <details className="g-agenda-over">
        <summary>{over.length === 1 ? '1 día anterior' : `${over.length} días anteriores`}</summary>
        <Days days={over} today={today} {...actions} />
      </details>
      <Days days={toCome} today={today} {...actions} />
    </>
  );
}

function Days({ days, today, ...actions }: BlockActions & { days: AgendaDay[]; today: string }) {
  return (
    <ol className="g-agenda-list">
      {days.map(({ day, evenings, held, blocked }) => (
        <li key={day}>
          <h3>{day === today ? `Hoy, ${weekdayText(day)}` : weekdayText(day)}</h3>
          <ul>
            {evenings.map((evening) => (
              <Table key={`e${evening.id}`} evening={evening} />
            ))}
            {held.map((kept) => (
              <Held key={`h${kept.id}`} kept={kept} />
            ))}
            {blocked.map((block) => (
              <Block key={`b${block.id}`} block={block} {...actions} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Table({ evening }: { evening: EveningDto }) {
  const { conflict, to_confirm: toConfirm } = evening;
  return (
    <li data-conflict={conflict} className={toConfirm ? 'is-to-confirm' : undefined}>
      <span className="g-agenda-hour">{hoursText(evening)}</span>
      <div>
        <b>{evening.chef_name}</b>
        <p>
          <Link to={eveningPath(evening.id)}>{tableText(evening)}</Link>
        </p>
        {evening.menu && <p className="g-soft">{evening.menu}</p>}
        {toConfirm && <p className="g-agenda-waits">Por confirmar</p>}
        {conflict && <p className="g-agenda-conflict">{CONFLICT_LABELS[conflict]}</p>}
      </div>
    </li>
  );
}

/** A day that a chef keeps for a request, without an agreement yet. */
function Held({ kept }: { kept: HeldDayDto }) {
  return (
    <li className="is-held">
      <span className="g-agenda-hour">{kept.starts_at}</span>
      <div>
        <b>{kept.chef_name}</b>
        <p>
          <Link to={requestPath(kept.quote_request_id)}>Apartado para {kept.client_first_name}</Link>
        </p>
        <p className="g-soft">Hasta el {momentText(kept.until)}</p>
      </div>
    </li>
  );
}

const rangeText = ({ first_day: first, last_day: last }: BlockedRangeDto): string =>
  first === last ? 'Todo el día' : `Del ${monthDay(first)} al ${monthDay(last)}`;

function Block({ block, onBlock, onFree, isBusy }: BlockActions & { block: BlockedRangeDto }) {
  return (
    <li className="is-block">
      <span className="g-agenda-hour">Bloqueado</span>
      <div>
        <b>{block.chef_name}</b>
        <p>{block.reason}</p>
        <p className="g-soft">{rangeText(block)}</p>
      </div>
      <RowMenu
        subject={`el bloqueo de ${block.chef_name}`}
        busy={isBusy(block.id)}
        actions={[
          { key: 'edit', label: 'Editar', onSelect: () => onBlock(block) },
          { key: 'free', label: 'Eliminar', danger: true, onSelect: () => onFree(block) },
        ]}
      />
    </li>
  );
}
