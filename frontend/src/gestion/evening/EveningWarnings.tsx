import { Checkbox, Form } from 'antd';
import { useEffect } from 'react';

import { useGetAgendaQuery } from '../../api/generated';
import type { FormControl } from '../../ui/admin/field/form-control';
import { blockedText, heldText, takenText } from './evening-text';
import { daysAround, overlap, type Hours } from './hours';
import './evening.css';

interface EveningWarningsProps {
  chefId: number | undefined;
  /** The request whose own evening is in nobody's way. */
  requestId: number | undefined;
}

/** Says why the chef is not free on the day in the form, and lets anyone who knows better go on. */
export function EveningWarnings(of: EveningWarningsProps) {
  const form = Form.useFormInstance();
  const minutes = (Form.useWatch('minutes', form) as number | undefined) ?? 0;
  const { day, starts_at: startsAt, others, warnings } = useInTheWay(of, minutes);
  // What was refused was refused for this chef and hour.
  useEffect(() => {
    form.setFields([{ name: 'confirmed', errors: [] }]);
  }, [form, of.chefId, day, startsAt, minutes]);
  return (
    <div role="status">
      <Warnings texts={warnings} />
      <Form.Item name="confirmed" className="g-evening-confirmed">
        <Confirmation needed={others.length > 0} />
      </Form.Item>
    </div>
  );
}

interface MoveWarningsProps extends EveningWarningsProps {
  /** How long the evening lasts, for which the form does not ask. */
  minutes: number;
}

/** The same for an offer's evening. Nothing is confirmed in the form: the offer says afterwards that another one overlaps. */
export function MoveWarnings({ minutes, ...of }: MoveWarningsProps) {
  return (
    <div role="status">
      <Warnings texts={useInTheWay(of, minutes).warnings} />
    </div>
  );
}

function Warnings({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="g-evening-warnings">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/**
 * What is in the way of the evening in the form: also an evening of the day before that goes on past midnight, or one of the
 * day after where this one does.
 */
function useInTheWay({ chefId, requestId }: EveningWarningsProps, minutes: number) {
  const form = Form.useFormInstance();
  const day = (Form.useWatch('day', form) as string | undefined) ?? '';
  const startsAt = (Form.useWatch('starts_at', form) as string | undefined) ?? '';
  const around = daysAround(day);
  const { currentData } = useGetAgendaQuery(
    { from: around?.[0] ?? '', to: around?.[1] ?? '', chef: chefId },
    { skip: chefId === undefined || !around, refetchOnMountOrArgChange: true },
  );
  const { evenings = [], held = [], blocked = [] } = chefId === undefined || !around ? {} : (currentData?.data ?? {});
  const own: Hours = { day, starts_at: startsAt, minutes };
  const others = evenings.filter(
    (evening) => evening.quote_request_id !== requestId && (evening.day === day || overlap(evening, own)),
  );
  const warnings = [
    ...others.map((evening) => takenText(evening, day)),
    ...held.filter((kept) => kept.quote_request_id !== requestId && kept.day === day).map(heldText),
    ...blocked.filter(({ first_day: from, last_day: to }) => from <= day && day <= to).map(blockedText),
  ];
  return { day, starts_at: startsAt, others, warnings };
}

interface ConfirmationProps extends FormControl<boolean> {
  needed: boolean;
}

/** There where it is needed, and where the server asks for it: it may know more than was read. */
function Confirmation({ value, onChange, needed, ...given }: ConfirmationProps) {
  const { status } = Form.Item.useStatus();
  if (!needed && !value && status !== 'error') return null;
  return (
    <Checkbox {...given} checked={value ?? false} onChange={({ target }) => onChange?.(target.checked)}>
      Lo sé: moverla igual, aunque se crucen
    </Checkbox>
  );
}
