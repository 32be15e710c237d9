import type { MailDto } from '../../api/generated';

/** Whether a letter has not arrived and nobody tries any more. */
export const isUndelivered = (mail: MailDto | null): boolean => mail?.state === 'refused' || mail?.state === 'failed';

/** Whether a letter is tried still. */
export const isOnItsWay = (mail: MailDto | null): boolean => mail?.state === 'waiting';
