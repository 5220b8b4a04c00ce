/** The element in which a browser's translation puts the words that it writes in place of a text. */
const isTranslation = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT';

/** The translation of a text node, and the text before it was translated. */
interface Translated {
  translation: HTMLElement;
  text: string;
}

/**
 * Keeps the page alive while the browser translates it. Translation takes text nodes out of the page, or puts them into an
 * element of its own. React still holds them: it would fail to remove them, and its changes would not be seen. So each
 * goes back to its place, empty, beside its translation. Once React changes or removes it, the translation is removed.
 *
 * This holds for every text of the app and of its libraries at once; elements around each text that may change would have
 * to be kept up in hundreds of places, and MUI has some of its own.
 */
export function keepTextNodes(root: Node): void {
  const translated = new WeakMap<Node, Translated>();
  const originals = new WeakMap<Node, Text>();

  function hold(node: Text, translation: HTMLElement) {
    if (translation.contains(node)) node.replaceWith(node.data); // its words stay there, in a node of their own
    translation.after(node);
    translated.set(node, { translation, text: node.data });
    originals.set(translation, node);
    node.data = '';
  }

  /** Takes a translation away, after React has changed or removed its text, or where the reader wants the original. */
  function release(node: Text) {
    const held = translated.get(node);
    if (!held) return;
    translated.delete(node);
    originals.delete(held.translation);
    held.translation.remove();
    if (node.isConnected && node.data === '') node.data = held.text;
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (target instanceof Text && target.data !== '') release(target);
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      for (const node of removedNodes) {
        const original = originals.get(node);
        if (original) release(original);
        if (!(node instanceof Text)) continue;
        if (translated.has(node)) release(node);
        else if (translation && !originals.has(translation) && isTaken(node, translation)) hold(node, translation);
      }
    }
    observer.takeRecords(); // what was done here
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

/** Whether translation has taken a text node out of the page, or into its element. */
const isTaken = (node: Text, translation: HTMLElement): boolean =>
  translation.isConnected && node.data !== '' && (!node.isConnected || translation.contains(node));
