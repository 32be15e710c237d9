import type { MyPlanDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { PageStyle } from '../../ui/PageStyle';
import css from './money.css?inline';
import { dueWords, STEP_NAMES, whyWords } from './plan-words';

/** What is paid when, step by step. */
export function MoneySteps({ plan }: { plan: MyPlanDto }) {
  const why = whyWords(plan);
  return (
    <>
      <PageStyle name="money" css={css} />
      <ol className="money-steps" role="list">
        {plan.steps.map((step) => (
          <li key={step.what} className={step.left === 0 ? 'is-paid' : step.overdue ? 'is-overdue' : undefined}>
            <span className="money-steps__what">{STEP_NAMES[step.what]}</span>
            <span className="money-steps__amount">{clp(step.amount)}</span>
            <span className="money-steps__when">{whenWords(plan, step)}</span>
          </li>
        ))}
      </ol>
      {why && <p className="help">{why}</p>}
    </>
  );
}

function whenWords(plan: MyPlanDto, step: MyPlanDto['steps'][number]): string {
  if (step.left === 0) return 'Pagado';
  const left = step.left < step.amount ? `Faltan ${clp(step.left)}. ` : '';
  return left + dueWords(step, plan);
}
