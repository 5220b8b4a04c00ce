import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns } from '#web/ui/layout/Columns.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { sundaySchool } from '#words/sundaySchool.ts';

/** The three classes, a Sunday morning in five steps, and what parents ask. */
export function SundaySchoolMorning() {
  const { classes, morning, parents } = usePageWords('sundaySchool', sundaySchool);
  const mark = useFieldMark('sundaySchool');
  return (
    <>
      <Section tone="card" labelledBy="classes" heading={classes.title} headingMark={mark('classes.title')}>
        <List disablePadding sx={{ mt: 4, display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
          {classes.items.map(({ name, ages, text }, at) => (
            <Box
              component="li"
              key={name}
              {...mark('classes.items', at)}
              sx={{ borderRadius: 4, p: 3.5, bgcolor: 'background.default', borderTop: 10, borderColor: bands[at] }}
            >
              <Typography variant="h3">{name}</Typography>
              <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{ages.value}</Typography>
              <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{text}</Typography>
            </Box>
          ))}
        </List>
      </Section>
      <Section>
        <Columns gap={{ xs: 6, md: 8 }} columns={{ md: '1.25fr 0.75fr' }} align="start">
          <div>
            <Typography variant="h2" {...mark('morning.title')}>
              {morning.title}
            </Typography>
            <List disablePadding component="ol" sx={{ mt: 3.5, counterReset: 'step' }}>
              {morning.items.map(({ title, text }, at) => (
                <Box component="li" key={title} {...mark('morning.items', at)} sx={step}>
                  <Typography variant="h3">{title}</Typography>
                  <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
                </Box>
              ))}
            </List>
          </div>
          <Box sx={{ bgcolor: 'accent.bubble', borderRadius: 4, p: { xs: 3, md: 4 } }}>
            <Typography variant="h2" sx={{ fontSize: '1.75rem' }}>
              {parents.title}
            </Typography>
            <List disablePadding sx={{ mt: 2, display: 'grid', gap: 2 }}>
              {parents.items.map((item, at) => (
                <Box
                  component="li"
                  key={item}
                  {...mark('parents.items', at)}
                  sx={{ display: 'grid', gridTemplateColumns: '32px 1fr' }}
                >
                  <CheckIcon aria-hidden sx={{ color: 'accent.wine', mt: 0.25 }} />
                  {item}
                </Box>
              ))}
            </List>
          </Box>
        </Columns>
      </Section>
    </>
  );
}

const bands = ['accent.gold', 'accent.wine', 'primary.main'];

const step = {
  position: 'relative',
  pl: 8,
  pb: 3.5,
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: -4,
    width: 42,
    height: 42,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    typography: 'h3',
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 20,
    top: 46,
    bottom: 12,
    borderLeft: '2px dotted',
    borderColor: 'accent.outline',
  },
};
