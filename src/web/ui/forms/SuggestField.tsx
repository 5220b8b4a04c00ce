import { Autocomplete, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { useFieldWords } from './Form.tsx';

/** A text that is suggested, and the group that it stands in. */
export interface Suggestion {
  text: string;
  group?: string;
}

interface SuggestFieldProps {
  name: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** What is suggested, in the plural: `places`. */
  what: string;
  required?: boolean;
  /** Fields that depend on this one. */
  deps?: string[] | undefined;
}

/** Any text, with suggestions. */
export function SuggestField(props: SuggestFieldProps) {
  const { name, label, suggestions, what, required = false, deps } = props;
  const {
    field: { ref, value = '', onChange, onBlur },
    fieldState: { error },
  } = useController({ name, ...(deps && { rules: { deps } }) });
  const { id, helperText, ...described } = useFieldWords(error?.message);
  const isGrouped = suggestions.some(({ group }) => group !== undefined);
  return (
    <Autocomplete
      id={id}
      freeSolo
      disableClearable
      forcePopupIcon
      openText={`Show ${what}`}
      closeText={`Hide ${what}`}
      options={suggestions}
      {...(isGrouped && { groupBy: ({ group = '' }: Suggestion) => group })}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.text)}
      isOptionEqualToValue={(option, chosen) => option.text === (chosen as Suggestion | string)}
      value={value as string}
      inputValue={value as string}
      onInputChange={(_event, text) => {
        if (text !== value) onChange(text);
      }}
      onBlur={onBlur}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          required={required}
          label={label}
          name={name}
          inputRef={ref}
          error={error !== undefined}
          helperText={helperText}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, ...described },
          }}
        />
      )}
    />
  );
}
