import { object, string } from 'yup';

/** The language of a field's value; `both` where one value serves both languages. */
export type ContentLanguage = 'en' | 'sw' | 'both';

/** The query of `GET /all/content`: a page of `src/content/editable`. `lang=sw` asks for Kiswahili. */
export const contentQuerySchema = object({ page: string().required('Name the page.'), lang: string() });
