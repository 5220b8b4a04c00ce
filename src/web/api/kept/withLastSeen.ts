import { type AuthState, selectAccessToken } from '#web/auth/authSlice.ts';
import type { Answered, ApiQuery, ApiRequest } from '../apiRequest.ts';
import { OWN_BACKEND } from '../backend.ts';
import { type Endpoints, followRequest, seenMeanwhile } from './lastSeen.ts';

/** Answers that came after the stored one had been shown. Each is returned once, when its query is dispatched again. */
const late = new Map<string, Answered>();

const nameOf = ({ endpoint, pathParams, params }: ApiRequest): string =>
  JSON.stringify([endpoint.path, pathParams, params]);

/**
 * Wraps the base query. While somebody is logged in, answers are stored, and a stored answer is used offline or while
 * the server is slow.
 *
 * @param endpointsOfApi gives the slice's endpoints: the slice calls this function, so this file cannot import it
 */
export const withLastSeen =
  (baseQuery: ApiQuery, endpointsOfApi: () => object): ApiQuery =>
  async (request, api, extraOptions) => {
    const signedIn = () => OWN_BACKEND && selectAccessToken(api.getState() as { auth: AuthState }) !== null;
    const name = nameOf(request);
    const came = late.get(name);
    if (late.delete(name) && came && signedIn()) return came;
    const answering = Promise.resolve(baseQuery(request, api, extraOptions));
    if (request.endpoint.readOffline && signedIn()) {
      const found = await seenMeanwhile(request, answering, api, {
        endpoints: endpointsOfApi() as Endpoints,
        cameLate: (answered) => late.set(name, answered),
      });
      if (found) return found;
    }
    const answered = await answering;
    if (!signedIn()) return answered;
    const followed = followRequest(request, answered, api);
    return answered.error ? followed : answered;
  };
