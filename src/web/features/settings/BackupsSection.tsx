import { Alert, Typography } from '@mui/material';
import { backupsLine } from '#shared/backups.ts';
import { useReadBackupsQuery } from '#web/api/endpoints/staffFrame.ts';

/** When the site's data was last backed up, whether a backup was test-restored, and what is wrong. */
export function BackupsSection() {
  const { data } = useReadBackupsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <section aria-labelledby="backups">
      <Typography id="backups" variant="h3" component="h2" sx={{ mb: 1 }}>
        Copies
      </Typography>
      <Typography>{backupsLine(data, new Date())}</Typography>
      {data.fault ? (
        <Alert severity="warning" variant="standard" sx={{ mt: 2 }}>
          Show this to whoever looks after the server: {data.fault}
        </Alert>
      ) : null}
    </section>
  );
}
