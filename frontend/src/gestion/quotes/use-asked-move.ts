import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { ApiConnection } from '../../api/base-query';
import { statusOf } from '../../api/error-text';
import { api, useMoveQuoteRequestMutation, type QuoteMoveDto, type QuoteRequestPageDto } from '../../api/generated';
import { mayBeDone } from '../../ui/admin/form/creation';
import { SaveGivenUp } from '../../ui/admin/form/use-save-form';
import { hindranceOf, REQUEST_GONE } from '../request-part';
import { STATE_LABELS } from './quote-labels';
import type { Reason } from './ReasonFields';
import type { AskedMove } from './use-move-dialog';

interface AskedMoveSave {
  save: (words: Reason) => Promise<{ msg: string }>;
  over: string | undefined;
}

/**
 * Makes a move that asked for words, on the request as it was seen. Where somebody was faster, that is said, and the next press goes on from
 * the request as it is now.
 */
export function useAskedMove({ request: { id, version }, move }: AskedMove): AskedMoveSave {
  const [moveRequest] = useMoveQuoteRequestMutation();
  const readRequest = useReadRequest(id);
  const seen = useRef(version);
  // An earlier press may be done although nobody heard of it.
  const unanswered = useRef(false);
  const [over, setOver] = useState<string>();

  const giveUp = (why: string): never => {
    setOver(why);
    throw new SaveGivenUp();
  };
  const save = async (words: Reason) => {
    const moveQuoteRequestDto = { state: move.to, version: seen.current, ...words };
    try {
      return await moveRequest({ id, moveQuoteRequestDto }).unwrap();
    } catch (error) {
      unanswered.current ||= mayBeDone(error);
      if (statusOf(error) === 404) giveUp(REQUEST_GONE);
      const now = statusOf(error) === 409 ? await readRequest() : undefined;
      if (!now) throw error;
      if (unanswered.current && wasMoved(now, move, words)) return { msg: `La solicitud quedó en ${stateOf(now)}.` };
      if (!now.moves.some(({ to }) => to === move.to))
        giveUp(
          hindranceOf({ request: now, gone: false }) ?? `La solicitud quedó en ${stateOf(now)} mientras escribías.`,
        );
      seen.current = now.version;
      throw error;
    }
  };
  return { save, over };
}

const stateOf = ({ state }: QuoteRequestPageDto): string => STATE_LABELS[state];

/** Whether the last move of the request was this one, with these words. */
function wasMoved({ state, activity }: QuoteRequestPageDto, { to }: QuoteMoveDto, { reason, text }: Reason): boolean {
  const last = activity.find(({ kind }) => kind === 'moved');
  return state === to && last?.to === to && last.reason === (reason ?? null) && (last.text ?? '') === text.trim();
}

/** Reads a request as it is now; nothing where that does not work. */
function useReadRequest(id: number): () => Promise<QuoteRequestPageDto | undefined> {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiConnection, UnknownAction>>();
  return async () => {
    const asked = api.endpoints.getQuoteRequest.initiate({ id }, { subscribe: false, forceRefetch: true });
    return (await dispatch(asked)).data?.data;
  };
}
