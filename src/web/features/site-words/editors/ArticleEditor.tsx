import { MAX_ARTICLE, TEXT_LIMITS } from '#shared/content/fields.ts';
import type { ArticleValue, PictureValue } from '#shared/content/values.ts';
import type { EditorProps } from './editorProps.ts';
import { PictureEditor } from './PictureEditor.tsx';
import { PicturesInText } from './PicturesInText.tsx';
import { TypedText } from './TypedText.tsx';

/** An article while it is typed. */
export type ArticleTyped = NonNullable<ArticleValue>;

const MARKDOWN_HELP =
  'A line that begins with ## is a heading; with - a point of a list. **bold**, *leaning*, [a link](https://…). ' +
  'A line :scripture[John 3:16] shows a passage.';

/** A page of plain reading: its lead, a picture at the top, and its text in Markdown. */
export function ArticleEditor(props: EditorProps<ArticleTyped>) {
  const { path, value: article, errors, lang, onChange, onBusy } = props;
  const set = (part: Partial<ArticleTyped>) => onChange((now) => ({ ...now, ...part }));
  return (
    <>
      <TypedText
        label="Lead"
        value={article.lead}
        onText={(lead) => set({ lead })}
        error={errors[`${path}.lead`] !== undefined}
        helperText={errors[`${path}.lead`] ?? 'One or two sentences under the title'}
        lines={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.paragraph, lang } }}
      />
      <PictureEditor
        {...props}
        field={{ type: 'picture', label: 'Picture at the top (optional)' }}
        path={`${path}.picture`}
        value={article.picture ?? ''}
        onChange={(change) => onChange((now) => ({ ...now, picture: change(now.picture ?? '') as PictureValue }))}
      />
      <TypedText
        label="Text"
        value={article.text}
        onText={(text) => set({ text })}
        error={errors[`${path}.text`] !== undefined}
        helperText={errors[`${path}.text`] ?? MARKDOWN_HELP}
        lines={10}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_ARTICLE, lang } }}
      />
      <PicturesInText
        text={article.text}
        refused={errors[`${path}.text`] !== undefined}
        lang={lang}
        onText={(change) => onChange((now) => ({ ...now, text: change(now.text) }))}
        onBusy={onBusy}
      />
    </>
  );
}
