import { WaitingRows } from '#web/features/staff-events/waiting/WaitingList.tsx';
import { Sermons } from '#web/features/staff-sermons/Sermons.tsx';

/** The library of sermons, for staff, with what of theirs waits for the network. */
export function StaffSermonsPage() {
  return (
    <Sermons>
      <WaitingRows place="sermons" />
    </Sermons>
  );
}
