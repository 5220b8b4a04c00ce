import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { language } from '#words/language.ts';

/** A link to a screen of staff's. Those exist in the English app alone, so a page of another language leaves its own app. */
export function StaffScreenLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return language === 'en' ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}
