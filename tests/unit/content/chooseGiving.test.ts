import { chooseGiving, type PublicGiving } from '#shared/giving/publicGiving.ts';

const pairOf = (branch: string, purpose: string) => ({ branch, purpose, paybill: '123456', account: branch });
const offered = { pairs: [pairOf('juja', 'tithe'), pairOf('ruiru', 'tithe')] } as unknown as PublicGiving;

it('takes the visitor’s own branch where the address names none', () => {
  expect(chooseGiving(offered, { branch: null, purpose: null }, 'juja').pair?.branch).toBe('juja');
});

it('asks for the branch where the address names one that is not there: never another one’s numbers', () => {
  const chosen = chooseGiving(offered, { branch: 'nowhere', purpose: 'tithe' }, 'juja');
  expect(chosen).toMatchObject({ branch: undefined, pair: undefined });
});
