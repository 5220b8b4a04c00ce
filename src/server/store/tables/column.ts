import type { Generated } from 'kysely';

/** A column: its SQL without its name, and in its type what a row holds there. See `sqlOf`. */
export interface Column<Type> {
  readonly sql: string;
  /** Only a type: there is never a value. */
  readonly holds?: Type;
}

export const column = <Type>(sql: string): Column<Type> => ({ sql });

/** A primary key that the database counts up and never gives twice. */
export const counted = column<Generated<number>>('ID');

export const text = column<string>('text not null');
export const textOrNull = column<string | null>('text');
export const whole = column<number>('integer not null');
export const wholeOrNull = column<number | null>('integer');

/** 1 or 0, which is the default. */
export const flag = column<Generated<number>>('integer not null default 0');

/** ISO 8601, UTC with milliseconds, as of `Date.prototype.toISOString`; sorts as text. */
export const moment = text;
export const momentOrNull = textOrNull;

/** The same column under each of these names. */
export const columns = <Name extends string, Type>(names: readonly Name[], one: Column<Type>) =>
  Object.fromEntries(names.map((name) => [name, one])) as Record<Name, Column<Type>>;
