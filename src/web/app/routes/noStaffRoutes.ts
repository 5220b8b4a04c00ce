/** The Kiswahili app has no staff pages. Its build uses this module in place of `staffRoutes.ts` (`imports` in package.json). */
export const staffRoutes = {};
export const loadStaffLayout = undefined;
