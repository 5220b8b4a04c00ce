import type { ReactNode } from 'react';
import { useReadScripturesQuery } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { ScripturesContext } from '#web/ui/text/useScripture.ts';

/** Gives Kiswahili pages the words of the church's Kiswahili edition. */
export function ChurchScriptures({ children }: { children: ReactNode }) {
  const { data } = useReadScripturesQuery(undefined, { skip: !OWN_BACKEND });
  return <ScripturesContext value={data}>{children}</ScripturesContext>;
}
