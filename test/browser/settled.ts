/** Waits in a page until what fades in has arrived: colours are those of the design then. What turns for ever is not waited for. */
export const settled = `Promise.all([document, ...Array.from(document.querySelectorAll('jawab-chat'), (chat) => chat.shadowRoot)]
  .flatMap((root) => root.getAnimations())
  .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
  .map(({ finished }) => finished.catch(() => null))).then(() => true)`;
