import type { Endpoint } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { InboxMessage, MessageMarks } from '#shared/inbox/inbox.ts';
import { type ApiRequest, requestTo } from '../requestTo.ts';
import type { Key, WriteKinds, WritesOf } from './kind.ts';

/** The part of a message that is stored while a change of it waits. */
export type ChosenMessage = Pick<InboxMessage, 'id' | 'name'>;

/** The messages that are marked, deleted or restored together. */
interface Chosen {
  chosen: readonly ChosenMessage[];
}

interface MessageKinds {
  markMessages: Chosen & { marks: MessageMarks };
  deleteMessages: Chosen;
  restoreMessages: Chosen;
  noteMessage: {
    messageId: number;
    /** The sender of the message. */
    name: string;
    note: string;
    was: string;
  };
}

export type MessageWrite = WritesOf<MessageKinds>;

const idsOf = ({ chosen }: Chosen): number[] => chosen.map(({ id }) => id);

/** A request about the chosen messages. */
const aboutChosen = (endpoint: Endpoint, write: Chosen & Key, marks?: MessageMarks): ApiRequest =>
  requestTo(endpoint, { ids: idsOf(write), ...marks, idempotencyKey: write.key });

export const messageWrites: WriteKinds<MessageWrite> = {
  markMessages: {
    request: (write) => aboutChosen(staffEndpoints.updateMessages, write, write.marks),
    about: (write) => `mark ${JSON.stringify([write.marks, idsOf(write)])}`,
  },
  deleteMessages: {
    request: (write) => aboutChosen(staffEndpoints.deleteMessages, write),
    about: (write) => `delete messages ${idsOf(write)}`,
  },
  restoreMessages: { request: (write) => aboutChosen(staffEndpoints.restoreMessages, write) },
  noteMessage: {
    request: ({ messageId: id, note, was, key }) =>
      requestTo(staffEndpoints.updateMessageNote, { id, note, was, idempotencyKey: key }),
    about: ({ messageId }) => `note ${messageId}`,
  },
};
