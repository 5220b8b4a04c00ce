// What `npm start` does once everything is installed and built.
import { stopWithNpm } from '../../src/commands/setUp.mjs';
import { supervise } from '../../src/commands/supervise.mjs';

stopWithNpm();
supervise();
