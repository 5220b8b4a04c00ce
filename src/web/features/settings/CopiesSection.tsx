import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { copiesLine } from '#shared/copies.ts';
import { useReadCopiesQuery } from '#web/api/endpoints/backups.ts';

/** When the site's data was last copied, whether a copy was restored on trial, and what is wrong with the copies. */
export function CopiesSection() {
  const { data } = useReadCopiesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <section aria-labelledby="copies">
      <Typography id="copies" variant="h3" component="h2" sx={{ mb: 1 }}>
        Copies
      </Typography>
      <Typography>{copiesLine(data, new Date())}</Typography>
      {data.fault ? (
        <Alert severity="warning" variant="standard" sx={{ mt: 2 }}>
          {data.fault}
        </Alert>
      ) : null}
    </section>
  );
}
