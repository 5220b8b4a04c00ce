import { staffVariables } from './staffVariables.ts';

/** The colours that no public page carries: React puts them into the head, once. */
export const StaffColours = () => (
  <style href="staff-colours" precedence="theme">
    {staffVariables}
  </style>
);
