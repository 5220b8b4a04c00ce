import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChosenGiving, chooseGiving, type PublicGiving } from '#shared/giving/publicGiving.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { useListGivingQuery } from '#web/api/endpoints/giving.ts';
import { keepFirstBranch, useMyBranch } from '#web/myBranch/myBranch.ts';
import { give } from '#words/give.ts';

const { mpesa } = give;

/** What the Give page shows. */
export interface GivingShown {
  /** The two numbers; undefined while they are not known, or not chosen yet. */
  numbers: { paybill: string; account: string } | undefined;
  /** What can be chosen, where the church has set accounts of its branches. */
  offered: PublicGiving | undefined;
  chosen: ChosenGiving;
  failed: boolean;
  retry: () => void;
}

/** Chooses the numbers by the address and the visitor's own branch; the words' own until the church has set accounts. */
export function useGiving(): GivingShown {
  const { data, isError, refetch } = useListGivingQuery(undefined, { skip: !OWN_BACKEND });
  const [query] = useSearchParams();
  const mine = useMyBranch()?.key;
  const asked = { branch: query.get('branch'), purpose: query.get('purpose') };
  const offered = data && data.pairs.length > 0 ? data : undefined;
  const chosen = offered ? chooseGiving(offered, asked, mine) : {};
  // A tap before the app has started comes as a new page, which names the branch.
  const named = offered && asked.branch ? chosen.branch : undefined;
  useEffect(() => {
    if (named) keepFirstBranch(named);
  }, [named]);
  const isUnset = !OWN_BACKEND || (data !== undefined && !offered);
  return {
    numbers: isUnset ? { paybill: mpesa.paybill.fact.value, account: mpesa.account.fact.value } : chosen.pair,
    offered,
    chosen,
    failed: isError && !data,
    retry: () => void refetch(),
  };
}
