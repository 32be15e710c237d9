import { Button } from 'antd';
import { Suspense, useState } from 'react';

import { useDeleteBlockedRangeMutation, useGetAgendaQuery, type BlockedRangeDto } from '../../api/generated';
import { monthDay } from '../../ui/days';
import { ChefSelect } from '../../ui/admin/field/ChefSelect';
import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { ViewLinks } from '../../ui/admin/list/ViewLinks';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { Panels } from '../../ui/optional/Panels';
import { useMedia } from '../../ui/use-media';
import { MonthLinks } from '../layout/MonthLinks';
import { PageHead } from '../layout/PageHead';
import { AGENDA_PATH } from '../paths';
import { daysOf, weeksOf } from '../../ui/weeks';
import { byDay } from './agenda-entries';
import { AgendaList } from './AgendaList';
import { AgendaMonth } from './AgendaMonth';
import { FreeSaturdays } from './FreeSaturdays';
import { useAgendaAddress, type AgendaAddress } from './use-agenda-address';
import './agenda.css';

/* Forms weigh more than the month, and come with the press that needs them. */
const BlockDialog = optionalDialog(async () => (await import('./BlockDialog')).BlockDialog);
const CalendarsDialog = optionalDialog(async () => (await import('./CalendarsDialog')).CalendarsDialog);

/** What a dialog is open for: addresses of calendars, days to block, or a block to change. */
type OpenDialog = { calendars: true } | { from: string } | { block: BlockedRangeDto };

/** On which days chefs have a table, or take none: a month, or a list. */
export function AgendaPage() {
  const address = useAgendaAddress();
  const isNarrow = useMedia('(width < 48rem)');
  const asList = address.asList || isNarrow;
  const [first, last] = daysOf(address.month);
  const weeks = weeksOf(address.month);
  const [from, to] = asList ? [first, last] : [weeks[0]?.[0] ?? first, weeks.at(-1)?.[6] ?? last];
  const { currentData, error, refetch } = useGetAgendaQuery(
    { from, to, chef: address.chef },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnReturn(refetch);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [dirty, setDirty] = useState(false);
  const calls = useRowCall();
  const [deleteBlock] = useDeleteBlockedRangeMutation();
  const deletion = useDeletion<BlockedRangeDto>({
    isBusy: calls.isBusy,
    remove: async ({ id }) => (await calls.run(id, () => deleteBlock({ id }).unwrap())).settled,
  });
  const reports = { onClose: () => setOpen(null), onDirty: setDirty };
  const onBlock = (block: BlockedRangeDto) => setOpen({ block });
  const onFree = deletion.ask;
  const days = currentData && byDay(currentData.data, from, to);

  return (
    <>
      <PageHead
        title="Agenda"
        crumbs={[{ name: 'Agenda', path: AGENDA_PATH }]}
        action={
          <div className="g-agenda-actions">
            <Button type="text" onClick={() => setOpen({ calendars: true })}>
              Calendarios
            </Button>
            <Button type="primary" onClick={() => setOpen({ from: '' })}>
              Bloquear días
            </Button>
          </div>
        }
      />
      <Panels>
        <AgendaTools address={address} withViews={!isNarrow} />
        {currentData?.data.more && (
          <p className="g-agenda-more" role="status">
            Hay más de lo que cabe aquí: elige un chef para verlo todo.
          </p>
        )}
        {!days && <LoadingOrError error={error} onRetry={refetch} />}
        {days && asList && <AgendaList days={days} onBlock={onBlock} onFree={onFree} isBusy={calls.isBusy} />}
        {days && !asList && (
          <AgendaMonth
            month={address.month}
            weeks={weeks}
            days={days}
            onBlock={onBlock}
            onDay={(day) => setOpen({ from: day })}
          />
        )}
        <FreeSaturdays />
      </Panels>
      <Suspense>
        {open && 'calendars' in open && <CalendarsDialog chef={address.chef} onClose={() => setOpen(null)} />}
        {open && 'from' in open && <BlockDialog {...reports} target="new" day={open.from} chef={address.chef} />}
        {open && 'block' in open && (
          <BlockDialog {...reports} target={open.block} reload={async () => (await refetch().unwrap()).data.blocked} />
        )}
      </Suspense>
      <LeaveQuestion dirty={dirty} />
      <DeleteDialog deletion={deletion} what="el Bloqueo">
        {({ chef_name: name, first_day: day, last_day: end }) =>
          day === end
            ? `${name} vuelve a estar libre el ${monthDay(day)}.`
            : `${name} vuelve a estar libre del ${monthDay(day)} al ${monthDay(end)}.`
        }
      </DeleteDialog>
    </>
  );
}

/** Which month, whose, and how. */
function AgendaTools({ address, withViews }: { address: AgendaAddress; withViews: boolean }) {
  const { month, asList, chef } = address;
  return (
    <div className="g-agenda-tools">
      <MonthLinks month={month} addressOf={(other) => address.with({ month: other })} />
      <div className="g-agenda-chef">
        <ChefSelect value={chef} onChange={address.show} placeholder="Todos los chefs" allowClear aria-label="Chef" />
      </div>
      {withViews && (
        <nav className="g-agenda-views" aria-label="Cómo se muestra">
          <ViewLinks
            views={[
              { name: 'month', label: 'Mes', to: address.with({ asList: false }) },
              { name: 'list', label: 'Lista', to: address.with({ asList: true }) },
            ]}
            shown={asList ? 'list' : 'month'}
          />
        </nav>
      )}
    </div>
  );
}
