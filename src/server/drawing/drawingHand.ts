import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { startChild } from '#server/pictures/startChild.ts';
import type { AskedDrawing, DrawingAnswer } from './drawingProcess.ts';

/** How long the process waits for another drawing before it ends, in milliseconds. */
const IDLE = 20_000;

/** The longest that a drawing may take, in milliseconds. */
const LONGEST = 30_000;

const PROCESS = join(import.meta.dirname, 'drawingProcess.ts');

/** Draws in a process of its own. */
export interface DrawingHand {
  /** Draws one picture; another only once this is done. */
  draw(asked: AskedDrawing): Promise<Uint8Array>;
  close(): void;
}

/**
 * Draws pictures in a process of its own, which is started when something is to be drawn and ends a little later: its
 * memory goes back to the machine, the pages come before it, and it holds none of the site's secrets.
 */
export function takeDrawingHand(): DrawingHand {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function start(): Promise<ChildProcess> {
    const started = await startChild(() => fork(PROCESS, { env: {}, execArgv: [], serialization: 'advanced' }));
    started.on('exit', () => {
      if (child === started) child = undefined;
    });
    started.unref();
    started.channel?.unref();
    return started;
  }

  return {
    close,
    async draw(asked) {
      clearTimeout(idle);
      let answer: DrawingAnswer;
      try {
        child ??= await start();
        answer = await answerOf(child, asked);
      } catch (fault) {
        close(); // nobody knows what it is still at
        throw fault;
      }
      idle = setTimeout(close, IDLE).unref();
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.bytes;
    },
  };
}

function answerOf(child: ChildProcess, asked: AskedDrawing): Promise<DrawingAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error('A drawing took too long.'))), LONGEST);
    const ended = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(() => reject(new Error(`The process that draws was ended (${signal ?? `status ${code}`}).`)));
    const failed = (fault: Error) => settle(() => reject(fault));
    const answered = (answer: unknown) => settle(() => resolve(answer as DrawingAnswer));
    child.once('message', answered).once('exit', ended).once('error', failed);
    child.send(asked, (fault) => fault && failed(fault));

    function settle(then: () => void) {
      clearTimeout(timer);
      child.off('message', answered).off('exit', ended).off('error', failed);
      then();
    }
  });
}
