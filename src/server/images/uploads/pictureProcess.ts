import { answerTasks } from '#server/childProcess.ts';
import { makePicture } from './makePicture.ts';

// Makes pictures in a child process; see makePictureApart. The first argument is the width of the largest form.
const widest = process.argv[2] === undefined ? undefined : Number(process.argv[2]);

answerTasks((sent: Buffer) => makePicture(sent, widest));
