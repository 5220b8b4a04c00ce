/** Staff's pages are in English alone: this module stands for `staffRoutes.ts` in the Kiswahili app (package.json). */
export const staffRoutes = {};
export const StaffLayout = undefined;
