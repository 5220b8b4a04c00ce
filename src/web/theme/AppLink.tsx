import type { ComponentProps } from 'react';
import { Link, type To } from 'react-router-dom';

/** The element of MUI's links and buttons: with `to` it leads to a page of the app, with `href` anywhere. */
export const AppLink = ({ to, ...rest }: ComponentProps<'a'> & { to?: To }) =>
  to === undefined ? <a {...rest} /> : <Link to={to} {...rest} />;
