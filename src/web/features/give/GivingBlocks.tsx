import { Box, Typography } from '@mui/material';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Paragraphs, Section } from '#web/ui/layout/pageParts.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { give } from '#words/give.ts';

/** Two blocks of text and picture, the second the other way round (specification, section 1). */
export function GivingBlocks() {
  const { blocks, mark } = usePageWords('give', give);
  return blocks.map((block, at) => (
    <Section key={block.title} tone={at === 0 ? 'card' : 'paper'} labelledBy={`giving-${at}`}>
      <Box
        {...mark('blocks', at)}
        sx={{
          display: 'grid',
          gap: { xs: 4.5, md: 9 },
          gridTemplateColumns: { md: at === 0 ? '1.15fr 0.85fr' : '0.85fr 1.15fr' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h2" id={`giving-${at}`}>
            {block.title}
          </Typography>
          <Paragraphs of={block.paragraphs} sx={{ mt: 2.5, maxWidth: '36em' }} />
          <ScriptureQuote verse={block.verse} sx={{ mt: 4, color: 'accent.wine' }} />
        </div>
        <Picture
          frame="arch"
          name={block.picture}
          sizes="(min-width: 900px) 440px, 320px"
          sx={{ order: { md: at === 0 ? 0 : -1 }, width: '100%', maxWidth: { xs: 320, md: 'none' }, mx: 'auto' }}
        />
      </Box>
    </Section>
  ));
}
