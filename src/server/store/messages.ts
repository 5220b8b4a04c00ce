import type { Connection, NewMessage } from './schema.ts';

/** Keeps a contact message. */
export async function keepMessage(transaction: Connection, message: NewMessage): Promise<void> {
  await transaction.insertInto('messages').values(message).execute();
}
