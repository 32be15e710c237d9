import {
  DndContext,
  DragOverlay,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { Button, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { useListQuoteRequestsQuery } from '../../api/api';
import type { ListQuoteRequestsApiArg, QuoteRequestDto } from '../../api/generated';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { READ_LIST } from '../../ui/admin/list/list';
import { ListTools } from '../../ui/admin/list/ListTools';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useDragSensors } from '../../ui/admin/picture/use-drag-sensors';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useListParams, type ListParams } from '../../ui/admin/list/use-list-params';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { selectAdmitted } from '../../session/session-slice';
import { requestPath } from '../paths';
import { MoveDialog } from './MoveDialog';
import {
  dayText,
  KIND_LABELS,
  movesOf,
  QUOTE_STATES,
  STATE_LABELS,
  waitingText,
  type QuoteState,
} from './quote-labels';
import type { QuoteList } from './quote-list';
import { useOwnerFilter } from './use-owner-filter';
import { useMove } from './use-quote-actions';
import './quote-board.css';

type Asked = ListParams<ListQuoteRequestsApiArg>['asked'];

/** Cards that a column shows at first, and with each press more. The API gives a hundred at most. */
const SOME = 20;
const MOST = 100;

const ENDED: QuoteState[] = ['realizada', 'perdida'];

const requestOf = (event: Pick<DragStartEvent, 'active'>): QuoteRequestDto | undefined =>
  event.active.data.current?.['request'] as QuoteRequestDto | undefined;

/** The column under the pointer; for the keyboard, which has none, the one that the card covers. */
const columnUnder: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : rectIntersection(args);
};

/** Left and right go from column to column. */
const besides: KeyboardCoordinateGetter = (
  event,
  { context: { active, over, droppableRects }, currentCoordinates },
) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const here = over?.id ?? (active?.data.current?.['request'] as QuoteRequestDto | undefined)?.state;
  const next = QUOTE_STATES[QUOTE_STATES.findIndex((state) => state === here) + step];
  const rect = next && droppableRects.get(next);
  return rect && { x: rect.left + 8, y: currentCoordinates.y };
};

/**
 * How the board scrolls under a card at its edge: slowly enough that each column is reached. While a card is held nothing snaps,
 * because each snap would be a column further.
 */
const SCROLLING = { acceleration: 3, interval: 16, threshold: { x: 0.15, y: 0.15 } };

const nameOf = (event: Pick<DragStartEvent, 'active'>): string => `la solicitud de ${requestOf(event)?.name ?? ''}`;
const columnOf = (over: { id: string | number } | null): string =>
  over ? STATE_LABELS[over.id as QuoteState] : 'ninguna columna';

const ANNOUNCEMENTS: Announcements = {
  onDragStart: (event) => `Tomaste ${nameOf(event)}.`,
  onDragOver: ({ over }) => `Está sobre ${columnOf(over)}.`,
  onDragEnd: ({ over }) => `La soltaste sobre ${columnOf(over)}.`,
  onDragCancel: () => 'Volvió a su lugar.',
};
const INSTRUCTIONS = {
  draggable:
    'Presiona la barra espaciadora para tomar la solicitud, muévela de columna en columna con las flechas y presiona otra vez la barra para soltarla. Escape la devuelve a su lugar.',
};

interface QuoteBoardProps {
  definition: QuoteList;
  /** Whether a new request is being written, which leaving would lose. */
  writing: boolean;
}

/** Requests by state: a card is moved by mouse, finger or keyboard. What the move needs is asked; what is not allowed is said. */
export function QuoteBoard({ definition, writing }: QuoteBoardProps) {
  const filtered = useOwnerFilter(definition);
  const { asked, narrow } = useListParams(filtered);
  const calls = useRowCall();
  const { move, moveDialog } = useMove(calls.run);
  const role = useSelector(selectAdmitted)?.role;
  const moves = (request: QuoteRequestDto) => movesOf(request, role);
  const [held, setHeld] = useState<QuoteRequestDto | null>(null);
  const [movedByKey, setMovedByKey] = useState<MovedByKey | null>(null);
  const headings = useRef(new Map<QuoteState, HTMLElement>());
  const sensors = useDragSensors(besides);

  const drop = (event: DragEndEvent) => {
    setHeld(null);
    const request = requestOf(event);
    const to = QUOTE_STATES.find((state) => state === event.over?.id);
    if (!request || !to || to === request.state) return;
    const { target, type } = event.activatorEvent;
    setMovedByKey(type === 'keydown' ? { id: request.id, to, from: [target, headings.current.get(to) ?? null] } : null);
    // A move that there is not is asked of the server, which says why not.
    move(request, moves(request).find((one) => one.to === to) ?? { to, needs: 'nothing', label: '', admin: false });
  };

  return (
    <>
      <ListTools list={{ definition: filtered, asked, narrow }} />
      <DndContext
        sensors={sensors}
        collisionDetection={columnUnder}
        onDragStart={(event) => setHeld(requestOf(event) ?? null)}
        onDragEnd={drop}
        onDragCancel={() => setHeld(null)}
        accessibility={{ announcements: ANNOUNCEMENTS, screenReaderInstructions: INSTRUCTIONS }}
        autoScroll={SCROLLING}
      >
        <div className={held ? 'g-board is-holding' : 'g-board'}>
          {QUOTE_STATES.map((state) => (
            <Column
              key={state}
              state={state}
              asked={asked}
              held={held}
              moved={movedByKey?.to === state ? movedByKey : null}
              isBusy={calls.isBusy}
              headingRef={(heading) => {
                if (heading) headings.current.set(state, heading);
              }}
              onFocusedGone={(id) => headings.current.get(movedByKey?.id === id ? movedByKey.to : state)?.focus()}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>{held && <Card request={held} />}</DragOverlay>
      </DndContext>
      <MoveDialog {...moveDialog} />
      <LeaveQuestion dirty={writing || moveDialog.dirty} />
    </>
  );
}

/** A card that was moved by keyboard takes the focus along into its new column. */
interface MovedByKey {
  id: number;
  to: QuoteState;
  /** Where it takes the focus from: its handle in the column before, and the new column's heading, which has it in between. */
  from: (EventTarget | null)[];
}

interface ColumnProps {
  state: QuoteState;
  asked: Asked;
  held: QuoteRequestDto | null;
  /** What was moved into this column last, if it was by keyboard. */
  moved: MovedByKey | null;
  isBusy: (id: number) => boolean;
  headingRef: React.RefCallback<HTMLElement>;
  /** The card that has the focus leaves the column. */
  onFocusedGone: (id: number) => void;
}

function Column({
  state,
  asked: { search, kind, owner },
  held,
  moved,
  isBusy,
  headingRef,
  onFocusedGone,
}: ColumnProps) {
  const [shown, setShown] = useState(SOME);
  const sort = ENDED.includes(state) ? '-created_at' : 'turn';
  const { data, error, refetch } = useListQuoteRequestsQuery(
    { search, kind, owner, state, sort, page: 1, perPage: shown },
    READ_LIST,
  );
  useRefetchOnReturn(refetch);
  const { setNodeRef, isOver } = useDroppable({ id: state });
  const isTarget = held?.moves.some(({ to }) => to === state);
  const look = [isTarget && 'is-target', isOver && 'is-over'].filter(Boolean).join(' ');
  return (
    <section ref={setNodeRef} className={`g-board-column ${look}`} aria-label={STATE_LABELS[state]}>
      <h2 ref={headingRef} tabIndex={-1}>
        {STATE_LABELS[state]} <span>{data?.total ?? ''}</span>
      </h2>
      {!data && error !== undefined && <LoadingOrError error={error} onRetry={refetch} />}
      {!data && error === undefined && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      <ul>
        {data?.data.map((request) => (
          <li key={request.id}>
            <Draggable
              request={request}
              busy={isBusy(request.id)}
              from={moved?.id === request.id ? moved.from : null}
              onFocusedGone={() => onFocusedGone(request.id)}
            />
          </li>
        ))}
      </ul>
      {data && data.total > data.data.length && shown < MOST && (
        <Button type="text" size="small" onClick={() => setShown(shown + SOME)}>
          Ver más
        </Button>
      )}
    </section>
  );
}

interface DraggableProps {
  request: QuoteRequestDto;
  busy: boolean;
  from: MovedByKey['from'] | null;
  onFocusedGone: () => void;
}

function Draggable({ request, busy, from, onFocusedGone }: DraggableProps) {
  const { attributes, listeners, node, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: request.id,
    data: { request },
    disabled: busy,
  });
  useEffect(() => {
    // Who has gone on meanwhile is left where they are.
    if (from && [document.body, ...from].includes(document.activeElement ?? document.body))
      node.current?.querySelector('button')?.focus();
  }, [from, node]);
  const focusedGone = useEffectEvent(onFocusedGone);
  // While the card is still in the page: afterwards the focus is at the page's top.
  useLayoutEffect(
    () => () => {
      if (node.current?.contains(document.activeElement)) focusedGone();
    },
    [node],
  );
  return (
    <div
      ref={setNodeRef}
      className={isDragging || busy ? 'g-board-place is-away' : 'g-board-place'}
      // A mouse takes the card anywhere; a finger, which also scrolls, and the keyboard take it by its handle.
      onMouseDown={listeners?.['onMouseDown'] as React.MouseEventHandler | undefined}
    >
      <Card
        request={request}
        handle={
          <button
            type="button"
            ref={setActivatorNodeRef}
            className="g-board-handle"
            {...attributes}
            aria-roledescription="solicitud que se puede mover"
            aria-label={`Mover la solicitud de ${request.name}`}
            onTouchStart={listeners?.['onTouchStart'] as React.TouchEventHandler | undefined}
            onKeyDown={listeners?.['onKeyDown'] as React.KeyboardEventHandler | undefined}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        }
      />
    </div>
  );
}

function Card({ request, handle }: { request: QuoteRequestDto; handle?: React.ReactNode }) {
  const waiting = waitingText(request);
  return (
    <article className={request.overdue ? 'g-board-card is-late' : 'g-board-card'}>
      <div>
        <Link to={requestPath(request.id)} draggable={false}>
          {request.name}
        </Link>
        {handle}
      </div>
      <p>
        {KIND_LABELS[request.kind]}
        {request.guests !== null && ` · ${request.guests}`}
        {request.event_date && ` · ${dayText(request.event_date)}`}
      </p>
      {waiting && <p className={request.overdue ? 'g-quote-wait is-late' : 'g-quote-wait'}>{waiting}</p>}
      {request.next_step && (
        <p className={request.overdue && !waiting ? 'g-quote-wait is-late' : 'g-quote-wait'}>{request.next_step}</p>
      )}
      {request.owner?.active && <p className="g-board-owner">{request.owner.name}</p>}
    </article>
  );
}
