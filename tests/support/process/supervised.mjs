// What `npm start` does once everything is installed and built.
import { stopWithNpm } from '../../../src/commands/site/setUp.mjs';
import { supervise } from '../../../src/commands/site/supervise.mjs';

stopWithNpm();
supervise();
