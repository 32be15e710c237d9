import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether something asks for the global loading overlay. LoadingOverlay decides what is shown. */
const loadingSlice = createSlice({
  name: 'loading',
  initialState: false,
  reducers: {
    /** dispatch(loadingChanged(true)) asks for the overlay, false takes it back. */
    loadingChanged: (_state, { payload }: PayloadAction<boolean>) => payload,
  },
});

export const { loadingChanged } = loadingSlice.actions;
export const loadingReducer = loadingSlice.reducer;

export const selectLoading = (state: { loading: boolean }): boolean => state.loading;
