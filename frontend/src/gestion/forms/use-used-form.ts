import { useListActiveFormsQuery, type ActiveFormDto } from '../../api/public.generated';

/** The form that the site shows: of the active ones the oldest, which comes first. */
export function useUsedForm(): ActiveFormDto | undefined {
  return useListActiveFormsQuery().data?.data[0];
}
