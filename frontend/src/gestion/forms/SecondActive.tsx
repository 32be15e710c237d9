import { Alert } from 'antd';

import { useListActiveFormsQuery } from '../../api/public.generated';

/** Says which form the site shows where several are active: only the oldest is used. */
export function SecondActive() {
  const active = useListActiveFormsQuery().data?.data ?? [];
  const [used] = active;
  if (!used || active.length < 2) return null;
  return (
    <div className="forms-warning">
      <Alert
        type="warning"
        showIcon
        title={`Hay ${active.length} formularios activos y el sitio usa solo el más antiguo`}
        description={
          <>
            Se muestra <strong>{used.title}</strong> en /{used.url}. Para usar otro, desactiva los que se crearon antes.
          </>
        }
      />
    </div>
  );
}
