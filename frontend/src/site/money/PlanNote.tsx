import type { MyPlanDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { MoneySteps } from './MoneySteps';
import { nextOf, STEP_WORDS } from './plan-words';

/** What is to pay, on the client's other pages: the plan, and the way to the page on which it is paid. */
export function PlanNote({ plan }: { plan: MyPlanDto }) {
  const next = nextOf(plan);
  return (
    <div className="money-note">
      {plan.steps.length > 0 && <MoneySteps plan={plan} />}
      {plan.agreed && <p>{agreedWords(plan)}</p>}
      {plan.url && (
        <p>
          <a className={next ? 'btn' : undefined} href={plan.url}>
            {next ? `Pagar ${STEP_WORDS[next.what]}: ${clp(next.left)}` : 'Ver tus pagos'}
          </a>
        </p>
      )}
    </div>
  );
}

/** Where it stands after the yes, in a sentence. */
function agreedWords({ paid, left, to_give_back: back, steps }: MyPlanDto): string {
  if (back > 0) return `Te devolvemos ${clp(back)}.`;
  if (steps.length === 0) return paid > 0 ? `Pagaste ${clp(paid)}.` : 'No hay nada que pagar.';
  if (left === 0) return 'Tu mesa está pagada por completo.';
  return paid > 0 ? `Has pagado ${clp(paid)} y quedan ${clp(left)}.` : 'Aún no hay pagos.';
}
