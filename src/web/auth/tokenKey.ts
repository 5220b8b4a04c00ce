/** The local storage key of the token (specification, section 3). The start script reads it too, without the slice. */
export const TOKEN_KEY = 'access_token';
