/** Attendance, for staff only. */
export { LookingBack as LookingBackPage } from '#web/features/looking-back/LookingBack.tsx';
