import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { church } from '#words/church.ts';

/** The church's name as staff last published it. Every page has it, most need no other fact: `useChurch` has them all. */
export function useChurchName(): string {
  const { data } = api.useReadContentQuery({ page: 'church' }, { skip: !OWN_BACKEND });
  const name = data?.fields.name;
  return typeof name === 'string' ? name : church.name.value;
}
