import { Checkbox, Form } from 'antd';
import type { AriaAttributes } from 'react';

import { useGetAgendaQuery } from '../../api/generated';
import { blockedText, takenText } from './evening-text';
import './evening.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface EveningWarningsProps {
  chefId: number | undefined;
  /** The request whose own evening is in nobody's way. */
  requestId: number | undefined;
}

/** Says why the chef is not free on the day in the form, and lets whoever knows better go on. */
export function EveningWarnings({ chefId, requestId }: EveningWarningsProps) {
  const form = Form.useFormInstance();
  const day = Form.useWatch('day', form) as string | undefined;
  const refused = Form.useWatch('confirmed', form) as boolean | undefined;
  const asked = chefId !== undefined && day !== undefined && DAY.test(day);
  const { currentData } = useGetAgendaQuery(
    { from: day ?? '', to: day ?? '', chef: chefId },
    { skip: !asked, refetchOnMountOrArgChange: true },
  );
  const { evenings = [], blocked = [] } = asked ? (currentData?.data ?? {}) : {};
  const others = evenings.filter(({ quote_request_id: of }) => of !== requestId);
  const warnings = [...others.map(takenText), ...blocked.map(blockedText)];
  return (
    <div role="status">
      {warnings.length > 0 && (
        <ul className="g-evening-warnings">
          {warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {(others.length > 0 || refused) && (
        <Form.Item name="confirmed">
          <Confirmation />
        </Form.Item>
      )}
    </div>
  );
}

interface Given extends AriaAttributes {
  id?: string;
  value?: boolean;
  onChange?: (value: boolean) => void;
}

function Confirmation({ value, onChange, ...given }: Given) {
  return (
    <Checkbox {...given} checked={value ?? false} onChange={({ target }) => onChange?.(target.checked)}>
      Lo sé: agregarla igual, aunque se crucen
    </Checkbox>
  );
}
