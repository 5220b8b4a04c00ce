import { type ListField, TEXT_LIMITS, type TextField } from '#shared/content/fields.ts';
import type { FieldValue, HoursValue, PictureValue, PointValue } from '#shared/content/values.ts';
import { ArticleEditor, type ArticleTyped } from './ArticleEditor.tsx';
import type { EditorProps } from './editorProps.ts';
import { HoursEditor } from './HoursEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { PointEditor } from './PointEditor.tsx';
import { ScriptureEditor } from './ScriptureEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

/** Edits the value of a field of any type. */
export function FieldEditor(props: EditorProps) {
  const { field } = props;
  switch (field.type) {
    case 'list':
      return (
        <ListEditor
          {...withValue<readonly FieldValue[]>(props, (raw) => (Array.isArray(raw) ? raw : []))}
          field={field as ListField}
          Entry={FieldEditor}
        />
      );
    case 'picture':
      return <PictureEditor {...withValue<PictureValue>(props, (raw) => (raw ?? '') as PictureValue)} />;
    case 'hours':
      return <HoursEditor {...withValue<HoursValue>(props)} />;
    case 'point':
      return <PointEditor {...withValue<PointValue>(props)} />;
    case 'article':
      return <ArticleEditor {...withValue<ArticleTyped>(props, (raw) => (raw ?? EMPTY_ARTICLE) as ArticleTyped)} />;
    case 'scripture':
      return <ScriptureEditor {...withValue<string>(props, textOf)} />;
    default:
      return <TextEditor {...withValue<string>(props, textOf)} limit={TEXT_LIMITS[(field as TextField).type]} />;
  }
}

const EMPTY_ARTICLE: ArticleTyped = { lead: '', picture: null, text: '' };

const textOf = (raw: FieldValue | null): string => (typeof raw === 'string' ? raw : '');

/** The field with its value, typed for the editor of its kind. */
function withValue<Value>(
  props: EditorProps,
  read: (raw: FieldValue | null) => Value = (raw) => raw as Value,
): EditorProps<Value> {
  return {
    ...props,
    value: read(props.value),
    onChange: (change) => props.onChange((raw) => change(read(raw)) as FieldValue),
  };
}
