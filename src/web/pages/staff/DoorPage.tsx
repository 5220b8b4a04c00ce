import { useParams } from 'react-router-dom';
import { AtTheDoor } from '#web/features/door/AtTheDoor.tsx';

/** Counting who comes to an event, for staff only. */
export function DoorPage() {
  const { id = '' } = useParams();
  return <AtTheDoor key={id} eventId={id} />;
}
