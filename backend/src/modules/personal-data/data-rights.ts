import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DateTime } from 'luxon';
import { todayInChile } from '../../platform/http/value/day.js';
import { DataRight, type RightKind, type RightsActor } from './data-right.entity.js';
import { DataRightsRepository } from './data-rights.repository.js';
import { TaskAnsweredError, TaskNotFoundError } from './personal-data.errors.js';

/** Days until the legal deadline. */
const DAYS = 30;

/** The legal deadline of something that was asked for on a day. */
const dueOn = (askedOn: string): string => DateTime.fromISO(askedOn).plus({ days: DAYS }).toFormat('yyyy-MM-dd');

/** A granted right: its requests, and the task that it answers. */
interface Granted {
  kind: RightKind;
  requests: readonly number[];
  taskId?: number | null;
}

/** The log of rights over personal data: who asked, when, and the deadline. Runs in the transaction of `em`. */
@Injectable()
export class DataRights {
  constructor(private readonly rights: DataRightsRepository) {}

  /**
   * Adds a task for staff. Asking for the same again is the same task.
   * @param on the day on which it was asked for; today by default
   * @returns the deadline ('YYYY-MM-DD')
   */
  async ask(
    em: EntityManager,
    kind: RightKind,
    requests: readonly number[],
    by: RightsActor,
    on = todayInChile(),
  ): Promise<string> {
    const same = await this.rights.openFor(kind, requests);
    if (same) return same.due_on;
    const asked = new DataRight({ kind, step: 'asked', requests, dueOn: dueOn(on) }, by);
    await em.persist(asked).flush();
    return asked.dueOn;
  }

  /** The deadline of a request's open task ('YYYY-MM-DD'); null without one. */
  async awaited(kind: RightKind, request: number): Promise<string | null> {
    const task = await this.rights.openFor(kind, [request]);
    return task?.due_on ?? null;
  }

  /**
   * Stores that a right was granted. It answers an open task for the same right.
   * @throws TaskAnsweredError
   */
  async grant(em: EntityManager, { kind, requests, taskId }: Granted, by: RightsActor): Promise<void> {
    const task = taskId ? await this.rights.openById(taskId) : await this.waiting(kind, requests);
    if (taskId && !task) throw new TaskAnsweredError();
    const day = task?.due_on ?? dueOn(todayInChile());
    await em.persist(new DataRight({ kind, step: 'done', requests, dueOn: day, answersId: task?.id }, by)).flush();
  }

  /**
   * The clients of these requests were just erased, or deleted with them, for whatever reason. It answers open tasks of erasure of
   * which nothing is left to do.
   */
  async erased(em: EntityManager, requests: readonly number[], by: RightsActor): Promise<void> {
    for (const { id, requests: all, due_on: dueOn } of await this.rights.fulfilled(requests))
      em.persist(new DataRight({ kind: 'erasure', step: 'done', requests: all, dueOn, answersId: id }, by));
    await em.flush();
  }

  /** The open task for this right and these requests, or some of them. */
  private async waiting(kind: RightKind, requests: readonly number[]) {
    const open = await this.rights.open();
    return open.find((task) => task.kind === kind && task.requests.every((id) => requests.includes(id)));
  }

  /**
   * Stores that a task was refused, and why.
   * @throws TaskNotFoundError, TaskAnsweredError
   */
  async refuse(em: EntityManager, id: number, reason: string, by: RightsActor): Promise<void> {
    const task = await this.rights.openById(id);
    if (!task) throw (await em.count(DataRight, { id })) ? new TaskAnsweredError() : new TaskNotFoundError();
    const { kind, requests, due_on } = task;
    em.persist(new DataRight({ kind, step: 'refused', requests, dueOn: due_on, answersId: id, reason }, by));
    await em.flush();
  }
}
