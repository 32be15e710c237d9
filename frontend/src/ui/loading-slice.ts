import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether something asks for the global loading overlay. useLoadingShown decides what is shown. */
interface LoadingState {
  requested: boolean;
}

const initialState: LoadingState = { requested: false };

const loadingSlice = createSlice({
  name: 'loading',
  initialState,
  reducers: {
    /** dispatch(loadingChanged(true)) asks for the overlay, false takes it back. */
    loadingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.requested = payload;
    },
  },
});

export const { loadingChanged } = loadingSlice.actions;
export const loadingReducer = loadingSlice.reducer;

export const selectLoading = (state: { loading: LoadingState }): boolean => state.loading.requested;
