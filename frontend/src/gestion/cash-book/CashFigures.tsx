import { useGetCashFiguresQuery, type CashFiguresDto } from '../../api/api';
import { WAY_NAMES } from '../../api/staff-names.generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { clp, counted } from '../../ui/format';
import { Fact } from '../layout/Fact';

/** What a month comes to: what came and went, by way, and what is still to pay. */
export function CashFigures({ month }: { month: string }) {
  const { currentData, error, refetch, isFetching } = useGetCashFiguresQuery(
    { month },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnReturn(refetch);
  const figures = currentData?.data;
  if (error && !figures && !isFetching)
    return <LoadingOrError error={error} onRetry={refetch} className="cash-unread" />;
  return (
    <section className="cash-figures" aria-label="Cifras del mes" aria-busy={!figures}>
      <Sums figures={figures} />
      <Ways figures={figures} />
      <Open figures={figures} />
    </section>
  );
}

type Read = { figures: CashFiguresDto | undefined };

/** While the figures load, a box of the same size. */
const Amount = ({ of: amount }: { of: number | undefined }) =>
  amount === undefined ? <span className="cash-wait" aria-hidden="true" /> : <>{clp(amount)}</>;

function Sums({ figures }: Read) {
  const sum = (column: 'came_in' | 'given_back' | 'paid_out') =>
    figures?.ways.reduce((all, way) => all + way[column], 0);
  return (
    <dl className="cash-sums">
      <Fact name="Entró">
        <Amount of={sum('came_in')} />
      </Fact>
      <Fact name="Se devolvió">
        <Amount of={sum('given_back')} />
      </Fact>
      <Fact name="Se pagó a chefs">
        <Amount of={sum('paid_out')} />
      </Fact>
      <Fact name="Queda del mes" className="cash-sum-total">
        <Amount of={figures?.sums.by_entry} />
      </Fact>
    </dl>
  );
}

const WAYS = ['card', 'transfer', 'other'] as const;

const COLUMNS = { came_in: 'Entró', given_back: 'Se devolvió', paid_out: 'A chefs', total: 'Queda' } as const;

/** The ways beside each other, which fit a phone; what came and went below each. */
function Ways({ figures }: Read) {
  return (
    <div className="cash-ways">
      <table>
        <caption>Por forma de pago</caption>
        <thead>
          <tr>
            <td />
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {WAY_NAMES[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((column) => (
            <tr key={column}>
              <th scope="row">{COLUMNS[column]}</th>
              {WAYS.map((way) => (
                <td key={way}>
                  <Amount of={figures?.ways.find((one) => one.way === way)?.[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cash-note">{figures ? balanceText(figures) : ' '}</p>
    </div>
  );
}

/** That the month comes to the same however it is summed; if it ever does not, how it differs. */
function balanceText({ sums: { by_entry: entry, by_way: way, by_account: account } }: CashFiguresDto): string {
  if (entry === way && way === account)
    return `Cuadra: por movimiento, por forma de pago y por velada o gift card suma ${clp(entry)}.`;
  return `No cuadra: por movimiento suma ${clp(entry)}; por forma de pago, ${clp(way)}; por velada o gift card, ${clp(account)}.`;
}

function Open({ figures }: Read) {
  const { due, overdue, gift_cards_open: cards } = figures ?? {};
  return (
    <dl className="cash-open">
      <OpenSum
        name="Por cobrar este mes"
        amount={due?.amount}
        note={due && counted(due.count, 'velada, desde hoy', 'veladas, desde hoy')}
      />
      <OpenSum
        name="Atrasado"
        className={overdue?.amount ? 'is-late' : undefined}
        amount={overdue?.amount}
        note={overdue && counted(overdue.count, 'velada', 'veladas')}
      />
      <OpenSum
        name="Gift cards abiertas hoy"
        amount={cards?.amount}
        note={figures && cards && cardsText(figures, cards.count)}
      />
    </dl>
  );
}

interface OpenSumProps {
  name: string;
  className?: string;
  amount: number | undefined;
  note: string | undefined;
}

function OpenSum({ name, className, amount, note = ' ' }: OpenSumProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        <Amount of={amount} />
      </dd>
      <dd className="cash-note">{note}</dd>
    </div>
  );
}

const cardsText = ({ gift_cards_sold: sold, gift_cards_used: used }: CashFiguresDto, count: number): string =>
  `${counted(count, 'gift card', 'gift cards')}; en el mes se vendieron ${clp(sold)} y se usaron ${clp(used)}`;
