import { Alert, Typography } from '@mui/material';
import { backupsLine } from '#shared/backups.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';

/** When the site's data was last backed up, whether a backup was test-restored, and what is wrong. */
export function BackupsSection() {
  const { data } = staffFrameApi.useReadBackupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow();
  if (!data) return null;
  return (
    <TitledSection title="Copies">
      <Typography>{backupsLine(data, now)}</Typography>
      {data.fault ? (
        <Alert severity="warning" variant="standard" sx={{ mt: 2 }}>
          Show this to whoever looks after the server: {data.fault}
        </Alert>
      ) : null}
    </TitledSection>
  );
}
