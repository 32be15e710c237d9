import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetChefByNameQuery, useGetProposalByNameQuery } from '../../api/public.generated';
import type { QuoteSubject } from '../quote/About';
import { subjectNames } from './subject-names';

/** The chef or experience that the visitor asks about. Undefined where the address names none that exists. */
export function useSubject(): QuoteSubject | undefined {
  const { chef: chefName = '', experience: dishName = '' } = subjectNames(useSearchParams()[0]);
  const chef = useGetChefByNameQuery({ name: chefName }, { skip: !chefName }).currentData?.data;
  const experience = useGetProposalByNameQuery({ name: dishName }, { skip: !dishName }).currentData?.data;
  return useMemo(() => {
    if (chef) return { kind: 'chef', id: chef.id, name: chef.chef_name, slug: chef.slug, picture: chef.profile_image };
    return (
      experience && {
        kind: 'experience',
        id: experience.id,
        name: experience.dish_name,
        slug: experience.slug,
        picture: experience.profile_image,
        guests_min: experience.guests_min,
        guests_max: experience.guests_max,
      }
    );
  }, [chef, experience]);
}
