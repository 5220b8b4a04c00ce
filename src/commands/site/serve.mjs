// What the container starts: the built site, which is started again when it ends or no longer answers.
import { supervise } from './supervise.mjs';

supervise({ isUpgradable: false });
