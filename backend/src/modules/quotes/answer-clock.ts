import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { workingMinutes, workingMinutesAgo } from './working-hours.js';

/** How long clients have waited at a moment, in working hours. */
export interface Waiting {
  /** The moment. */
  now: Date;
  /** A new request that came before this moment has waited longer than promised. */
  lateSince: Date;
  /** Whole working minutes between two moments. */
  between: (from: string, to: string | Date) => number;
}

/** How long clients wait for a first answer, and how long the company promises. */
@Injectable()
export class AnswerClock {
  constructor(private readonly env: Env) {}

  at(now: Date): Waiting {
    return {
      now,
      lateSince: workingMinutesAgo(this.env.ANSWER_PROMISE_HOURS * 60, now),
      between: (from, to) => Math.floor(workingMinutes(new Date(from), new Date(to))),
    };
  }
}
