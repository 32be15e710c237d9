import { Alert } from 'antd';

import type { FormDto } from '../../api/generated';
import { usedForm } from './form-list';

/** Says which form the site shows where several are active: only the first is used. */
export function SecondActive({ forms }: { forms: FormDto[] }) {
  const active = forms.filter(({ state }) => state === 'active');
  const used = usedForm(forms);
  if (!used || active.length < 2) return null;
  return (
    <div className="forms-warning">
      <Alert
        type="warning"
        showIcon
        title={`Hay ${active.length} formularios activos y el sitio usa solo el primero`}
        description={
          <>
            Se muestra <strong>{used.title}</strong> en /{used.url}. Para usar otro, desactiva los que están antes.
          </>
        }
      />
    </div>
  );
}
