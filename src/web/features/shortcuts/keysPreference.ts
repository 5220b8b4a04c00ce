import { deviceText } from '#web/ui/hooks/deviceText.ts';

/**
 * Set where the single keys are turned off on this device, for people who use speech input or press keys by accident
 * (WCAG 2.1.4).
 */
export const keysOff = deviceText('keys-off');
