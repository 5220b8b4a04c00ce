import { weaknessOf } from '#server/accounts/passwordRules.ts';

const COMMON =
  'This password is one of those that are tried first. Choose another: a few words in a row are easy to remember.';
const NAMES = 'Beside the username and the church’s name a password needs 10 letters or digits of its own.';

it('a new password is refused where it is among those that are tried first, or has little beside the names that are known', async () => {
  for (const password of [
    'qwertyuiop',
    '1234567890',
    'QWERTYUIOP',
    'password123',
    'Password2026!',
    'P@ssw0rd2026',
    '!!basketball1',
    'manchester2026',
    'aaaaaaaaaaaa',
    'abababababab',
    '1qaz2wsx3edc',
  ])
    expect(await weaknessOf(password, 'mercy'), password).toBe(COMMON);
  for (const password of [
    'ruiru foundation church',
    'RuiruFoundationChurch1',
    'Foundation-2026!',
    'wanjiru-wanjiru',
    'Wanjiru12345678',
    'wanjiru@ruiru.church',
  ])
    expect(await weaknessOf(password, 'Wanjiru'), password).toBe(NAMES);
  for (const password of [
    'light through glass',
    'the church on the hill sings',
    'wanjiru waters her garden',
    'Née pass à midi',
    '*/-+(){}[]<>?!',
    'mvua inanyesha leo',
    'kv7 pd2 xq9 mz4',
  ])
    expect(await weaknessOf(password, 'wanjiru'), password).toBeUndefined();
});
