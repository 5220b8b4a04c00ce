/** The mutations of what only staff save, which each file adds to the api slice. */
import '#web/api/endpoints/content.ts';
import '#web/api/endpoints/messages.ts';
import '#web/api/endpoints/events.ts';
import '#web/api/endpoints/staffSermons.ts';
