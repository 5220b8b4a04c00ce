/** Whether a text is a phone number: digits with what people write between them, 7 to 15 digits. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 7 && digits <= 15;
}
