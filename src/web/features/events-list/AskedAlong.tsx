import { type EventAddress, eventAddressQuery } from '#content/events/eventAddress.ts';

/** What the address asks for, in hidden fields: the browser sends it along with a form of /events. */
export const AskedAlong = ({ address }: { address: EventAddress }) =>
  [...new URLSearchParams(eventAddressQuery(address))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
