import type { UnknownAction } from '@reduxjs/toolkit';

/** Whether something asks for the global loading overlay. useLoadingShown decides what is shown. */
export interface LoadingState {
  requested: boolean;
}

const initialState: LoadingState = { requested: false };
const TYPE = 'loading/loadingChanged';

/** dispatch(loadingChanged(true)) asks for the overlay, false takes it back. */
export const loadingChanged = (payload: boolean) => ({ type: TYPE, payload }) as const;

/** It is in every first load, so it does without `createSlice`, which brings a library for copies. */
export function loadingReducer(state: LoadingState = initialState, action: UnknownAction): LoadingState {
  return action.type === TYPE ? { requested: action.payload === true } : state;
}

export const selectLoading = (state: { loading: LoadingState }): boolean => state.loading.requested;
