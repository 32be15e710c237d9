import { Switch } from 'antd';

import { useGetSheetsAtOnceQuery, useSetSheetsAtOnceMutation } from '../../api/generated';
import { useRowCall } from '../../ui/admin/list/use-row-call';

const CALL = 'sheets';

/** Whether chefs get the sheet at once after a yes, or when somebody presses. */
export function SheetsAtOnce() {
  const { data } = useGetSheetsAtOnceQuery();
  const [set] = useSetSheetsAtOnceMutation();
  const { run, isBusy } = useRowCall();
  if (!data) return null;
  const change = (send: boolean) =>
    void run(
      CALL,
      () => set({ sheetsAtOnceDto: { send } }).unwrap(),
      () => (send ? 'La ficha sale apenas el cliente acepta.' : 'La ficha sale cuando alguien la envía.'),
    );
  return (
    <label className="g-agenda-switch">
      <Switch checked={data.data.send} loading={isBusy(CALL)} onChange={change} />
      Enviar la ficha al chef apenas el cliente acepta
    </label>
  );
}
