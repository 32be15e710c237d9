import { Form } from 'antd';

import { TickBox } from '../../ui/admin/field/TickBox';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { agreedToRestrictions } from './agreement';

const { Field } = fieldsOf('RestrictQuoteRequestDto');

/** Asks for the client's consent once the form's `restrictions` say something: they are about health. */
export function RestrictionsConsent() {
  return (
    <Form.Item noStyle dependencies={['restrictions']}>
      {({ getFieldValue }) =>
        String(getFieldValue('restrictions') ?? '').trim() !== '' && (
          <Field
            name="restrictions_consent"
            label="Consentimiento para las restricciones"
            marked
            insteadRules={[{ validator: agreedToRestrictions }]}
          >
            <TickBox>El cliente aceptó que usemos este dato de salud solo para preparar la comida.</TickBox>
          </Field>
        )
      }
    </Form.Item>
  );
}
