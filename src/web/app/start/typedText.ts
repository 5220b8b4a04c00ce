import { safeSession } from '#web/ui/hooks/safeStorage.ts';

const TYPED_KEY = 'typed-before-reload';

/** Before a reload, keeps what was typed before the app started. Not every browser does that. Passwords are not stored. */
export function keepTypedText(): void {
  const typed = [...(window.typed ?? [])].filter(([{ type }]) => type !== 'password');
  const fields = typed.map(([{ name }, text]) => [name, text]);
  safeSession.set(TYPED_KEY, JSON.stringify({ path: location.pathname, fields }));
}

/** Puts the text back after the reload, as if it had been typed just now. */
export function returnTypedText(): void {
  const { path, fields } = JSON.parse(safeSession.get(TYPED_KEY) ?? '{}') as { path?: string; fields?: string[][] };
  safeSession.set(TYPED_KEY, null);
  if (path !== location.pathname) return;
  for (const [name, text = ''] of fields ?? []) {
    const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
    if (!field) continue;
    field.value = text;
    window.typed?.set(field, text);
  }
}
