import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, Button, Typography } from '@mui/material';

interface CounterProps {
  words: { name: string; plus: string; minus: string };
  /** The count of all phones; undefined where the sum above shows it. */
  count: number | undefined;
  onPlus: () => void;
  onMinus: () => void;
}

/** A very large plus, and a smaller minus beside it, which a hurried thumb does not hit. */
export function Counter({ words, count, onPlus, onMinus }: CounterProps) {
  return (
    <Box component="section" aria-label={words.name}>
      {count === undefined ? null : (
        <Typography sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '1.25rem', mb: 1 }}>
          <span>{words.name}</span>
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {count.toLocaleString('en-GB')}
          </Box>
        </Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1.5, touchAction: 'manipulation' }}>
        <Button
          variant="contained"
          color="secondary"
          title={words.plus}
          aria-label={words.plus}
          onClick={onPlus}
          sx={{ minHeight: count === undefined ? '38vh' : '24vh', borderRadius: 4, touchAction: 'manipulation' }}
        >
          <AddIcon sx={{ fontSize: 'min(6rem, 40vw)' }} />
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          title={words.minus}
          aria-label={words.minus}
          onClick={onMinus}
          sx={{ alignSelf: 'end', minHeight: '5.5rem', minWidth: 0, borderRadius: 4, touchAction: 'manipulation' }}
        >
          <RemoveIcon sx={{ fontSize: '2.5rem' }} />
        </Button>
      </Box>
    </Box>
  );
}

/** The minus never takes more than a third of a phone, however large its text is. */
const columns = 'minmax(0, 1fr) min(5.5rem, 28vw)';
