/** An element of a bar. Made without React, because a bar is outside the app's root. */
export function barElement<Name extends 'div' | 'span' | 'button'>(name: Name, style: string, text = '') {
  const element = document.createElement(name);
  element.style.cssText = style;
  element.textContent = text;
  return element;
}

/** A button of a bar; `look` adds its colours. */
export function barButton(label: string, look: string, onPress: () => void): HTMLButtonElement {
  const style = 'font:inherit;font-weight:600;min-height:44px;padding:0 20px;border-radius:999px;cursor:pointer;';
  const button = barElement('button', style + look, label);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}
