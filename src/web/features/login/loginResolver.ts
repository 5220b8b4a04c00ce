import { yupResolver } from '@hookform/resolvers/yup';
import { loginSchema } from '#shared/auth/accounts.ts';

/** Validates the login form. A chunk of its own, loaded with the first validation. */
export const loginResolver = yupResolver(loginSchema);
