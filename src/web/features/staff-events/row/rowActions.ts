import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';

/** The actions of an event in staff's list. */
export interface RowActions {
  onEdit: (event: ChurchEvent) => void;
  /** Opens the dialog that cancels, postpones or moves the event; `to` is chosen in it already. */
  onStatus: (event: ChurchEvent, to?: EventStatus) => void;
  /** Opens the dialog with the event's picture for WhatsApp Status. */
  onPicture: (event: ChurchEvent) => void;
  onDuplicate: (event: ChurchEvent) => void;
  onDelete: (event: ChurchEvent) => void;
  /** Opens the dialog that moves the event to another day; only in the month. */
  onMoveDay?: ((event: ChurchEvent) => void) | undefined;
  /** Selects the event among others; only where several can be changed at once. */
  onSelect?: ((event: ChurchEvent) => void) | undefined;
}
