const json = { 'content-type': 'application/json' };

/** Signs in to a running server, and returns the headers of a request of staff with a body. */
export async function signInWith(origin: string, credentials: object): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/login`, { method: 'POST', headers: json, body: JSON.stringify(credentials) });
  const { access_token } = (await response.json()) as { access_token: string };
  return { ...json, authorization: `Bearer ${access_token}` };
}
