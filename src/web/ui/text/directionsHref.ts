/** Directions to a place, in the phone's map app. */
export const directionsHref = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
