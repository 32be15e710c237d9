import { useEndWeeklyRuleMutation, type BlockedRangeDto } from '../../api/generated';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { useRowCall } from '../../ui/admin/list/use-row-call';

interface WeeklyRuleProps {
  block: BlockedRangeDto;
  onEnded: () => void;
}

/** Of a day that belongs to a chef's weekly rule: ends the rule, and not only this day. */
export function WeeklyRule({ block: { id, chef_id, first_day: day, reason }, onEnded }: WeeklyRuleProps) {
  const [end] = useEndWeeklyRuleMutation();
  const { run, isBusy } = useRowCall();
  const endIt = async (): Promise<void> => {
    // Sundays count as 7.
    const weekday = new Date(day).getUTCDay() || 7;
    const { settled } = await run(id, () => end({ endWeeklyRuleDto: { chef_id, weekday } }).unwrap());
    if (settled) onEnded();
  };
  return (
    <div className="g-agenda-rule">
      <p>
        Es un día de una regla que el chef puso para todas las semanas: «{reason}». Aquí cambias solo este día; con la
        regla quedan libres todos, desde hoy.
      </p>
      <LoadingButton danger busy={isBusy(id)} onClick={() => void endIt()}>
        Terminar la regla
      </LoadingButton>
    </div>
  );
}
