import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button, Typography } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Columns, Section } from '#web/ui/layout/Section.tsx';
import { VideoFrame } from '#web/ui/media/VideoFrame.tsx';
import { sermons } from '#words/sermons.ts';

/** The embedded video, with a link in case it does not play (specification, section 2, Sermons). */
export function Watch() {
  const { watch, mark } = usePageWords('sermons', sermons);
  return (
    <Section tone="glass" labelledBy="watch">
      <Columns gap={{ xs: 3.5, md: 6 }} columns={{ md: '1.7fr 1fr' }} align="center">
        <VideoFrame
          {...mark('watch.picture')}
          youtubeId={watch.youtubeId.value}
          name={watch.name.value}
          picture={watch.picture}
          play={watch.play}
          sizes="(min-width: 900px) 700px, 92vw"
        />
        <div>
          <Typography variant="h2" id="watch">
            {watch.title}
          </Typography>
          <Typography variant="h3" component="p" {...mark('watch.name')} sx={{ mt: 2 }}>
            {watch.name.value}
          </Typography>
          <Typography {...mark('watch.text')} sx={{ mt: 1, color: 'text.secondary' }}>
            {watch.text.value}
          </Typography>
          <Button
            {...mark('watch.youtubeId')}
            variant="outlined"
            color="inherit"
            endIcon={<OpenInNew />}
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(watch.youtubeId.value)}`}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ mt: 3 }}
          >
            {watch.link}
          </Button>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {watch.blocked}
          </Typography>
        </div>
      </Columns>
    </Section>
  );
}
