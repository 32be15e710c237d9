import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useNoteQuoteRequestMutation, useSendSheetMutation, type DutyDto } from '../../api/api';
import { shortWeekday } from '../../ui/days';
import { StateTag } from '../../ui/admin/list/StateTag';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { momentText } from '../../ui/admin/moments';
import { todayInChile } from '../../ui/today';
import { phone } from '../../ui/format';
import { newUuid } from '../../ui/uuid';
import { agoText, eveningDay } from './duty-text';

/** Kinds that look otherwise than as waiting. */
const LOOKS: Partial<Record<DutyDto['kind'], 'on' | 'bad' | 'off'>> = {
  late_request: 'bad',
  declined: 'bad',
  expired: 'bad',
  change_declined: 'bad',
  change_expired: 'bad',
  undelivered: 'bad',
  without_chef: 'bad',
  chef_answer: 'on',
  stale_sheet: 'bad',
  overdue: 'bad',
  to_verify: 'bad',
  withdrawn: 'off',
  accepted: 'on',
  evening: 'on',
};

interface DutyProps {
  duty: DutyDto;
  calls: RowCall;
}

/** Something that somebody has to do: what kind it is, about whom, since when, whose it is, and its press. */
export function Duty({ duty, calls }: DutyProps) {
  const { kind, title, client, path, text, owner, evening } = duty;
  return (
    <li className="g-duty">
      <StateTag look={LOOKS[kind] ?? 'wait'}>{title}</StateTag>
      <div className="g-duty-what">
        <Link to={path}>{client || title}</Link>
        {evening ? <Evening evening={evening} guests={text} /> : text && <p>{text}</p>}
      </div>
      <p className="g-duty-when">
        <When duty={duty} />
        <span>{owner?.active ? owner.name : 'Nadie'}</span>
      </p>
      <DutyPress duty={duty} calls={calls} />
    </li>
  );
}

/** Where and for how many, and who cooks. */
function Evening({ evening, guests }: { evening: NonNullable<DutyDto['evening']>; guests: string }) {
  const { place, chef_name: chef, phone_number: number } = evening;
  return (
    <p>
      {[place, guests].filter(Boolean).join(' · ')}
      <br />
      Cocina {chef}
      {number && (
        <>
          {' · '}
          <a href={`tel:${number}`}>{phone(number)}</a>
        </>
      )}
    </p>
  );
}

function When({ duty: { since, due_on: due, evening } }: Pick<DutyProps, 'duty'>) {
  if (evening)
    return (
      <strong>
        {eveningDay(evening.day)}, {evening.starts_at}&nbsp;h
      </strong>
    );
  if (due) return <span className={due < todayInChile() ? 'g-duty-late' : undefined}>Plazo: {shortWeekday(due)}</span>;
  return (
    <time dateTime={since} title={momentText(since)}>
      {agoText(since)}
    </time>
  );
}

function DutyPress({ duty, calls }: DutyProps) {
  const { press, request_id: request, evening_id: evening, title, client } = duty;
  const [note] = useNoteQuoteRequestMutation();
  const [sendSheet] = useSendSheetMutation();
  const key = `${duty.kind} ${request}`;
  // The row stays until it is read again: a second press is not a second note, and sends no second sheet.
  const [creationKey] = useState(newUuid);
  const [done, setDone] = useState(false);
  const acknowledge = (id: number) => {
    const noteQuoteRequestDto = { text: `${title}: visto en «Hoy».`, creation_key: creationKey };
    return note({ id, noteQuoteRequestDto }).unwrap();
  };
  const act = async () => {
    const outcome =
      press.does === 'send_sheet'
        ? await calls.run(key, () => sendSheet({ id: evening ?? 0, sendSheetDto: { by: 'mail' } }).unwrap())
        : await calls.run(
            key,
            () => acknowledge(request ?? 0),
            () => 'Quedó anotado en el seguimiento.',
          );
    if (outcome.answer) setDone(true);
  };
  const label = `${press.label}: ${client || title}`;
  if (press.does === 'open')
    return (
      <Link to={press.path} className="btn btn--outline btn--xs g-duty-press" aria-label={label}>
        {press.label}
      </Link>
    );
  return (
    <button
      type="button"
      className="btn btn--outline btn--xs g-duty-press"
      disabled={calls.isBusy(key) || done}
      aria-label={label}
      onClick={() => void act()}
    >
      {press.label}
    </button>
  );
}
