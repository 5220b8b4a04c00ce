import { answerTasks } from '#server/answerTasks.ts';
import { checkSound } from './checkSound.ts';

// Checks recordings in a child process; see checkSoundApart.
answerTasks(checkSound);
