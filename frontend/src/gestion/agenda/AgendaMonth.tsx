import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { BlockedRangeDto, EveningDto, HeldDayDto } from '../../api/generated';
import { weekdayText } from '../../ui/days';
import { momentText } from '../../ui/admin/moments';
import { monthOf } from '../../ui/months';
import { todayInChile } from '../../ui/today';
import { CONFLICT_LABELS, hoursText, tableText } from '../evening/evening-text';
import { eveningPath, requestPath } from '../paths';
import { WEEKDAYS } from '../../ui/weeks';
import type { AgendaDay } from './agenda-entries';

/** Entries that a day shows at first. */
const SOME = 4;

interface AgendaMonthProps {
  month: string;
  weeks: string[][];
  days: Map<string, AgendaDay>;
  onBlock: (block: BlockedRangeDto) => void;
  onDay: (day: string) => void;
}

/** The weeks of a month. A table leads to its request, a blocked day to its form, and the number of a day blocks it. */
export function AgendaMonth({ month, weeks, days, onBlock, onDay }: AgendaMonthProps) {
  const today = todayInChile();
  return (
    <table className="g-agenda-month">
      <thead>
        <tr>
          {WEEKDAYS.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={[monthOf(day) !== month && 'is-other', day === today && 'is-today']
                  .filter(Boolean)
                  .join(' ')}
              >
                <button
                  type="button"
                  className="g-agenda-number"
                  aria-label={`Bloquear el ${weekdayText(day)}`}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onDay(day)}
                >
                  {Number(day.slice(8))}
                </button>
                <DayEntries found={days.get(day)} onBlock={onBlock} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayEntries({ found, onBlock }: { found: AgendaDay | undefined; onBlock: (block: BlockedRangeDto) => void }) {
  const [whole, setWhole] = useState(false);
  if (!found) return null;
  const all = [
    ...found.evenings.map((evening) => <Table key={`e${evening.id}`} evening={evening} />),
    ...found.held.map((kept) => <Held key={`h${kept.id}`} kept={kept} />),
    ...found.blocked.map((block) => <Block key={`b${block.id}`} block={block} onBlock={onBlock} />),
  ];
  const more = all.length - SOME;
  return (
    <ul>
      {whole || more <= 1 ? all : all.slice(0, SOME)}
      {!whole && more > 1 && (
        <li>
          <button type="button" className="g-agenda-all" onClick={() => setWhole(true)}>
            {more} más
          </button>
        </li>
      )}
    </ul>
  );
}

function Table({ evening }: { evening: EveningDto }) {
  const { conflict, to_confirm: toConfirm } = evening;
  return (
    <li>
      <Link
        to={eveningPath(evening.id)}
        className={toConfirm ? 'g-agenda-table is-to-confirm' : 'g-agenda-table'}
        data-conflict={conflict}
        title={`${hoursText(evening)}, ${evening.chef_name}: ${tableText(evening)}${toConfirm ? ', por confirmar' : ''}`}
      >
        <span className="g-agenda-hour">{evening.starts_at}</span> <b>{evening.chef_name}</b>
        <span className="g-agenda-who">{tableText(evening)}</span>
        {toConfirm && <span className="g-agenda-waits">Por confirmar</span>}
        {conflict && <span className="g-agenda-conflict">{CONFLICT_LABELS[conflict]}</span>}
      </Link>
    </li>
  );
}

/** A day that a chef keeps for a request, without an agreement yet. */
function Held({ kept }: { kept: HeldDayDto }) {
  const { quote_request_id: request, starts_at: at, chef_name: chef, client_first_name: client, until } = kept;
  return (
    <li>
      <Link
        to={requestPath(request)}
        className="g-agenda-table is-held"
        title={`${at}, ${chef}: apartado para ${client} hasta el ${momentText(until)}`}
      >
        <span className="g-agenda-hour">{at}</span> <b>{chef}</b>
        <span className="g-agenda-who">Apartado para {client}</span>
      </Link>
    </li>
  );
}

function Block({ block, onBlock }: { block: BlockedRangeDto; onBlock: (block: BlockedRangeDto) => void }) {
  return (
    <li>
      <button
        type="button"
        className="g-agenda-block"
        title={`${block.chef_name}, bloqueado: ${block.reason}`}
        onClick={() => onBlock(block)}
      >
        <b>{block.chef_name}</b>
        <span className="g-agenda-who">{block.reason}</span>
      </button>
    </li>
  );
}
