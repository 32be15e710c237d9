import { useSearchParams } from 'react-router-dom';
import { useGetChefByNameQuery, useGetProposalByNameQuery } from '../../api/public.generated';
import { SUBJECT_PARAMETERS } from '../quote/contact-path';
import type { QuoteSubject } from '../quote/About';

/** The names by which the address says what is asked about. */
export function subjectNames(search: URLSearchParams): { chef: string | undefined; experience: string | undefined } {
  const named = (parameter: string): string | undefined => search.get(parameter)?.trim() || undefined;
  return { chef: named(SUBJECT_PARAMETERS.chef), experience: named(SUBJECT_PARAMETERS.experience) };
}

/** The chef or experience asked about; nothing where the address names none, or one that is not there. */
export function useSubject(): QuoteSubject | undefined {
  const { chef: chefName = '', experience: dishName = '' } = subjectNames(useSearchParams()[0]);
  const chef = useGetChefByNameQuery({ name: chefName }, { skip: !chefName }).data?.data;
  const experience = useGetProposalByNameQuery({ name: dishName }, { skip: !dishName }).data?.data;
  if (chef) {
    return { kind: 'chef', id: chef.id, name: chef.chef_name, slug: chef.slug, picture: chef.profile_image };
  }
  return (
    experience && {
      kind: 'experience',
      id: experience.id,
      name: experience.dish_name,
      slug: experience.slug,
      picture: experience.profile_image,
    }
  );
}
