import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { answersDone, type Tag, type TagType } from './api.ts';
import type { ApiQuery, ApiRequest } from './apiRequest.ts';
import type { Done } from './parsers.ts';
import { asks } from './requestTo.ts';

/** The endpoints of the api slice that are no more than one of the contract: the argument is what `requestTo` takes. */

const askOf = <Argument>(endpoint: Endpoint) => asks(endpoint) as (argument: Argument) => ApiRequest;

type Build = EndpointBuilder<ApiQuery, TagType, 'api'>;

/** A query that answers what the server answers. */
export const reads = <Answer, Argument = void>(build: Build, endpoint: Endpoint, ...tags: Tag[]) =>
  build.query<Answer, Argument>({ query: askOf<Argument>(endpoint), providesTags: tags });

/** A query whose answer has a list under this name. */
export const lists = <Item, Argument = void>(build: Build, endpoint: Endpoint, name: string, ...tags: Tag[]) =>
  build.query<Item[], Argument>({
    query: askOf<Argument>(endpoint),
    transformResponse: (answer: Record<string, Item[]>): Item[] => answer[name] ?? [],
    providesTags: tags,
  });

/** A change that answers only a message. */
export const changes = <Argument>(build: Build, endpoint: Endpoint, ...tags: Tag[]) =>
  build.mutation<Done, Argument>({ query: askOf<Argument>(endpoint), ...answersDone(...tags) });
