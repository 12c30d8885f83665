import type { ProfileRequest } from '@laurel/contract';
import type { Profile } from '@laurel/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api('GET /users/profile', { signal }),
  // An email is confirmed in another tab, the one that the mail opened.
  refetchOnWindowFocus: ({ state: { data } }) =>
    data?.data.user.emailConfirmation || data?.data.user.emailUnconfirmed ? 'always' : false,
});

type FactChange = NonNullable<ProfileRequest['profile']>;

/** Stores a change of the facts as they are by then, so that two answers in a row both count. */
export const changeFacts = async (queries: QueryClient, change: (facts: Profile) => FactChange) => {
  const { data } = await queries.ensureQueryData(profileQuery);
  // The schema of the profile is checked against the domain's type where it is declared.
  const profile = change(data.user.profile as Profile);
  const answer = await api('PUT /users/profile', { body: { profile } });
  queries.setQueryData(profileQuery.queryKey, answer);
  return answer;
};
