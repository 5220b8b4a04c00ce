import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PersonIcon from '@mui/icons-material/HowToRegOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, IconButton, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { phoneHref } from '#shared/phone.ts';
import { headsOf } from '#shared/signup/signup.ts';
import type { SignupListAnswer, StaffSignup } from '#shared/signup/staffSignups.ts';
import { LARGE_TEXT, VisuallyHidden } from '#web/ui/layout/looks.ts';
import { useGrowingList } from '#web/ui/loading/Loading.tsx';
import type { SignupChanges } from './useSignupChanges.ts';

/** How many rows of a group are rendered at first: a full bus. */
const FIRST_ROWS = 60;

interface SignupGroupsProps {
  list: SignupListAnswer;
  onEdit: (signup: StaffSignup) => void;
  changes: SignupChanges;
  /** Called when a row has left its group. */
  onMoved: () => void;
}

/** The sign-ups by state: coming, waiting, cancelled, taken off, and possible spam. */
export function SignupGroups({ list: { signups }, ...acts }: SignupGroupsProps) {
  const of = (state: StaffSignup['state']) => signups.filter((signup) => signup.state === state && !signup.spam);
  const groups: [string, StaffSignup[]][] = [
    ['Coming', of('coming')],
    ['Waiting list', of('waiting')],
    ['Left', of('left')],
    ['Taken off by staff', of('removed')],
    ['Perhaps sent by a program', signups.filter(({ spam }) => spam)],
  ];
  return groups.map(([name, members]) =>
    members.length > 0 ? <SignupGroup key={name} name={name} members={members} {...acts} /> : null,
  );
}

interface SignupGroupProps extends Omit<SignupGroupsProps, 'list'> {
  name: string;
  members: readonly StaffSignup[];
}

function SignupGroup({ name, members, ...acts }: SignupGroupProps) {
  const title = useId();
  const grown = useGrowingList(members, { first: FIRST_ROWS, name });
  const printed = usePrinted();
  const shown = printed ? members : grown.shown;
  return (
    <Box component="section" aria-labelledby={title} sx={{ mt: 3 }}>
      <Typography variant="h5" component="h2" id={title}>
        {name} ({members.reduce((sum, signup) => sum + headsOf(signup), 0).toLocaleString('en-GB')})
      </Typography>
      <Table size="small" aria-labelledby={title} sx={table}>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell align="right">People</TableCell>
            <TableCell className="no-print">
              <VisuallyHidden>Actions</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((signup) => (
            <TableRow key={signup.id}>
              <TableCell component="th" scope="row">
                <Who signup={signup} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {headsOf(signup)}
                {signup.children > 0 ? (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {signup.children} {signup.children === 1 ? 'child' : 'children'}
                  </Typography>
                ) : null}
              </TableCell>
              <TableCell className="no-print" align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Actions signup={signup} {...acts} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {grown.more}
    </Box>
  );
}

/** Whether the page is or was printed: then the whole list is rendered. */
function usePrinted(): boolean {
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    const show = () => flushSync(() => setPrinted(true)); // before the browser prints
    addEventListener('beforeprint', show);
    return () => removeEventListener('beforeprint', show);
  }, []);
  return printed;
}

/** The name, and below it the other fields. */
function Who({ signup: { name, place, answer, phone_number, added_by, ticked } }: { signup: StaffSignup }) {
  const notes = [answer, added_by ? `added by ${added_by}` : '', ticked ? 'came' : ''].filter(Boolean);
  return (
    <>
      {place === null ? '' : `${place}. `}
      {name}
      {notes.length > 0 || phone_number ? (
        <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
          {notes.join(', ')}
          {notes.length > 0 && phone_number ? ', ' : ''}
          {phone_number ? (
            <Link href={phoneHref(phone_number)} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
              {phone_number}
            </Link>
          ) : null}
        </Box>
      ) : null}
    </>
  );
}

interface ActionsProps extends Omit<SignupGroupsProps, 'list'> {
  signup: StaffSignup;
}

function Actions({ signup, onEdit, changes, onMoved }: ActionsProps) {
  const move = async (done: Promise<boolean>) => (await done) && onMoved();
  const act = (title: string, icon: ReactNode, press: () => void) => (
    <IconButton title={title} aria-label={`${title}: ${signup.name}`} onClick={press}>
      {icon}
    </IconButton>
  );
  if (signup.state === 'removed') return act('Put back', <UndoIcon />, () => void move(changes.restore(signup)));
  return (
    <>
      {signup.spam ? act('This is a person', <PersonIcon />, () => void move(changes.isPerson(signup))) : null}
      {act('Change', <EditIcon />, () => onEdit(signup))}
      {act('Take off', <DeleteIcon />, () => void move(changes.remove(signup)))}
    </>
  );
}

const table = {
  '& th, & td': {
    px: { xs: 0.5, sm: 1.5 },
    fontSize: '1rem',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.9375rem' },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere', py: 1.25 },
  '& tbody td': { py: 1.25 },
  '& tbody td.no-print': { py: 0 },
  // Large text: the name has the whole line, and the buttons come under it.
  [LARGE_TEXT]: {
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& tbody th, & tbody td': { borderBottom: 0 },
    '& tbody .no-print': { gridColumn: '1 / -1', borderBottom: 1, borderColor: 'divider' },
  },
} as const;
