/** The Kiswahili app has no staff pages. Its build uses this module in place of `staffRoutes.ts` (`imports` in package.json). */
export const staffFiles = {};
export const loadStaffLayout = undefined;
