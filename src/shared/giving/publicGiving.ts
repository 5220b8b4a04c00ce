/** What money is given for. */
export interface Purpose {
  /** Its name in addresses: `/give?purpose=tithe`. */
  key: string;
  name: string;
  name_sw: string;
}

/** Where the money of a branch and purpose goes. */
export interface GivingPair {
  branch: string;
  purpose: string;
  paybill: string;
  account: string;
  /** Since when, ISO 8601, UTC. */
  since: string;
}

/** What `GET /all/giving` answers: the purposes in their order, and where money goes now. Empty until staff set it. */
export interface PublicGiving {
  purposes: Purpose[];
  pairs: GivingPair[];
}

/** What is known of a choice: as far as one branch and purpose is left, and then where its money goes. */
export interface ChosenGiving {
  branch?: string | undefined;
  purpose?: string | undefined;
  pair?: GivingPair | undefined;
}

/** What an address asks for: `?branch=juja&purpose=tithe`. */
interface AskedGiving {
  branch: string | null;
  purpose: string | null;
}

const askedAmong = (key: keyof AskedGiving, asked: string | null | undefined, pairs: readonly GivingPair[]) =>
  pairs.find((pair) => pair[key] === asked?.toLowerCase())?.[key];

const onlyOne = (key: keyof AskedGiving, pairs: readonly GivingPair[]) =>
  pairs.every((pair) => pair[key] === pairs[0]?.[key]) ? pairs[0]?.[key] : undefined;

/**
 * Chooses a branch and a purpose by an address. If only one is on offer, it is chosen. If the address names an unknown one,
 * nothing is chosen and the visitor is asked: a misprinted link must not show the numbers of another branch.
 *
 * @param mine the visitor's own branch, which counts if the address names none
 */
export function chooseGiving({ pairs }: PublicGiving, asked: AskedGiving, mine?: string): ChosenGiving {
  const branch = askedAmong('branch', asked.branch || mine, pairs) ?? onlyOne('branch', pairs);
  const there = pairs.filter((pair) => branch === undefined || pair.branch === branch);
  const purpose = askedAmong('purpose', asked.purpose, there) ?? onlyOne('purpose', there);
  return { branch, purpose, pair: branch ? there.find((pair) => pair.purpose === purpose) : undefined };
}

/** The query of a choice, by which the server renders the page; empty where nothing is chosen. */
export const givingQuery = ({ branch, purpose }: Pick<ChosenGiving, 'branch' | 'purpose'>): string =>
  [branch && `branch=${branch}`, purpose && `purpose=${purpose}`].filter(Boolean).join('&');
