import { church } from '#words/church.ts';
import { InLanguage } from './InLanguage.tsx';

/** A sentence that names the church. The name is English, and marked as that on a Kiswahili page. */
export function NamingChurch({ children: text }: { children: string }) {
  const name = church.name.value;
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <InLanguage lang="en">{name}</InLanguage>
      {text.slice(at + name.length)}
    </>
  );
}
