import { useParams } from 'react-router-dom';
import { SignupList } from '#web/features/signup-list/SignupList.tsx';

/** Who has signed up for an event, for staff only. */
export function SignupsPage() {
  const { id = '' } = useParams();
  return <SignupList key={id} eventId={id} />;
}
