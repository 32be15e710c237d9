import type { MyPlanDto, MyStepDto } from '../../api/link.generated';
import { longDay } from '../../ui/evening-words';
import { todayInChile } from '../../ui/today';

export const STEP_NAMES: Record<MyStepDto['what'], string> = { reserva: 'Reserva', saldo: 'Saldo', total: 'Total' };

/** Until when a step is paid. Before the yes its first days are counted from there. */
export function dueWords(
  { what, due_on: day, overdue }: MyStepDto,
  { agreed, steps, reserva_hours: hours, at_once: isAtOnce }: MyPlanDto,
): string {
  if (overdue) return `Venció el ${longDay(day)}`;
  // A reserva that may take longer is due with the saldo.
  if (agreed || what === 'saldo' || day === steps[1]?.due_on) return `Hasta el ${longDay(day)}`;
  if (what === 'reserva') return `En las ${hours} horas después de aceptar`;
  // The whole at once: of a near evening with the yes, of another one when its saldo would be due.
  return isAtOnce ? 'Al aceptar' : `Hasta el ${longDay(day)}`;
}

export function whyWords(plan: MyPlanDto): string | null {
  const { steps, saldo_days: days, at_once: isAtOnce } = plan;
  const [first, saldo] = steps;
  const words = [
    isAtOnce && first && first.left > 0 && 'Se paga todo de una vez, porque tu mesa es pronto.',
    confirmWords(plan),
    // A move may have brought it nearer than that.
    saldo && saldo.due_on > todayInChile() && `El saldo se paga ${days} días hábiles antes de tu mesa.`,
  ];
  return words.filter(Boolean).join(' ') || null;
}

/** What confirms the date; null where it is confirmed, or the yes alone does it. */
export const confirmWords = ({ to_confirm: toConfirm, steps: [first] }: MyPlanDto): string | null =>
  toConfirm && first ? `La fecha se confirma cuando pagas ${STEP_WORDS[first.what]}.` : null;

export const nextOf = ({ steps }: MyPlanDto): MyStepDto | undefined => steps.find(({ left }) => left > 0);

/** 'la reserva', 'el saldo', 'todo': within a sentence. */
export const STEP_WORDS: Record<MyStepDto['what'], string> = {
  reserva: 'la reserva',
  saldo: 'el saldo',
  total: 'todo',
};
