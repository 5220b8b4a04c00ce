import type { ComponentProps } from 'react';
import { Link, type To } from 'react-router-dom';

/** The element of MUI's links and buttons: with `to` it leads to a page of the app, with `href` anywhere. A page in a new tab knows nothing of this one. */
export const AppLink = ({ to, ...rest }: ComponentProps<'a'> & { to?: To }) =>
  to === undefined ? (
    <a rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined} {...rest} />
  ) : (
    <Link to={to} {...rest} />
  );
