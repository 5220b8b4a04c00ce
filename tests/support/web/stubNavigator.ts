/** Gives the browser what jsdom lacks, such as `share`, until the end of the test. */
export function stubNavigator(parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}
