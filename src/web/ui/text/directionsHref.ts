/** The way to a place, in whatever map the phone opens for it. */
export const directionsHref = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
