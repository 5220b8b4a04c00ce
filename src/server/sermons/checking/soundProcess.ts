import { answerTasks } from '#server/childProcess.ts';
import { checkSound } from './checkSound.ts';

// Checks recordings in a child process; see checkSoundApart.
answerTasks(checkSound);
