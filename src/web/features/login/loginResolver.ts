import { yupResolver } from '@hookform/resolvers/yup';
import { loginSchema } from '#shared/auth/accounts.ts';

/** Checks the sign-in form. In a file of its own, loaded with the first check: the page opens sooner without it. */
export const loginResolver = yupResolver(loginSchema);
