/** The limits of a staff account in characters (rulings, 27), and the shortest password that is taken for a new one. */
export const STAFF_LIMITS = { username: 100, password: 256, shortestPassword: 10 } as const;
